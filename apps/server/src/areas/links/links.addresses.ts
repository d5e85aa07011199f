import { isHost } from '@atrium/api-client/contract'

/** An address as it is stored. */
export interface Address {
  /** Beginning with `/`: inside the portal; otherwise complete. */
  url: string
  isExternal: boolean
}

/**
 * The address that a link keeps (API-42), or undefined where the text is none (VAL-05). Inside the
 * portal only the path stays, so that a link still leads there when the portal moves. `portalUrl`
 * is its address, and the reports' as well. A page link may leave out `https://`.
 */
export function normalAddress(
  type: 'reportlink' | 'pagelink',
  text: string,
  portalUrl: string,
): Address | undefined {
  const typed = text.trim()
  if (hasGap(typed)) return undefined
  const portal = new URL(portalUrl)
  const target = parse(type === 'pagelink' ? withScheme(typed) : typed, portal)
  if (!target || target.username !== '' || target.password !== '') return undefined
  if (target.origin !== portal.origin) return { url: target.href, isExternal: true }
  // A report is known by path and query; what stands behind # belongs to the page that shows it.
  const hash = type === 'reportlink' ? '' : target.hash
  return { url: target.pathname + target.search + hash, isExternal: false }
}

/** White space and control characters; a browser drops some of them and goes elsewhere. */
const hasGap = (text: string) => /[\s\p{Cc}\\]/u.test(text)

/** `firma.example/neu` is meant as a web address; `firma.example:8080` has a port and no scheme. */
function withScheme(text: string): string {
  const isComplete = text.startsWith('/') || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  return isComplete ? text : `https://${text}`
}

/** Only the web, and only where somebody is: a host with a dot, or this machine. */
function parse(text: string, portal: URL): URL | undefined {
  const isPath = /^\/(?!\/)/.test(text)
  if (!isPath && !/^https?:\/\/[^/]/i.test(text)) return undefined
  const url = URL.parse(text, portal)
  if (!url || !isHost(url.host)) return undefined
  const isReachable = url.hostname.includes('.') || url.hostname === portal.hostname
  return isPath ? (url.origin === portal.origin ? url : undefined) : isReachable ? url : undefined
}
