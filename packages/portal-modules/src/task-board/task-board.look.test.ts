import { describe, expect, test } from 'vitest'
import { prioritiesIn } from './priorities.ts'
import { priorities } from './task-board.port.ts'
import { isNarrowed, paramsOf, parseLook, saysLook, type Look } from './task-board.look.ts'

describe('how a board is looked at (TASK-13)', () => {
  test('what an address says is read and said again, labels with a comma too', () => {
    const look: Look = {
      view: 'list',
      by: 'assignee',
      filters: {
        due: 'thisWeek',
        priority: ['urgent', 'low'],
        assignee: [0, 7],
        tag: ['TV, Kino', 'Süd'],
        words: 'plan ',
      },
    }
    expect(parseLook(paramsOf(look))).toEqual(look)
  })

  test('what is as always is not said, and what is not known counts as not said', () => {
    const usual = parseLook({})
    expect(Object.values(paramsOf(usual)).filter(Boolean)).toEqual([])
    const odd = { view: 'wall', by: 'mood', due: 'never', assignee: 'me,-1' }
    expect(parseLook(odd)).toEqual(usual)
    expect([saysLook({ task: '4' }), saysLook({ q: 'x' })]).toEqual([false, true])
  })

  test('a priority may be one of another product (T-01)', () => {
    const look = parseLook({ priority: 'vital,low' })
    expect(look.filters.priority).toEqual(['vital', 'low'])
    expect(paramsOf(look).priority).toBe('vital,low')
    // It is offered though no task has it.
    expect(prioritiesIn([], look.filters.priority)).toEqual([...priorities, 'vital'])
  })

  test('blanks alone narrow nothing', () => {
    expect(isNarrowed(parseLook({ q: '  ' }).filters)).toBe(false)
    expect(isNarrowed(parseLook({ tag: 'TV' }).filters)).toBe(true)
  })
})
