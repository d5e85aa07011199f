import { expect, spyOn, waitFor } from 'storybook/test'
import { undoWindowMs } from '../pending/useUndoableAction.ts'

/**
 * The time in which something can be taken back, in a story. `stands` waits until none of it runs;
 * `hurry` makes what is held from now on go at once. `end` gives the clock back, also as what a
 * story's `beforeEach` answers with.
 */
export function watchUndoWindow() {
  const later = window.setTimeout.bind(window)
  const started = spyOn(window, 'setTimeout')
  const cleared = spyOn(window, 'clearTimeout')
  return {
    stands: () =>
      waitFor(async () => {
        const timers = started.mock.calls.flatMap(([, time], call) =>
          time === undoWindowMs ? [started.mock.results[call]!.value] : [],
        )
        await expect(timers).not.toEqual([])
        await expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(timers))
      }),
    hurry: () => {
      started.mockImplementation(((act: TimerHandler, time?: number, ...rest: unknown[]) =>
        later(act, time === undoWindowMs ? 50 : time, ...rest)) as typeof setTimeout)
    },
    end: () => {
      started.mockRestore()
      cleared.mockRestore()
    },
  }
}
