// @vitest-environment happy-dom
import { AtriumProvider, createClient } from '@atrium/api-client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApplication } from '../tenant.ts'
import { useRoles, useRolesAnywhere } from './useRoles.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const signedIn = vi.hoisted(() => ({ user: { roles: ['ADMINISTRATOR'], applicationId: 1 } }))
vi.mock('../services.tsx', () => ({ useCurrentSession: () => signedIn }))

/** What the two say before the server has answered, and after. */
async function read(applications: readonly { id: number; roles: string[] }[]) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const client = createClient({
    token: async () => 'token',
    language: () => 'de',
    fetch: () => promise,
  })
  let last: { here: readonly string[]; anywhere: readonly string[] | undefined } | undefined
  function Page() {
    last = { here: useRoles(), anywhere: useRolesAnywhere() }
    return null
  }
  const root = createRoot(document.createElement('div'))
  let isAnswered = false
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), onSuccess: () => (isAnswered = true) }}>
        <AtriumProvider client={client} tenant={1} user="sabine">
          <Page />
        </AtriumProvider>
      </SWRConfig>,
    ),
  )
  const before = last!
  resolve(Response.json(applications))
  await act(() => vi.waitUntil(() => isAnswered))
  const after = last!
  await act(async () => root.unmount())
  return { before, after }
}

beforeEach(() => openApplication(1))

const both = [
  { id: 1, roles: ['ADMINISTRATOR'] },
  { id: 2, roles: ['CLIENT'] },
]

test('roles of a sign-in for this application count until the server has said them (AUTH-16, PERM-19)', async () => {
  const { before, after } = await read([{ id: 1, roles: ['AUTHOR'] }])
  expect([before.here, after.here]).toEqual([['ADMINISTRATOR'], ['AUTHOR']])
})

test('in another application than the one that the sign-in was for, its roles count for nothing (PERM-19)', async () => {
  openApplication(2)
  const { before, after } = await read(both)
  expect([before.here, after.here]).toEqual([[], ['CLIENT']])
})

test('what belongs to no application goes by the roles of all; whoever is in none by those of the sign-in (SETUP-10)', async () => {
  const { before, after } = await read(both)
  expect([before.anywhere, after.anywhere]).toEqual([undefined, ['ADMINISTRATOR', 'CLIENT']])
  expect((await read([])).after.anywhere).toEqual(['ADMINISTRATOR'])
})
