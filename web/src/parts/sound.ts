// Our own sounds, synthesized: wooden bars, struck softly. The page makes none before somebody has touched it.
import { settings, type Sounds } from '../link/settings.svelte'

/** A note: pitch in hertz, when it begins, and how long it rings, in seconds; how loud, from 0 to 1. */
type Note = readonly [pitch: number, at: number, length: number, loudness: number]
export type Sound = 'turn' | 'short' | 'move' | 'joined' | 'said'

const [C4, G4, C5, E5, G5, A5] = [262, 392, 523, 659, 784, 880]
const MOTIFS: Record<Sound, readonly Note[]> = {
  turn: [
    [G4, 0, 0.35, 0.5],
    [C5, 0.12, 0.35, 0.5],
    [E5, 0.24, 0.6, 0.6],
  ],
  short: [[A5, 0, 0.07, 0.3]],
  move: [[C4 * 0.75, 0, 0.09, 0.45]],
  joined: [
    [C5, 0, 0.25, 0.3],
    [G5, 0.1, 0.4, 0.3],
  ],
  said: [[E5, 0, 0.16, 0.25]],
}
const OWN: readonly Sound[] = ['turn', 'short'] // about one's own turn
const OVERTONE = 3.93 // what a wooden bar adds to its pitch
const VOLUME = 0.3

/** Whether a sound is wanted. */
export const isWanted = (sound: Sound, wish: Sounds): boolean =>
  wish === 'all' || (wish === 'turn' && OWN.includes(sound))

let context: AudioContext | null = null

/** Browsers allow sounds only after a touch or a key. */
function unlock(): void {
  context ??= new AudioContext()
  void context.resume()
}
if (globalThis.window) for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, unlock)

export function play(sound: Sound): void {
  if (!isWanted(sound, settings.sounds) || context?.state !== 'running') return // a late sound would confuse
  for (const note of MOTIFS[sound]) strike(context, note)
}

function strike(audio: AudioContext, [pitch, at, length, loudness]: Note): void {
  const start = audio.currentTime + at
  ring(audio, pitch, start, length, loudness * VOLUME)
  ring(audio, pitch * OVERTONE, start, Math.min(length, 0.12), loudness * VOLUME * 0.25)
}

function ring(audio: AudioContext, pitch: number, start: number, length: number, loudness: number): void {
  const [bar, gain] = [audio.createOscillator(), audio.createGain()]
  bar.frequency.setValueAtTime(pitch, start)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  bar.connect(gain).connect(audio.destination)
  bar.start(start)
  bar.stop(start + length)
}
