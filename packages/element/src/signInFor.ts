import { dispatch, type GetToken } from './events.ts'
import type { Popup } from './popup.ts'
import type { Settings } from './settings.ts'

/** Signs in in a window. */
export interface SignInWindow {
  /** Loads what that needs, so that a click opens it at once. */
  prepare: () => Promise<unknown>
  open: () => Promise<void>
}

/** How whoever reads is known to the server. */
export interface Way {
  getToken: GetToken
  /** Absent: the page signs people in. */
  window?: SignInWindow
}

/** Asks the page by an event; one function, so that all tags share what is asked. */
const askPage: GetToken = ({ server, application, isRefused }) => {
  let answer: ReturnType<GetToken>
  dispatch(document, 'atrium-token', {
    server,
    application,
    isRefused,
    respondWith: (token) => {
      answer = token
    },
  })
  return answer
}

const ways = new WeakMap<GetToken, Map<string, Way>>()
const listeners = new Set<(server: string) => void>()

/** Tells when somebody has signed in at a server in a window; what it gives back ends that. */
export function onSignedIn(listener: (server: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The page's function or the event; where these have no token, a window if the tag allows one. */
export function signInFor(settings: Settings, getToken: GetToken = askPage): Way {
  if (!settings.hasPopup) return { getToken }
  const known = ways.get(getToken) ?? new Map<string, Way>()
  ways.set(getToken, known)
  const key = `${settings.server} ${settings.application}`
  const way = known.get(key) ?? withWindow(settings, getToken)
  known.set(key, way)
  return way
}

function withWindow({ server, application, locale }: Settings, getToken: GetToken): Way {
  let popup: Promise<Popup> | undefined
  let isUsed = false
  const prepare = () => {
    popup ??= import('./popup.ts')
      .then(({ createPopup }) => createPopup(server, application, locale))
      .catch((error: unknown) => {
        popup = undefined
        throw error
      })
    return popup
  }
  return {
    async getToken(request) {
      const given = await getToken(request)
      if (given || !isUsed) return given
      return (await prepare()).token(request.isRefused)
    },
    window: {
      prepare,
      async open() {
        await (await prepare()).signIn()
        isUsed = true
        for (const listener of listeners) listener(server)
      },
    },
  }
}
