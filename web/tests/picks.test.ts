// Narrowing: what may be picked after what, when a choice is ready, and which ghosts it shows.
import { describe, expect, it } from 'vitest'
import { ghostsOf, nearest, stage } from '../src/table/picks'
import { Picker } from '../src/table/picker.svelte'
import { choice, piece, scene, spot } from './things'

const turned = scene({
  spots: [
    spot('a', 0, 0),
    spot('a0', 0, 0, 0),
    spot('a1', 0, 0, 90),
    spot('b', 100, 0),
    spot('b2', 100, 0, 180),
    spot('pass', 0, 0, 0, 'button'),
  ],
  choices: [
    choice('place 0 0 0', ['a', 'a0'], [piece('g', 't/0'), piece('g', 't/0')]),
    choice('place 0 0 1', ['a', 'a1'], [piece('g', 't/0'), piece('g', 't/1')]),
    choice('place 1 0 2', ['b', 'b2'], [piece('g', 't/2'), piece('g', 't/2')]),
    choice('pass', ['pass'], [null]),
  ],
})
const cards = scene({
  pieces: [piece('red', 'card/red'), piece('blue', 'card/blue')],
  spots: [spot('x', 0, 0), spot('y', 50, 0)],
  choices: [
    choice('play red x', ['red', 'x']),
    choice('play red y', ['red', 'y']),
    choice('play blue x', ['blue', 'x']),
  ],
})

const fetching = scene({
  spots: [spot('fetch', 0, 0, 0, 'button'), spot('pass', 0, 0, 0, 'button')],
  choices: [choice('fetch 3', ['fetch']), choice('pass', ['pass'])],
})

const onePlace = scene({
  spots: [spot('a', 0, 0), spot('a0', 0, 0, 0), spot('a1', 0, 0, 90)],
  choices: [
    choice('place 0 0 0', ['a', 'a0'], [piece('g', 't/0'), piece('g', 't/0')]),
    choice('place 0 0 1', ['a', 'a1'], [piece('g', 't/0'), piece('g', 't/1')]),
  ],
})

describe('stage', () => {
  it('can be confirmed at once where only one place is left', () => {
    const picker = new Picker()
    picker.show(onePlace)
    expect(picker.ghosts.map((ghost) => ghost.art)).toEqual(['t/0'])
    picker.turn(1)
    expect(picker.confirm()?.move).toBe('place 0 0 1')
  })
  it('offers the first picks, each once', () => {
    expect(stage(turned, []).options.map((one) => one.id)).toEqual(['a', 'b', 'pass'])
  })
  it('rotates where all options are at one place', () => {
    const now = stage(turned, ['a'])
    expect(now.isTurning).toBe(true)
    expect(now.options.map((one) => one.ghost?.art)).toEqual(['t/0', 't/1'])
  })
  it('is ready as soon as one choice is left', () => {
    expect(stage(turned, ['b']).ready?.move).toBe('place 1 0 2')
    expect(stage(cards, ['red']).ready).toBeNull()
    expect(stage(cards, ['red', 'y']).ready?.move).toBe('play red y')
  })
  it('never plays the only choice by itself', () => {
    const only = scene({ spots: [spot('pass', 0, 0, 0, 'button')], choices: [choice('pass', ['pass'])] })
    expect(stage(only, []).ready).toBeNull()
    expect(stage(only, []).options).toHaveLength(1)
  })
  it('skips a pick without alternatives', () => {
    const forced = scene({
      pieces: [piece('red', 'card/red')],
      spots: [spot('x', 0, 0), spot('y', 9, 0)],
      choices: [choice('r x', ['red', 'x']), choice('r y', ['red', 'y'])],
    })
    expect(stage(forced, []).options.map((one) => one.id)).toEqual(['x', 'y'])
  })
  it('starts over when the picks no longer lead anywhere', () => {
    expect(stage(turned, ['gone']).picked).toEqual([])
  })
})

it('shows the later one of two ghosts with the same id', () => {
  expect(ghostsOf(turned.choices[1]!).map((one) => one.art)).toEqual(['t/1'])
  expect(ghostsOf(turned.choices[1]!, 1).map((one) => one.art)).toEqual(['t/0'])
})

it('finds the nearest place in a direction', () => {
  const places = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 60, y: 200 },
  ]
  expect(nearest({ x: 0, y: 0 }, places, 1, 0)).toEqual({ x: 100, y: 0 })
  expect(nearest({ x: 0, y: 0 }, places, 0, 1)).toEqual({ x: 0, y: 100 })
  expect(nearest({ x: 0, y: 0 }, places, -1, 0)).toBeNull()
})

describe('Picker', () => {
  it('picks, rotates and confirms', () => {
    const picker = new Picker()
    picker.show(turned)
    expect(picker.pick('a')).toBeNull()
    expect(picker.ready?.move).toBe('place 0 0 0')
    picker.turn(1)
    expect(picker.ready?.move).toBe('place 0 0 1')
    expect(picker.ghosts.map((one) => one.art)).toEqual(['t/1'])
    expect(picker.confirm()?.move).toBe('place 0 0 1')
  })
  it('allows picking another place instead', () => {
    const picker = new Picker()
    picker.show(turned)
    picker.pick('a')
    picker.pick('b')
    expect(picker.ready?.move).toBe('place 1 0 2')
    expect(picker.back()).toBe(true)
    expect(picker.steps).toHaveLength(0)
    expect(picker.back()).toBe(false)
  })
  it('plays a button at once, anything else only when picked twice', () => {
    const picker = new Picker()
    picker.show(turned)
    expect(picker.pick('pass')?.move).toBe('pass')
    picker.show(cards)
    expect(picker.pick('blue')).toBeNull()
    expect(picker.pick('blue')?.move).toBe('play blue x')
  })
  it('previews a button tapped by a finger, and plays it on a second tap or a confirmation', () => {
    const picker = new Picker()
    picker.show(fetching)
    expect(picker.pick('fetch', true)).toBeNull()
    expect(picker.aimed?.move).toBe('fetch 3')
    expect(picker.confirm()?.move).toBe('fetch 3')
    expect(picker.pick('fetch', true)?.move).toBe('fetch 3')
  })
  it('passes with one tap', () => {
    const picker = new Picker()
    picker.show(fetching)
    expect(picker.pick('pass', true)?.move).toBe('pass')
  })
  it('has picked the only move from the start, unless it is a button', () => {
    const picker = new Picker()
    picker.show({ ...cards, choices: cards.choices.slice(0, 1) })
    expect(picker.ready?.move).toBe('play red x')
    expect([...picker.open.keys()]).toEqual(['red'])
    expect(picker.back()).toBe(false)
    picker.show({ ...fetching, choices: fetching.choices.slice(0, 1) })
    expect(picker.ready).toBeNull()
    expect(picker.pick('fetch', true)?.move).toBe('fetch 3')
  })
})
