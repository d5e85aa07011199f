import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock, ContentLinks } from '../types.ts'

/** How long an address works: long enough for a slow start of a download, not for passing on. */
const lifetime = 5 * 60 * 1000

export interface SignedFile {
  key: string
  name: string
  type: string
  size: number
  disposition: 'inline' | 'attachment'
}

interface Payload extends SignedFile {
  /** Expiry, epoch milliseconds. */
  expires: number
}

export interface ContentSigner extends ContentLinks {
  /** The file behind an address's token; undefined when forged, changed or expired. */
  open(token: string): SignedFile | undefined
}

/** Signs and opens addresses of the content origin. The key is shared by all processes. */
export function createContentSigner(contentUrl: string, key: string, clock: Clock): ContentSigner {
  const seal = (payload: string) => createHmac('sha256', key).update(payload).digest()

  return {
    sign(file) {
      const expires = clock.now().getTime() + lifetime
      const { name, type, size, disposition } = file
      const body: Payload = { key: file.key, name, type, size, disposition, expires }
      const payload = Buffer.from(JSON.stringify(body)).toString('base64url')
      const token = `${payload}.${seal(payload).toString('base64url')}`
      return {
        url: `${contentUrl}/c/${token}/${encodeURIComponent(name)}`,
        expiresAt: new Date(expires),
      }
    },

    open(token) {
      const [payload = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = seal(payload)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const body = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload
      return body.expires > clock.now().getTime() ? body : undefined
    },
  }
}
