import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRows, unreadAfter } from './virtualList.logic.ts'

const SECTIONS = { keyOf: (day: number) => day, titleOf: (day: number) => `Tag ${day}` }

describe('rows', () => {
  test('are the items where there are no sections', () => {
    const plan = planRows(['a', 'b'])
    expect([plan.count, plan.rowOf(1), plan.itemOf(1)]).toEqual([2, 1, 1])
  })

  test('have a heading before each section', () => {
    const plan = planRows([1, 1, 2], SECTIONS)
    expect(plan.count).toBe(5)
    expect([0, 1, 2, 3, 4].map(plan.itemOf)).toEqual([-1, 0, 1, -1, 2])
    expect(plan.sections.map(({ title, from, to }) => [title, from, to])).toEqual([
      ['Tag 1', 0, 2],
      ['Tag 2', 2, 3],
    ])
    expect(planRows([], SECTIONS).count).toBe(0)
  })

  test('lead from item to row and back, whatever the sections', () => {
    assert(
      property(array(integer({ min: 0, max: 3 }), { maxLength: 60 }), (days) => {
        const plan = planRows(days, SECTIONS)
        for (const [item] of days.entries()) {
          const row = plan.rowOf(item)
          expect(plan.itemOf(row)).toBe(item)
          const section = plan.sections[plan.sectionOf(row)]!
          expect(item >= section.from && item < section.to).toBe(true)
        }
        const heads = Array.from({ length: plan.count }, (_, row) => plan.itemOf(row))
        expect(heads.filter((item) => item < 0)).toHaveLength(plan.sections.length)
      }),
    )
  })
})

test('what came after the last one read is new', () => {
  expect(unreadAfter(10, 6)).toBe(3)
  expect(unreadAfter(10, 9)).toBe(0)
  expect(unreadAfter(10, -1)).toBe(0)
})
