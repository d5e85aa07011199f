import { describe, expect, test } from 'vitest'
import { halvesOf, parseLayout, placeWidgets, widgetTypes } from './cockpit.layout.ts'

const widget = (id: string, x: number, y: number, w = 4, h = 1, more = {}) => ({ id, type: 'budget', x, y, w, h, ...more }) // prettier-ignore
const text = (widgets: unknown, more = {}) => JSON.stringify({ version: 1, columns: 12, widgets, ...more }) // prettier-ignore
const read = (content: string) => {
  const parsed = parseLayout(content)
  if ('fault' in parsed) throw new Error(parsed.fault)
  return parsed.layout
}

describe('a layout (COCK-02)', () => {
  test('pairs single figures that follow each other; one that is left over stands alone', () => {
    const order = ['state', 'budget', 'duration', 'booked', 'audience', 'booked', 'budget']
    const { widgets } = read(text(order.map((type, y) => widget(`${type}${y}`, 0, y, 3, 1, { type })))) // prettier-ignore
    expect([...halvesOf(widgets)]).toEqual(['budget1', 'duration2', 'booked5', 'budget6'])
  })
  test('is read in the order in which one reads: from above, then from the start (T-30)', () => {
    const { widgets } = read(text([widget('c', 8, 1), widget('b', 0, 1), widget('a', 4, 0)]))
    expect(widgets.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
  test('keeps a widget that nobody knows, as such', () => {
    const { widgets } = read(text([widget('a', 0, 0, 4, 1, { type: 'weather' })]))
    expect(widgets[0]).toMatchObject({ type: 'weather', known: undefined })
    for (const type of widgetTypes)
      expect(read(text([widget('a', 0, 0, 4, 1, { type })])).widgets[0]!.known).toBe(type)
  })
  test('may name title, figure, options and its source', () => {
    const content = text([widget('a', 0, 0, 4, 1, { title: 'Geld', dataKey: 'spend', options: { a: 1 } })], { dataSource: { path: 'cockpits/data' } }) // prettier-ignore
    expect(read(content)).toMatchObject({
      source: 'cockpits/data',
      widgets: [{ title: 'Geld', dataKey: 'spend', options: { a: 1 } }],
    })
    expect(read(text([])).source).toBe('cockpitdata')
  })
  test.each([
    ['{', 'json'],
    ['', 'json'],
    ['[]', 'shape'],
    ['"text"', 'shape'],
    [text([], { version: 2 }), 'version'],
    [text([], { columns: 16 }), 'shape'],
    [text({}), 'shape'],
    [text([{ id: 'a' }]), 'shape'],
    [text([widget('a', 10, 0, 4)]), 'shape'],
    [text([widget('a', -1, 0)]), 'shape'],
    [text([widget('a', 0, 0, 4, 0)]), 'shape'],
    [text([widget('a', 0, 0.5)]), 'shape'],
    [text([widget('a', 0, 0), widget('a', 4, 0)]), 'shape'],
    [text([], { dataSource: { path: 'https://elsewhere' } }), 'shape'],
    [text([], { dataSource: { path: '../up' } }), 'shape'],
    [text([], { dataSource: 'data' }), 'shape'],
  ])('%s is none: %s', (content, fault) => {
    expect(parseLayout(content)).toEqual({ fault })
  })
})

test('widgets cover the rows that begin beside them, and leave no holes (T-30)', () => {
  const { widgets } = read(text([widget('plan', 0, 2, 8, 6), widget('approvals', 8, 2, 4, 3), widget('talk', 8, 5, 4, 3), widget('top', 0, 0, 12, 1)])) // prettier-ignore
  const placed = placeWidgets(widgets)
  expect(placed.map(({ widget: { id }, column, span, rows }) => [id, column, span, rows])).toEqual([
    ['top', 1, 12, 1],
    ['plan', 1, 8, 2],
    ['approvals', 9, 4, 1],
    ['talk', 9, 4, 1],
  ])
})
