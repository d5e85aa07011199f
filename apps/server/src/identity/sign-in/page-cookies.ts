import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityConfig } from '../config.ts'

/** Whether people reach the portal by https. */
export const isSecure = ({ ATRIUM_URL }: Pick<IdentityConfig, 'ATRIUM_URL'>) =>
  ATRIUM_URL.startsWith('https:')

/**
 * A cookie of the provider's pages that no script reads. Under https its name begins with `__Host-`, so that
 * no other host of the domain can set it (ASVS 3.3.1); that needs the whole host as its path.
 */
interface PageCookie {
  set(reply: FastifyReply, value: string, maxAgeSeconds?: number): void
  clear(reply: FastifyReply): void
  read(request: FastifyRequest): string | undefined
}

/** A cookie of pages at `path`, with letters, digits, `-`, `_` and `.` in its value. */
export function createPageCookie(
  config: Pick<IdentityConfig, 'ATRIUM_URL'>,
  { name, path }: { name: string; path: string },
): PageCookie {
  const fullName = isSecure(config) ? `__Host-${name}` : name
  const attributes = `Path=${isSecure(config) ? '/' : path}; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|; )${fullName}=([\\w.-]+)`)
  const write = (reply: FastifyReply, pair: string, maxAgeSeconds?: number) => {
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
    reply.header('set-cookie', `${pair}${age}; ${attributes}`)
  }
  return {
    set: (reply, value, maxAgeSeconds) => write(reply, `${fullName}=${value}`, maxAgeSeconds),
    clear: (reply) => write(reply, `${fullName}=`, 0),
    read: (request) => pattern.exec(request.headers.cookie ?? '')?.[1],
  }
}
