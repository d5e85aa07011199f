import { isPortalPath } from '../module-host/portal-path.ts'

const scheme = /^[a-z][\w+.-]*:(?!\d)/i
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const phone = /^\+?[\d\s()/-]{6,}$/
const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u

/**
 * Reads what somebody typed or pasted as the address of a link: http, https, mailto, tel, or a path of
 * the portal. A bare domain, mail address or phone number gets its scheme.
 * @param origin  origin of the portal; addresses on it become paths, which the host's router follows
 * @returns the address, or undefined where no such link may stand in a text (`javascript:`, `//host`, …)
 */
export function parseLinkAddress(typed: string, origin?: string): string | undefined {
  const text = typed.trim()
  // oxlint-disable-next-line no-control-regex -- browsers skip control characters inside a scheme
  if (text === '' || /[\u0000-\u0020]/.test(text.replaceAll(' ', '%20'))) return undefined
  if (isPortalPath(text)) return text.replaceAll(' ', '%20')
  if (/^https?:/i.test(text)) return parseWebAddress(text, origin)
  if (/^mailto:/i.test(text)) return mail.test(text.slice(7).split('?')[0] ?? '') ? text : undefined
  if (/^tel:/i.test(text)) return phone.test(text.slice(4)) ? text.replaceAll(/\s/g, '') : undefined
  if (scheme.test(text)) return undefined
  if (mail.test(text)) return `mailto:${text}`
  if (phone.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  return host.test(text) ? parseWebAddress(`https://${text}`, origin) : undefined
}

function parseWebAddress(text: string, origin: string | undefined): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  // `https://portal.example@elsewhere.example` looks like one host and leads to another.
  if (url.username !== '' || url.password !== '') return undefined
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : text
}
