import { expect, test } from 'vitest'
import { startServer } from '../test/harness.ts'
import { refuseDemoPeople } from './seed.ts'

const real = { ATRIUM_DEMO: 'none', OIDC_ISSUER: undefined } as const

test('a portal for real does not start on the demo, whose passwords everybody knows', async () => {
  const demo = await startServer({ demo: 'small' })
  await expect(refuseDemoPeople(demo.deps, real)).rejects.toThrow(/^ATRIUM_DEMO: .*empty one/)
  await refuseDemoPeople(demo.deps, { ...real, ATRIUM_DEMO: 'small' })
  // Then nobody signs in with a password of ours.
  await refuseDemoPeople(demo.deps, { ...real, OIDC_ISSUER: 'https://login.agency.example' })
  await demo.stop()
})

test('a portal for real starts on an empty database', async () => {
  const empty = await startServer()
  await refuseDemoPeople(empty.deps, real)
  await empty.stop()
})
