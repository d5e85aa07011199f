import { describe, expect, test } from 'vitest'
import {
  movedBeside,
  neighbourOf,
  placeColumns,
  tracksOf,
  withFrozen,
  withShown,
} from './columns.logic.ts'
import type { TableLayout } from '../dataTable.types.ts'

const columns = [
  { id: 'name', title: 'Name', isSticky: true },
  { id: 'price', title: 'Price', width: 120 },
  { id: 'day', title: 'Day' },
  { id: 'owner', title: 'Owner', isHiddenAtFirst: true },
]
const place = (layout: TableLayout = {}) => placeColumns(columns, layout)
const ids = (layout?: TableLayout) => place(layout).map(({ column }) => column.id)
const shown = (layout?: TableLayout) =>
  place(layout)
    .filter(({ isHidden }) => !isHidden)
    .map(({ column }) => column.id)

describe('columns', () => {
  test('stand as written, until somebody arranges them; unknown and new ones do no harm', () => {
    expect(shown()).toEqual(['name', 'price', 'day'])
    expect(ids({ order: ['day', 'gone', 'name'] })).toEqual(['name', 'day', 'owner', 'price'])
  })

  test('keep their place among all, so that hidden ones are counted', () => {
    const places = place({ hidden: ['price'] })
      .filter(({ isHidden }) => !isHidden)
      .map((one) => one.place)
    expect(places).toEqual([0, 2, 3])
  })

  test('the one that names the rows cannot be hidden', () => {
    expect(shown({ hidden: ['name', 'day'] })).toEqual(['name', 'price', 'owner'])
  })

  test('are moved, and stay in sight beside one that does', () => {
    const moved = movedBeside(place(), {}, 'day', { id: 'price', edge: 'start' })
    expect(shown(moved)).toEqual(['name', 'day', 'price'])
    const frozen = movedBeside(place(), {}, 'day', { id: 'name', edge: 'start' })
    expect(shown(frozen)).toEqual(['day', 'name', 'price'])
    expect(place(frozen).filter((one) => one.frozen !== undefined)).toHaveLength(2)
  })

  test('change places within their group only', () => {
    expect(neighbourOf(place(), 'price', 1)).toBe('day')
    expect(neighbourOf(place(), 'price', -1)).toBeUndefined()
    expect(neighbourOf(place(), 'day', 1)).toBeUndefined()
  })

  test('are shown, hidden, kept in sight and let go', () => {
    expect(shown(withShown(place(), {}, 'owner', true))).toEqual(['name', 'price', 'day', 'owner'])
    expect(shown(withShown(place(), {}, 'price', false))).toEqual(['name', 'day'])
    const frozen = withFrozen(place(), {}, 'day', true)
    expect(shown(frozen)).toEqual(['name', 'day', 'price'])
    expect(shown(withFrozen(place(frozen), frozen, 'name', false))).toEqual([
      'day',
      'name',
      'price',
    ])
  })
})

test('widths: fixed ones as they are, the rest shares; what stays in sight knows where', () => {
  const around = { before: [44], after: 52 }
  const visible = (layout: TableLayout) => place(layout).filter(({ isHidden }) => !isHidden)
  expect(tracksOf(visible({}), {}, around)).toEqual({
    columns: '44px minmax(120px, 1fr) 120px minmax(120px, 1fr) 52px',
    stays: ['0px', '44px'],
    least: 44 + 120 + 120 + 120 + 52,
  })
  const tracks = tracksOf(visible({ frozen: ['name', 'price'] }), { day: 200 }, around)
  expect(tracks.columns).toBe('44px 120px 120px 200px minmax(52px, 1fr)')
  expect(tracks.stays).toEqual(['0px', '44px', '164px'])
})
