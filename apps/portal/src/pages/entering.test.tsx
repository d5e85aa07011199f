// @vitest-environment happy-dom
import type { SessionSnapshot } from '@atrium/api-client/session'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServicesProvider, type Services } from '../services.tsx'
import { Guard } from '../shell/Guard.tsx'
import { Root } from './Root.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// What is shown meanwhile, and what is asked for once somebody is in, have tests of their own.
vi.mock('../shell/Waiting.tsx', () => ({ Waiting: () => null }))
vi.mock('../useUserLanguage.ts', () => ({ useUserLanguage: () => undefined }))
vi.mock('@atrium/portal-modules/kit', () => ({ useModuleHost: () => ({ now: () => new Date() }) }))

const now = Date.UTC(2027, 2, 15, 8, 14)
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Opens an address with so many seconds of the session left; none without a session. */
async function open(address: string, secondsLeft?: number) {
  const user = {
    subject: 'sabine',
    firstName: 'Sabine',
    lastName: 'Moser',
    email: undefined,
    roles: ['CLIENT'],
    expiresAt: now / 1000 + (secondsLeft ?? 0),
  }
  const snapshot: SessionSnapshot =
    secondsLeft === undefined
      ? { status: 'signed-out', renewalFailed: false }
      : { status: 'signed-in', renewalFailed: false, user }
  const signIn = vi.fn(async (_options: { returnTo?: string }) => undefined)
  const session = { subscribe: () => () => undefined, getSnapshot: () => snapshot, signIn }
  let shown: string | undefined
  function Page() {
    shown = useLocation().pathname
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ServicesProvider services={{ session } as unknown as Services}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/" element={<Root />} />
            <Route path="/launcher" element={<Page />} />
            <Route element={<Guard />}>
              <Route path="*" element={<Page />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </ServicesProvider>,
    ),
  )
  await act(async () => root.unmount())
  return { shown, asked: signIn.mock.calls.map(([{ returnTo }]) => returnTo) }
}

describe('the root', () => {
  test('51 s left lead to the launcher, 50 s to the identity provider (AUTH-01)', async () => {
    expect(await open('/', 51)).toEqual({ shown: '/launcher', asked: [] })
    expect(await open('/', 50)).toEqual({ shown: undefined, asked: [undefined] })
    expect(await open('/')).toEqual({ shown: undefined, asked: [undefined] })
  })
})

describe('any other address', () => {
  const address = '/cockpits/7/x?view=false'

  test('without a session it leads to the identity provider, with path and query saved (AUTH-07)', async () => {
    expect(await open(address)).toEqual({ shown: undefined, asked: [address] })
  })

  test('61 s left show the page; 60 s count as expired and lead to the identity provider (AUTH-08)', async () => {
    expect(await open(address, 61)).toEqual({ shown: '/cockpits/7/x', asked: [] })
    expect(await open(address, 60)).toEqual({ shown: undefined, asked: [address] })
  })
})
