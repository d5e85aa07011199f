import { BrainCircuit, icons, type LucideIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import { strokeOf } from './stroke.ts'

const one = (...shapes: readonly [string, Record<string, string>][]) =>
  strokeOf({ render: () => ({ props: { icon: { node: shapes } } }) } as unknown as LucideIcon)

test('the lines of an icon become one path, each counted from the origin', () => {
  expect(one(['path', { d: 'M1 1h2' }], ['path', { d: 'm8 6 2-2' }])).toBe('M1 1h2M0 0m8 6 2-2')
})

test('lines, circles, ellipses and rectangles become the same lines', () => {
  expect(one(['line', { x1: '1', y1: '2', x2: '3', y2: '4' }])).toBe('M1 2L3 4')
  expect(one(['polyline', { points: '1 2 3 4' }], ['polygon', { points: '5 6 7 8' }])).toBe(
    'M1 2 3 4M5 6 7 8z',
  )
  expect(one(['circle', { cx: '12', cy: '12', r: '3' }])).toBe(
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  )
  expect(one(['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }])).toBe(
    'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
  )
  expect(one(['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }])).toBe(
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  )
})

test('an icon with a part that is filled, or of an unknown shape, stays as it is', () => {
  expect(strokeOf(BrainCircuit)).toBeUndefined()
  expect(one(['text', { x: '1' }])).toBeUndefined()
})

// Where Lucide keeps its shapes elsewhere one day, icons are only slower; this says so.
test('nearly all icons of Lucide are lines', () => {
  const all = Object.values(icons)
  const lines = all.filter((icon) => strokeOf(icon))
  expect(lines.length).toBeGreaterThan(0.97 * all.length)
  for (const icon of lines) expect(strokeOf(icon)).toMatch(/^M[\d\s.,a-z-]+$/i)
})
