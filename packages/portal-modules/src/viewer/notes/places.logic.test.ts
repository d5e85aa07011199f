import { describe, expect, test } from 'vitest'
import type { Pin, PinPosition } from '../../kit/module-host/pinning.ts'
import {
  areaBetween,
  containedIn,
  isDrawn,
  momentsIn,
  movedBy,
  placesOf,
  sizedBy,
  spotAt,
  spotsOn,
} from './places.logic.ts'

const pin = (id: number, place: PinPosition): Pin => ({
  id,
  number: id,
  text: '',
  place,
  isResolved: false,
})

describe('places in what is looked at (T-41)', () => {
  test('pictures and pages have spots, sounds and films moments, the rest none', () => {
    expect((['image', 'pdf', 'video', 'audio', 'sheet', 'report'] as const).map(placesOf)).toEqual([
      'spots',
      'pages',
      'moments',
      'moments',
      undefined,
      undefined,
    ])
  })

  test('pins belong to one version and one page', () => {
    const pins = [
      pin(1, { version: 1, x: 0, y: 0 }),
      pin(2, { version: 2, x: 0, y: 0 }),
      pin(3, { version: 2, x: 0, y: 0, page: 4 }),
      pin(4, { version: 2, seconds: 3 }),
    ]
    const ids = (found: readonly Pin[]) => found.map(({ id }) => id)
    expect(ids(spotsOn(pins, 2, undefined))).toEqual([2])
    expect(ids(spotsOn(pins, 2, 4))).toEqual([3])
    expect(ids(momentsIn(pins, 2))).toEqual([4])
  })

  test('a picture lies in the middle of its box, as large as it fits', () => {
    const box = { left: 10, top: 20, width: 200, height: 100 }
    const wide = { left: 10, top: 45, width: 200, height: 50 }
    expect(containedIn(box, { width: 400, height: 100 })).toEqual(wide)
    expect(containedIn(box, { width: 0, height: 0 })).toEqual(box)
  })

  test('a spot is a share of what it is on, and never beside it', () => {
    const box = { left: 100, top: 100, width: 200, height: 100 }
    expect(spotAt(box, { clientX: 150, clientY: 175 })).toEqual({ x: 0.25, y: 0.75 })
    expect(spotAt(box, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 1 })
  })

  test('arrows move it, with Shift further, up to the edge', () => {
    const spot = { version: 1, x: 0.5, y: 0.02 }
    expect(movedBy(spot, 'ArrowRight', false)).toEqual({ version: 1, x: 0.51, y: 0.02 })
    expect(movedBy(spot, 'ArrowUp', true)).toEqual({ version: 1, x: 0.5, y: 0 })
    expect(movedBy(spot, 'Enter', false)).toBeUndefined()
  })

  test('an area moves as a whole and stays on what it is on', () => {
    const area = { version: 1, x: 0.5, y: 0.5, width: 0.48, height: 0.2 }
    expect(movedBy(area, 'ArrowRight', true)).toEqual({ ...area, x: 0.52 })
    expect(movedBy(area, 'ArrowDown', true)).toEqual({ ...area, y: 0.55 })
  })

  test('arrows draw an area around a point, make it larger and smaller, and a point again', () => {
    const point = { version: 1, x: 0.95, y: 0.2, page: 3 }
    const first = { version: 1, x: 0.9, y: 0.2, page: 3, width: 0.1, height: 0.1 }
    expect(sizedBy(point, 'ArrowRight', false)).toEqual(first)
    expect(sizedBy(point, 'ArrowLeft', false)).toEqual(point)
    expect(sizedBy(first, 'ArrowDown', true)).toEqual({ ...first, height: 0.15 })
    expect(sizedBy(first, 'ArrowRight', true)).toEqual(first)
    expect(sizedBy({ ...first, width: 0.05 }, 'ArrowLeft', true)).toEqual({ ...point, x: 0.9 })
    expect(sizedBy(first, 'Enter', false)).toBeUndefined()
  })

  test('an area lies between two corners, whichever was first, and a line can be seen', () => {
    const area = { x: 0.2, y: 0.3, width: 0.4, height: 0.1 }
    expect(areaBetween({ x: 0.2, y: 0.3 }, { x: 0.6, y: 0.4 })).toEqual(area)
    expect(areaBetween({ x: 0.6, y: 0.3 }, { x: 0.2, y: 0.4 })).toEqual(area)
    expect(areaBetween({ x: 1, y: 0.3 }, { x: 1, y: 0.4 })).toMatchObject({ x: 0.99, width: 0.01 })
    const [from, near, far] = [0, 3, 6].map((at) => ({ clientX: at, clientY: 0 }))
    expect([isDrawn(from!, near!), isDrawn(from!, far!)]).toEqual([false, true])
  })
})
