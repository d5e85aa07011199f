import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '../types.ts'
import type { ContentSigner, SignedFile } from './content-links.ts'
import { parseRange } from './range.ts'

/** What a browser may show by itself; anything else is saved. Scalable vector graphics can carry scripts. */
const shown = /^(image\/(?!svg)|audio\/|video\/|application\/pdf$|text\/plain)/

const policy = [
  'sandbox',
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
].join('; ')

/** RFC 6266 with an ASCII fallback, so that umlauts and quotes survive every browser. */
function disposition(file: SignedFile): string {
  const kind = file.disposition === 'inline' && shown.test(file.type) ? 'inline' : 'attachment'
  const plain = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * The content origin: foreign files by signed address, sandboxed, with ranges. Nothing else is
 * served here, and no cookie of the portal ever reaches it. `portals`: addresses whose scripts may
 * read what they got the address of; everybody else's pages can at most show it.
 */
export function createContentServer(
  signer: ContentSigner,
  storage: FileStorage,
  portals: readonly string[] = [],
): Server {
  const readers = new Set(portals.map((portal) => new URL(portal).origin))
  return createServer((request, response) => {
    const isPreflight = letRead(request, response, readers)
    if (isPreflight) return
    answer(request, response, signer, storage).catch(() => {
      // The storage does not answer; the file may well be there.
      if (response.headersSent) response.destroy()
      else response.writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': 5 }).end()
    })
  })
}

/** Names a reader in the answer. True: it only asked whether it may, and that is answered. */
function letRead(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  readers: ReadonlySet<string>,
): boolean {
  response.setHeader('Vary', 'Origin')
  const { origin } = headers
  if (!origin || !readers.has(origin)) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader(
    'Access-Control-Expose-Headers',
    'Accept-Ranges, Content-Length, Content-Range',
  )
  if (method !== 'OPTIONS') return false
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Range',
    'Access-Control-Max-Age': 600,
  })
  response.end()
  return true
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  signer: ContentSigner,
  storage: FileStorage,
): Promise<void> {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Cache-Control', 'private, max-age=300')
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)

  const token = /^\/c\/([\w.-]+)\//.exec(request.url ?? '')?.[1]
  const file = token ? signer.open(token) : undefined
  if (!file) return end(response, 404)

  const range = parseRange(request.headers.range, file.size)
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.size}`)
    return end(response, 416)
  }
  const { start, end: last } = range ?? { start: 0, end: file.size - 1 }
  const stream = await storage
    .read(file.key, { start, end: last })
    .catch((error: { code?: string }) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  if (!stream) return end(response, 404)
  response.writeHead(range ? 206 : 200, {
    // Only what is UTF-8 is taken for text when it arrives.
    'Content-Type': file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    'Content-Disposition': disposition(file),
    'Content-Length': last - start + 1,
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${start}-${last}/${file.size}` }),
  })
  if (request.method === 'HEAD') {
    stream.destroy()
    return void response.end()
  }
  // A visitor who leaves in the middle is no error of ours.
  await pipeline(stream, response).catch(() => undefined)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': 0 })
  response.end()
}
