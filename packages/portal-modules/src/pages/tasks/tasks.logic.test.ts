import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUCKETS, TASKS } from './tasks.data.ts'
import { placed, putBack } from './tasks.logic.ts'

const ids = TASKS.map(({ id }) => id)
const byBucket = (tasks: typeof TASKS) =>
  BUCKETS.map((bucket) => tasks.flatMap((task) => (task.bucket === bucket ? [task.id] : [])))

test('tasks go together before another one, and a way back leads to where each stood', () => {
  fc.assert(
    fc.property(
      fc.subarray(ids, { minLength: 1 }),
      fc.constantFrom(...BUCKETS),
      fc.option(fc.constantFrom(...ids), { nil: undefined }),
      (some, bucket, before) => {
        const after = placed(TASKS, some, bucket, before)
        expect(after.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
        expect(after.filter(({ id }) => some.includes(id)).map(({ id }) => id)).toEqual(some)
        expect(byBucket(putBack(after, TASKS, some))).toEqual(byBucket(TASKS))
      },
    ),
  )
})
