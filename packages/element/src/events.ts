/** Why a token is asked for. */
export interface TokenRequest {
  server: string
  application: number
  /** The server has refused the last one: give another, or none. */
  isRefused: boolean
}

/** Gives the access token of whoever reads the page, or nothing. */
export type GetToken = (
  request: TokenRequest,
) => string | undefined | null | Promise<string | undefined | null>

/** Details of the events of a tag. They bubble, out of shadow trees, too. */
export interface AtriumEvents {
  /** The module is shown. */
  'atrium-ready': { type: string; component: number | undefined }
  /** A token is needed and `getToken` is not set: answer with `respondWith`. */
  'atrium-token': TokenRequest & { respondWith: (token: ReturnType<GetToken>) => void }
  /** Somebody follows a link into the portal. Cancelable; else it opens in a new tab. */
  'atrium-navigate': { href: string }
  /** Another place in the module is open, such as a folder; give it to `location` to open it again. */
  'atrium-location': { location: string; replace: boolean }
  /** Nothing can be shown; the tag says so itself. */
  'atrium-error': { code: ErrorCode; message: string; reference?: string }
}

export type ErrorCode =
  | 'attribute'
  | 'unknown-type'
  | 'no-component'
  | 'signed-out'
  | 'forbidden'
  | 'offline'
  | 'failed'

/** Tells the page; false where it has prevented what follows. */
export function dispatch<Name extends keyof AtriumEvents>(
  element: EventTarget,
  name: Name,
  detail: AtriumEvents[Name],
): boolean {
  const cancelable = name === 'atrium-navigate'
  return element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  )
}
