// The steps of a final scoring, the points after each, and the course of the scores.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Finale } from '../src/ending/finale.svelte'
import { areaOf, chaptersOf, holdOf, placeOf, stepsOf, totalsAfter } from '../src/ending/steps'
import { course, finalShare, tally } from '../src/ending/tally'
import type { Closing, Event, Feature, Told } from '../src/wire'
import { feature as anyFeature, message, piece, scene } from './things'

vi.mock('../src/link/look.svelte', () => ({ wantShapes: () => Promise.resolve({}) })) // it needs a page

const event = (kind: string, seat: number, points: number, more: Partial<Event> = {}): Event => ({
  kind,
  clause: '5',
  seat,
  points,
  message: message(`event-${kind}`),
  terms: [],
  holders: [],
  pieces: [],
  feature: '',
  ...more,
})
const feature = (id: string, label: string, holders: Feature['holders'], places: Feature['places'] = []): Feature =>
  anyFeature(id, places, { label: message(label), holders })
const closing = (events: Event[], features: Feature[] = [], points = [10, 20]): Closing => ({
  scene: {
    ...scene({ pieces: [piece('tile 0', 'tile', 0, 0), { ...piece('figure', 'figure', 10, 20), owner: 1 }] }),
    panels: points.map((one, seat) => ({ seat, points: one, is_asked: false, supplies: [], hand: null, place: null })),
  },
  features,
  events,
})
const land = closing(
  [
    event('tile-set-aside', 0, 0),
    event('city', 0, 4, { feature: 'area 1' }),
    event('road', 0, 2, { feature: 'area 2', pieces: ['tile 0'] }),
    event('road', 1, 0, { feature: 'area 2', pieces: ['tile 0'] }),
    event('city', 1, 7, { feature: 'area 3', pieces: ['tile 0'] }),
    event('field', 1, 0, { feature: 'area 4' }),
  ],
  [
    feature('area 1', 'City', [[0, 1]]),
    feature('area 2', 'Road', [
      [0, 2],
      [1, 1],
    ]),
    feature(
      'area 3',
      'City',
      [[1, 1]],
      [
        ['tile 0', 0, 0, 'shape'],
        ['figure', 10, 20, ''],
      ],
    ),
    feature('area 4', 'Field', [[1, 1]]),
  ],
)

describe('stepsOf', () => {
  it('has one step for each feature, those of a kind together, and tells who gets nothing', () => {
    const steps = stepsOf(land)
    expect(steps.map(({ feature: one, gains }) => [one?.id, gains])).toEqual([
      ['area 1', [{ seat: 0, points: 4 }]],
      ['area 3', [{ seat: 1, points: 7 }]],
      [
        'area 2',
        [
          { seat: 0, points: 2 },
          { seat: 1, points: 0 },
        ],
      ],
      ['area 4', [{ seat: 1, points: 0 }]],
    ])
    expect(chaptersOf(steps).map(({ label, first, count }) => [label?.key, first, count])).toEqual([
      ['City', 0, 2],
      ['Road', 2, 1],
      ['Field', 3, 1],
    ])
  })
  it('keeps the order of the events where a feature scores in several ways', () => {
    const place = feature('place 1', 'Territory', [])
    const both = closing(
      [
        event('taken', 0, 3, { feature: 'place 1' }),
        event('treasure', 1, 1, { feature: 'place 1' }),
        event('castle', 0, 5, { pieces: ['castle'] }),
        event('taken', 1, 3, { feature: 'place 2' }),
      ],
      [place, { ...place, id: 'place 2' }],
    )
    expect(stepsOf(both).map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ['taken', 'treasure'],
      ['castle'],
      ['taken'],
    ])
    expect(chaptersOf(stepsOf(both))).toHaveLength(1)
  })
  it('adds up to the result', () => {
    const steps = stepsOf(land)
    expect([0, 1, 2, 3, 4].map((count) => totalsAfter(land, steps, count))).toEqual([
      [10, 20],
      [14, 20],
      [14, 27],
      [16, 27],
      [16, 27],
    ])
  })
  it('finds where a step is seen, and where its points are written', () => {
    const [first, second, third] = stepsOf(land)
    const pieces = new Map(land.scene.areas[0]!.pieces.map((one) => [one.id, one]))
    expect(areaOf(first!, land.scene.areas)).toBeNull()
    expect(areaOf(second!, land.scene.areas)?.id).toBe('land')
    expect(placeOf(second!, 1, pieces)).toMatchObject({ x: 10, y: 20 }) // at the figure
    expect(placeOf(third!, 0, pieces)).toEqual({ x: 0, y: 0 }) // in the middle of its tiles
    expect(placeOf(first!, 0, pieces)).toBeNull()
  })
  it('is over in 20 s, however many steps there are', () => {
    const whole = (count: number) => Array.from({ length: count }, (_, at) => holdOf(at, count)).reduce((a, b) => a + b)
    expect([holdOf(0, 5), holdOf(12, 20), whole(20)]).toEqual([900, 450, 12 * 900 + 8 * 450])
    expect(whole(80)).toBeCloseTo(20_000)
  })
})

describe('Finale', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const watched = (isCalm: boolean) => {
    const finale = new Finale(() => isCalm)
    finale.closing = land
    finale.begin()
    return finale
  }
  it('runs by itself from the still table to the result', () => {
    const finale = watched(false)
    expect([finale.step, finale.totals]).toEqual([null, [10, 20]])
    vi.advanceTimersByTime(2000)
    expect([finale.count, finale.totals]).toEqual([1, [14, 20]])
    vi.advanceTimersByTime(900 * 3)
    expect([finale.count, finale.isOn, finale.totals]).toEqual([4, true, [16, 27]])
    vi.advanceTimersByTime(2000)
    expect([finale.isOn, finale.step]).toEqual([false, null])
  })
  it('can be stopped, gone through by hand, and skipped', () => {
    const finale = watched(false)
    finale.next()
    finale.pause(true)
    vi.advanceTimersByTime(60_000)
    expect(finale.count).toBe(1)
    finale.next()
    finale.back()
    expect([finale.count, finale.isRunning]).toEqual([1, false])
    finale.skip()
    expect([finale.isOn, finale.totals]).toEqual([false, [16, 27]])
  })
  it('waits for a person with reduced motion', () => {
    const finale = watched(true)
    vi.advanceTimersByTime(60_000)
    expect([finale.count, finale.isOn]).toEqual([0, true])
  })
})

describe('course', () => {
  const told = (ply: number, events: Event[]): Told =>
    ({ ply, seat: 0, words: '', sentence: null, events }) as unknown as Told
  const term = (points: number) => ({ terms: [{ label: message('term'), count: points, each: 1 }] })
  it('separates the game from its final scoring', () => {
    const moves = [told(1, [event('city', 0, 6)]), told(2, [event('city', 1, 3), event('road', 0, 2)])]
    const end = closing([event('road', 0, 2)], [], [6, 3])
    const found = course(moves, 2, end)
    expect(found.plies).toEqual([
      [0, 0],
      [6, 0],
      [6, 3],
    ])
    expect(found.steps).toEqual([
      [6, 3],
      [8, 3],
    ])
    expect(found.collected).toEqual([])
    expect(finalShare(found)).toBe(0.25)
    expect(finalShare(course(moves, 2, null))).toBe(0)
    expect(finalShare(course([told(1, [event('road', 0, 2)])], 2, closing([event('road', 0, 2)], [], [0, 0])))).toBe(1)
  })
  it('counts what is collected but scores later apart', () => {
    const moves = [told(1, [event('area', 0, 0, term(4))]), told(2, [event('scoring', 0, 4, term(4))])]
    const sums = tally(moves, 2)
    expect([sums.kinds, sums.collected, sums.points.get('area')]).toEqual([['scoring'], ['area'], [4, 0]])
    expect(course(moves, 2, null).collected.at(-1)).toEqual([4, 0])
  })
})
