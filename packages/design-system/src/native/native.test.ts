import { expect, test, vi } from 'vitest'
import { withOwn } from './native.ts'

test('own attributes stand over the host’s, which keeps what the component does not say', () => {
  expect(withOwn({ id: 'a', role: 'note' }, { role: 'status' })).toEqual({
    id: 'a',
    role: 'status',
  })
  expect(withOwn({ id: 'a' }, undefined)).toEqual({ id: 'a' })
})

test('handlers of both are called, the host’s first; one that is away takes nobody’s place', () => {
  const told: string[] = []
  const onKeyDown = vi.fn(() => told.push('host'))
  withOwn({ onKeyDown }, { onKeyDown: () => told.push('own') }).onKeyDown()
  expect(told).toEqual(['host', 'own'])
  const kept: { onKeyDown: unknown } = withOwn({ onKeyDown }, { onKeyDown: undefined })
  expect(kept.onKeyDown).toBe(onKeyDown)
})
