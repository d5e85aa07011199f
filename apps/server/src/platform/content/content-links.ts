import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { ContentLink, ContentLinks, SignedArchive, SignedThumbnail, SignedVisit } from './content.types.ts' // prettier-ignore

/** How long an address works: long enough for a slow start of a download, not for passing on. */
const lifetime = 5 * 60 * 1000
/** A visit's address is asked about at each request; nobody learns longer than that at a stretch. */
const visitLifetime = 24 * 60 * 60 * 1000
/** Where the player's own page lies below a visit's address. No archive has a name like that. */
export const playerPath = '~player/'

export interface SignedFile {
  key: string
  name: string
  type: string
  size: number
  disposition: 'inline' | 'attachment'
}

/** What an address stands for, by the first part of its path. */
interface Signed {
  c: SignedFile
  z: SignedArchive
  t: SignedThumbnail
  p: SignedVisit
}
export type ContentKind = keyof Signed

export interface ContentSigner extends ContentLinks {
  /** What is behind an address's token; undefined when forged, changed, expired, or of another kind. */
  open<K extends ContentKind>(kind: K, token: string): Signed[K] | undefined
}

/** Signs and opens addresses of the content origin. The key is shared by all processes. */
export function createContentSigner(contentUrl: string, key: string, clock: Clock): ContentSigner {
  // The kind is sealed with it: a small picture's address opens no archive.
  const seal = (kind: ContentKind, payload: string) =>
    createHmac('sha256', key).update(`${kind}.${payload}`).digest()

  function address<K extends ContentKind>(
    kind: K,
    what: Signed[K],
    rest: string,
    lives = lifetime,
  ): ContentLink {
    const expires = clock.now().getTime() + lives
    const payload = Buffer.from(JSON.stringify({ ...what, expires })).toString('base64url')
    const token = `${payload}.${seal(kind, payload).toString('base64url')}`
    return {
      url: `${contentUrl}/${kind}/${token}/${rest}`,
      expiresAt: new Date(expires),
    }
  }

  return {
    sign: ({ key: storageKey, name, type, size, disposition }) =>
      address('c', { key: storageKey, name, type, size, disposition }, encodeURIComponent(name)),
    signArchive: (archive) => address('z', archive, encodeURIComponent(archive.name)),
    signThumbnail: (thumbnail) => address('t', thumbnail, String(thumbnail.side)),
    signVisit: (visit) => address('p', visit, playerPath, visitLifetime),
    visitSecret: (launchId) => seal('p', `secret.${launchId}`).toString('base64url'),

    open<K extends ContentKind>(kind: K, token: string) {
      const [payload = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = seal(kind, payload)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const body = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Signed[K] & {
        expires: number
      }
      return body.expires > clock.now().getTime() ? body : undefined
    },
  }
}
