import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

const faults = (...lines: string[]) => countFaults('database-day', lines)

test('the day of the database is refused in SQL, a day that is handed in passes', async () => {
  expect(await faults('sql`update a set b = current_date - 3`', 'sql`select now()::date`')).toBe(2)
  expect(await faults('sql`update a set b = ${day}::date, c = now()`')).toBe(0)
})
