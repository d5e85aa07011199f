import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reachOf } from './changed.mjs'
import { journeysOf } from './journeys.mjs'

test('journeys are named as they are', () => {
  const e2e = join(import.meta.dirname, '../../e2e')
  const missing = Object.values(journeysOf)
    .flat()
    .filter((name) => !existsSync(join(e2e, `${name}.spec.ts`)))
  expect(missing).toEqual([])
})

test('a module reaches its stories, its port on the real server and its journeys', () => {
  expect(reachOf(['packages/portal-modules/src/timeline/views/Entry.tsx'])).toEqual({
    server: ['e2e/ports/timeline.test.ts'],
    stories: ['packages/portal-modules/src/timeline/'],
    journeys: ['e2e/timeline.spec.ts', 'e2e/integrations.spec.ts'],
  })
})

test('an area of the server reaches its tests, those of areas that use it, and its journeys', () => {
  const { server, journeys } = reachOf(['apps/server/src/areas/invoices/invoices.policy.ts'])
  expect(server).toContain('apps/server/src/areas/invoices/')
  expect(server).toContain('apps/server/test/rights/rights.test.ts')
  expect(journeys).toEqual(['e2e/invoices.spec.ts'])
  expect(reachOf(['apps/server/src/areas/users/users.service.ts']).server).toContain(
    'apps/server/src/areas/people/',
  )
})

test('a test reaches itself alone', () => {
  expect(reachOf(['e2e/home.spec.ts', 'apps/server/test/kill.test.ts'])).toEqual({
    server: ['apps/server/test/kill.test.ts'],
    stories: [],
    journeys: ['e2e/home.spec.ts'],
  })
})
