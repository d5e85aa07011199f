import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

const faults = (...lines: string[]) => countFaults('page-zone', lines)

test('what the clock of the device tells is refused, in words and in parts (row 51, VAL-11)', async () => {
  const bad = ['getHours', 'getDay', 'getMonth', 'getFullYear', 'setHours', 'toLocaleDateString', 'toLocaleTimeString'] // prettier-ignore
  expect(await faults(...bad.map((name) => `console.log(now.${name}())`))).toBe(bad.length)
})

test('moments, figures and the formats of the page pass', async () => {
  const good = ['now.getTime()', 'now.toISOString()', 'count.toLocaleString("de")', 'dateFormat("de", {}).format(now)', 'now.getUTCDay()'] // prettier-ignore
  expect(await faults(...good.map((call) => `console.log(${call})`))).toBe(0)
})
