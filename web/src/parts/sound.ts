// Synthesized sounds: a wooden tap for a move, two notes when it is your turn. Off by default.
import { settings } from '../link/settings.svelte'

let context: AudioContext | null = null

function tone(frequency: number, at: number, length: number, loudness: number): void {
  context ??= new AudioContext()
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  const start = context.currentTime + at
  oscillator.type = 'triangle'
  oscillator.frequency.setValueAtTime(frequency, start)
  gain.gain.setValueAtTime(loudness, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

export function tap(): void {
  if (settings.hasSound) tone(190, 0, 0.09, 0.12)
}

export function call(): void {
  if (!settings.hasSound) return
  tone(523, 0, 0.16, 0.06)
  tone(659, 0.13, 0.22, 0.06)
}
