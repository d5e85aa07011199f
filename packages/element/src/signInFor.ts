import { tell, type GetToken } from './events.ts'
import type { Settings } from './settings.ts'

/** How whoever reads is known to the server. */
export interface Way {
  getToken: GetToken
  signIn?: () => Promise<void>
}

/** Asks the page by an event; one function, so that all tags share what is asked. */
const askPage: GetToken = ({ server, application, isRefused }) => {
  let answer: ReturnType<GetToken>
  tell(document, 'atrium-token', {
    server,
    application,
    isRefused,
    respondWith: (token) => {
      answer = token
    },
  })
  return answer
}

/** The page's function; else the event. */
export function signInFor(_settings: Settings, getToken: GetToken | undefined): Way {
  return { getToken: getToken ?? askPage }
}
