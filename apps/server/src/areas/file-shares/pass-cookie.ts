import { passMinutes } from './share-keys.ts'
import { sharePath } from './share-rules.ts'

/** Each link has one of its own; the id is in the key already. */
const nameOf = (key: string) => `atrium-share-${key.split('.')[0]}`

/** Says for a while that the password of a link was right: no script reads it, only the pages of links get it. */
export const passCookie = (key: string, pass: string, isSecure: boolean) =>
  [
    `${nameOf(key)}=${pass}`,
    `Path=${sharePath}`,
    `Max-Age=${passMinutes * 60}`,
    'HttpOnly',
    // A link is opened from a mail, so the cookie comes along from elsewhere.
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

/** What the cookie of a link says; undefined without one. */
export function passFrom(cookies: string | undefined, key: string): string | undefined {
  const start = `${nameOf(key)}=`
  return cookies
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}
