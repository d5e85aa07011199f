import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { lookOf } from '../../identity/index.ts'
import { createRateLimit } from '../../platform/http/index.ts'
import { sendPage } from '../../platform/http/plain-forms.ts'
import type { FirstPaint } from '../../platform/portal/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { paintTheme } from '../themes/index.ts'
import { readCertificateNumber } from './certificate-number.logic.ts'
import { askPage, certificatePage } from './certificate-page.ts'
import { certificatePath } from './certificate-path.ts'
import { findByNumber } from './certificates.repository.ts'

/** Numbers asked for, per address and minute: more than anybody types, too few to find one by chance. */
const looksPerMinute = 30

interface CertificateOptions {
  /** The colours of a tenant's theme; undefined where the portal, which computes them, is not built. */
  coloursOf: FirstPaint['pageColours'] | undefined
}

/**
 * The page that says whether a certificate holds (T-90): for everybody, without a session. It knows a
 * certificate by its number alone; there is no list, and search engines are kept out.
 */
export function mountCertificates(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'database'>,
  { coloursOf }: CertificateOptions,
): void {
  const looks = createRateLimit(looksPerMinute)
  app.get(certificatePath, async (request, reply) => {
    looks.take(request.ip)
    const nonce = randomBytes(18).toString('base64')
    const look = { ...lookOf(request), nonce }
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': policy(nonce),
    })
    const { number } = request.query as Record<string, unknown>
    if (typeof number !== 'string' || number.trim() === '') return sendPage(reply, 200, askPage(look)) // prettier-ignore
    const known = readCertificateNumber(number)
    const found = known && (await deps.database.system((tx) => findByNumber(tx, known)))
    if (!found) return sendPage(reply, 404, askPage(look, number.replaceAll('\0', '').slice(0, 40)))
    const theme = await paintTheme(deps, found.applicationId)
    const mode = look.mode ?? theme?.themeToLoad ?? undefined
    const logoUrl = found.logoUrl ?? undefined
    const logos = logoUrl && (URL.parse(logoUrl)?.origin ?? "'self'")
    reply.header('content-security-policy', policy(nonce, logos))
    const own = {
      ...look,
      tenant: { name: found.issuer, logoUrl },
      ...(mode && { mode }),
      ...(theme && coloursOf && { colours: coloursOf(theme) }),
    }
    return sendPage(reply, 200, certificatePage(own, found))
  })
}

/** What the page may do: show a logo, send its form, and nothing else. */
const policy = (nonce: string, logos = '') =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src data: ${logos}`.trim(),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
