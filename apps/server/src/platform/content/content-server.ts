import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ArchiveEntry, SignedArchive, SignedThumbnail } from './content.types.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import { sendStatus } from './answers.ts'
import { archiveOf } from './archive.ts'
import type { ContentKind, ContentSigner, SignedFile } from './content-links.ts'
import { parseRange } from './range.ts'
import { createThumbnails, type Thumbnails } from './thumbnails.ts'
import { playerScript, sendPlayerScript } from './player.ts'
import { sendVisitFile, visitPolicy, type VisitSources } from './visit-files.ts'

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
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

interface ContentSources extends VisitSources {
  signer: ContentSigner
  storage: FileStorage
  /** What an archive holds for whoever its address was signed for; undefined: nothing any more. */
  openArchive: (archive: SignedArchive) => Promise<ArchiveEntry[] | undefined>
  /** Addresses whose scripts may read what they got the address of; everybody else's pages can at most show it. */
  portals?: readonly string[]
}

/**
 * The content origin: foreign files by signed address, sandboxed, with ranges; archives of them; and
 * pictures drawn small. Nothing else is served here, and no cookie of the portal ever reaches it.
 */
export function createContentServer(sources: ContentSources): Server {
  const thumbnails = createThumbnails(sources.storage)
  const readers = new Set(sources.portals?.map((portal) => new URL(portal).origin))
  return createServer((request, response) => {
    const isPreflight = letRead(request, response, readers)
    if (isPreflight) return
    answer(request, response, { ...sources, readers }, thumbnails).catch(() => {
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
  sources: ContentSources & { readers: ReadonlySet<string> },
  thumbnails: Thumbnails,
): Promise<void> {
  const { signer, storage, openArchive, readers } = sources
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Cache-Control', 'private, max-age=300')
  if (request.url?.split('?')[0] === playerScript) {
    const player = await sources.player
    return player ? sendPlayerScript(request, response, player) : sendStatus(response, 404)
  }
  const [start = '', kind, token = ''] = /^\/([cztp])\/([\w.-]+)\//.exec(request.url ?? '') ?? []
  const opened = <K extends ContentKind>(wanted: K) =>
    kind === wanted ? signer.open(wanted, token) : undefined
  const visit = opened('p')
  if (visit) {
    response.setHeader('Content-Security-Policy', visitPolicy(readers))
    const path = pathIn(request.url!.slice(start.length))
    return sendVisitFile(request, response, { visit, path }, sources)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(response, 405)
  const archive = opened('z')
  if (archive) return sendArchive(request, response, archive, await openArchive(archive))
  const thumbnail = opened('t')
  if (thumbnail) return sendThumbnail(request, response, thumbnail, thumbnails)
  const file = opened('c')
  return file ? sendFile(request, response, file, storage) : sendStatus(response, 404)
}

/** A path in a package, without what stands behind `?`. */
function pathIn(rest: string): string {
  try {
    return decodeURIComponent(rest.replace(/[?#].*$/s, ''))
  } catch {
    return rest
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SignedFile,
  storage: FileStorage,
): Promise<void> {
  const range = parseRange(request.headers.range, file.size)
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.size}`)
    return sendStatus(response, 416)
  }
  const { start, end: last } = range ?? { start: 0, end: file.size - 1 }
  const stream = await found(storage.read(file.key, { start, end: last }))
  if (!stream) return sendStatus(response, 404)
  const isShown = file.disposition === 'inline' && shown.test(file.type)
  response.writeHead(range ? 206 : 200, {
    // Only what is UTF-8 is taken for text when it arrives.
    'Content-Type': file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    'Content-Disposition': disposition(isShown ? 'inline' : 'attachment', file.name),
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

async function sendArchive(
  request: IncomingMessage,
  response: ServerResponse,
  { name }: SignedArchive,
  entries: readonly ArchiveEntry[] | undefined,
): Promise<void> {
  if (!entries) return sendStatus(response, 404)
  const archive = await archiveOf(entries)
  response.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': disposition('attachment', name),
    'Content-Length': archive.size,
    // What is in it may be another thing a minute later.
    'Cache-Control': 'no-store',
  })
  if (request.method === 'HEAD') {
    archive.stop()
    return void response.end()
  }
  // A file that is gone or hidden by now breaks the download off: half an archive is none.
  await pipeline(archive.stream, response).catch(() => archive.stop())
}

async function sendThumbnail(
  request: IncomingMessage,
  response: ServerResponse,
  thumbnail: SignedThumbnail,
  thumbnails: Thumbnails,
): Promise<void> {
  const picture = await found(thumbnails(thumbnail))
  if (!picture) return sendStatus(response, 404)
  response.writeHead(200, {
    'Content-Type': picture.type,
    'Content-Disposition': 'inline',
    'Content-Length': picture.content.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : picture.content)
}

/** What the storage holds, or undefined where it is not there. */
const found = <T>(content: Promise<T>): Promise<T | undefined> =>
  content.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
