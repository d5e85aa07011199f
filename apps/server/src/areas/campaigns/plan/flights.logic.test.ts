import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from './flights.logic.ts'

const span = (start: string, end: string) => ({ start: `2026-${start}`, end: `2026-${end}` })
const whole = span('03-01', '06-30')
const channel = (start: string, end: string, ...pauses: { start: string; end: string }[]) => ({
  ...span(start, end),
  pauses,
})

describe('when a campaign runs (T-22, T-26)', () => {
  test('it rests while all of its channels do', () => {
    const both = [
      channel('03-01', '06-30', span('04-01', '04-10')),
      channel('03-15', '05-31', span('03-28', '04-05')),
    ]
    expect(runsOf(whole, both)).toEqual([span('03-01', '03-31'), span('04-06', '06-30')])
  })

  test('where one channel rests and another runs, the campaign runs', () => {
    const one = channel('03-01', '06-30', span('04-01', '04-10'))
    expect(runsOf(whole, [one, channel('03-01', '06-30')])).toEqual([whole])
    // One without days of its own runs as long as its campaign.
    expect(runsOf(whole, [one, { start: null, end: null, pauses: [] }])).toEqual([whole])
  })

  test('a channel that has not begun or is over does not keep it running', () => {
    const channels = [
      channel('03-01', '06-30', span('04-01', '04-10'), span('05-01', '05-03')),
      channel('04-20', '06-30', span('05-01', '05-09')),
    ]
    expect(runsOf(whole, channels)).toEqual([
      span('03-01', '03-31'),
      span('04-11', '04-30'),
      span('05-04', '06-30'),
    ])
  })

  test('nothing rests without a pause, and what only rests stays whole', () => {
    expect(runsOf(whole, [channel('03-01', '03-31'), channel('05-01', '06-30')])).toEqual([whole])
    expect(runsOf(whole, [])).toEqual([whole])
    expect(runsOf(span('03-01', '03-10'), [channel('03-01', '03-10', span('03-01', '03-10'))])).toEqual([span('03-01', '03-10')]) // prettier-ignore
  })

  test('a day is left out where some channel rests and none runs, and no other day', () => {
    const days = Array.from(
      { length: 14 },
      (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`,
    )
    const all = { start: days[2]!, end: days[11]! }
    const anySpan = fc
      .tuple(fc.constantFrom(...days), fc.constantFrom(...days))
      .map(([one, other]) =>
        one < other ? { start: one, end: other } : { start: other, end: one },
      )
    const anyChannel = fc
      .record({ dates: fc.option(anySpan), pauses: fc.array(anySpan, { maxLength: 3 }) })
      .map(({ dates, pauses }) => ({
        start: dates?.start ?? null,
        end: dates?.end ?? null,
        pauses,
      }))
    const isIn = (day: string, { start, end }: { start: string; end: string }) =>
      start <= day && day <= end
    fc.assert(
      fc.property(fc.array(anyChannel, { maxLength: 4 }), (channels) => {
        const runs = runsOf(all, channels)
        const rests = (day: string) =>
          channels.some(({ pauses }) => pauses.some((pause) => isIn(day, pause))) &&
          !channels.some(
            ({ start, end, pauses }) =>
              isIn(day, { start: start ?? all.start, end: end ?? all.end }) &&
              !pauses.some((pause) => isIn(day, pause)),
          )
        const expected = days.filter((day) => isIn(day, all) && !rests(day))
        const shown = days.filter((day) => runs.some((run) => isIn(day, run)))
        expect(shown).toEqual(expected.length > 0 ? expected : days.filter((day) => isIn(day, all)))
        // Runs lie apart, in their order, and each has at least a day.
        for (const [index, { start, end }] of runs.entries()) {
          expect(start <= end).toBe(true)
          if (index > 0)
            expect(days.indexOf(start) - days.indexOf(runs[index - 1]!.end)).toBeGreaterThan(1)
        }
      }),
      { numRuns: 500 },
    )
  })
})
