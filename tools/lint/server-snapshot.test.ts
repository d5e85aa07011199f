import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

const faults = (...lines: string[]) => countFaults('server-snapshot', lines)

test('a store without what a server shows is refused', async () => {
  expect(await faults('export const useIt = () => useSyncExternalStore(subscribe, get)')).toBe(1)
})

test('with it, it passes', async () => {
  expect(await faults('export const useIt = () => useSyncExternalStore(subscribe, get, get)')).toBe(
    0,
  )
})
