// @vitest-environment happy-dom
import type { SessionSnapshot } from '@atrium/api-client/session'
import { MemoryHost } from '@atrium/portal-modules/kit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServicesProvider, type Services } from '../services.tsx'
import { Guard } from '../shell/sign-in/Guard.tsx'
import { Root } from './Root.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// What is shown meanwhile, and what is asked for once somebody is in, have tests of their own.
vi.mock('../shell/sign-in/Waiting.tsx', () => ({ Waiting: () => null }))
vi.mock('../language/useUserLanguage.ts', () => ({ useUserLanguage: () => undefined }))

// For whoever looks into the browser's console.
vi.spyOn(console, 'debug').mockImplementation(() => undefined)

const now = Date.UTC(2027, 2, 15, 8, 14)
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

interface Opened {
  /** Signed out in another tab. */
  isEndedElsewhere?: boolean
  /** Seconds of the session that are left; none without a session. */
  secondsLeft?: number
  /** The identity provider; by default it takes the page away. */
  signIn?: (options: { returnTo?: string }) => Promise<void>
}

/** Mounts the root and a guarded page at an address. */
async function mount(address: string, { secondsLeft, signIn, isEndedElsewhere }: Opened) {
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
      ? {
          status: 'signed-out',
          renewalFailed: false,
          ...(isEndedElsewhere && { isEndedElsewhere }),
        }
      : { status: 'signed-in', renewalFailed: false, user }
  const session = { subscribe: () => () => undefined, getSnapshot: () => snapshot, signIn }
  const seen: { shown: string | undefined; state?: unknown } = { shown: undefined }
  function Page() {
    seen.shown = useLocation().pathname
    return null
  }
  function LoggedOut() {
    const { pathname, state } = useLocation()
    Object.assign(seen, { shown: pathname, state })
    return null
  }
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <ServicesProvider services={{ session } as unknown as Services}>
        <MemoryHost>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path="/" element={<Root />} />
              <Route path="/launcher" element={<Page />} />
              <Route path="/logged-out" element={<LoggedOut />} />
              <Route element={<Guard />}>
                <Route path="*" element={<Page />} />
              </Route>
            </Routes>
          </MemoryRouter>
        </MemoryHost>
      </ServicesProvider>,
    ),
  )
  return { seen, element, unmount: () => act(async () => root.unmount()) }
}

/** Opens an address with so many seconds of the session left; none without a session. */
async function open(address: string, secondsLeft?: number) {
  const signIn = vi.fn(async (_options: { returnTo?: string }) => undefined)
  const { seen, unmount } = await mount(address, { secondsLeft, signIn })
  await unmount()
  return { ...seen, asked: signIn.mock.calls.map(([{ returnTo }]) => returnTo) }
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

test('who signed out in another tab is told so, with the way back to this page, and not sent to sign in (AUTH-03)', async () => {
  const signIn = vi.fn(async () => undefined)
  const { seen, unmount } = await mount('/files/12?view=list', { isEndedElsewhere: true, signIn })
  await unmount()
  expect(seen).toEqual({
    shown: '/logged-out',
    state: { reason: 'elsewhere', returnTo: '/files/12?view=list' },
  })
  expect(signIn).not.toHaveBeenCalled()
})

describe('an identity provider that does not answer', () => {
  test.each(['/', '/home'])(
    'at %s the cause is said instead of waiting for ever, and retry asks again (AUTH-01, AUTH-07)',
    async (address) => {
      const signIn = vi.fn(() => Promise.reject(new Error('Failed to fetch')))
      const { element, unmount } = await mount(address, { signIn })
      const heading = () => element.querySelector('h1')?.textContent
      expect(heading()).toBe('Die Anmeldung ist gerade nicht erreichbar.')
      const [retry] = element.querySelectorAll('button')
      expect(retry?.textContent).toBe('Erneut versuchen')
      await act(async () => retry?.click())
      expect(signIn).toHaveBeenCalledTimes(2)
      expect(heading()).toBe('Die Anmeldung ist gerade nicht erreichbar.')
      // Back online nobody has to press anything.
      await act(async () => dispatchEvent(new Event('online')))
      expect(signIn).toHaveBeenCalledTimes(3)
      await unmount()
    },
  )
})
