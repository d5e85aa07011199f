import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

const faults = (...lines: string[]) => countFaults('ended-promises', lines)

test('a promise of the session that nobody waits for has to end in catch', async () => {
  expect(await faults('void session.signIn({})', 'session.signIn({})', 'void load()')).toBe(3)
  expect(await faults('services.session.start()', 'void load().then(show)')).toBe(2)
})

test('what is waited for, ends, or cannot fail passes', async () => {
  expect(
    await faults(
      'session.signIn({}).catch(log)',
      'void session.renew().then(show, log)',
      'export const leave = async () => { await session.signOut() }',
      "void navigate('/home')",
      'export const stop = () => void listeners.delete(listener)',
      'session.close()',
    ),
  ).toBe(0)
})
