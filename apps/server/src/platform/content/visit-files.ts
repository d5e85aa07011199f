import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { SignedVisit, VisitAnswer, VisitFile, VisitRequest } from './content.types.ts'
import { playerPath } from './content-links.ts'
import { acceptsGzip, sendStatus, send } from './answers.ts'
import type { Player } from './player.ts'
import { parseRange } from './range.ts'

export interface VisitSources {
  /** A file of the package that a visit is about; undefined: there is none, or the visit is over. */
  openVisitFile?: (visit: SignedVisit, path: string) => Promise<VisitFile | undefined>
  /** Keeps what a lesson said while its page went away; answers with the status of the answer. */
  keepState?: (visit: SignedVisit, said: unknown) => Promise<number>
  /** Answers a lesson that speaks xAPI. Absent: none does. */
  answerXapi?: (visit: SignedVisit, request: VisitRequest) => Promise<VisitAnswer>
  /** The player; absent or undefined: it is not built. */
  player?: Promise<Player | undefined>
}

/**
 * Packages are pages with scripts of their own, so they may run here, and reach nothing else: no other
 * host, no page above the portal's. What shows them decides about windows and the rest by its sandbox,
 * and this says the same to whoever opens an address by itself.
 */
export const visitPolicy = (portals: ReadonlySet<string>) =>
  [
    'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads',
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${[...portals].join(' ')}`,
  ].join('; ')

/**
 * What a lesson says while the page goes away, when the portal cannot be asked any more: it can change
 * what this one visit keeps, as the lesson could all the time, and nothing else.
 */
const statePath = `${playerPath}state`
const maxStateBytes = 262_144
/** What is attached to statements may be a picture or a recording. */
const maxMultipartBytes = 5 * 1024 ** 2

/** Answers a request below the address of a visit. */
export async function sendVisitFile(
  request: IncomingMessage,
  response: ServerResponse,
  { visit, path }: { visit: SignedVisit; path: string },
  { openVisitFile, keepState, answerXapi, player }: VisitSources,
): Promise<void> {
  const asked = path.startsWith(playerPath) ? path.slice(playerPath.length) : ''
  if (answerXapi && (asked === 'fetch' || asked.startsWith('xapi/')))
    return sendXapi(request, response, (one) => answerXapi(visit, { ...one, path: asked }))
  // Where a lesson goes when it is over: the page around it sees that it has arrived.
  if (asked === 'returned') return send(response, 'text/html; charset=utf-8', returned, request)
  if (request.method === 'POST') {
    if (path !== statePath || !keepState) return sendStatus(response, 405)
    const said = await readJson(request)
    return sendStatus(response, said === undefined ? 400 : await keepState(visit, said))
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(response, 405)
  if (path === playerPath) {
    const page = (await player)?.page
    return page
      ? send(response, 'text/html; charset=utf-8', page, request)
      : sendStatus(response, 404)
  }
  const file = await openVisitFile?.(visit, path)
  if (!file) return sendStatus(response, 404)
  const range = parseRange(request.headers.range, file.size)
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.size}`)
    return sendStatus(response, 416)
  }
  // No charset: a page of a package says its own, and scripts and styles take over the page's.
  response.setHeader('Content-Type', file.type)
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Vary', 'Origin, Accept-Encoding')
  const isPacked = !range && file.gzip && acceptsGzip(request)
  const isEmpty = request.method === 'HEAD' || file.size === 0
  // Before anything is said of it: what is damaged is no answer.
  const content = isEmpty ? undefined : await (isPacked ? file.gzip!() : file.open(range))
  if (isPacked) response.writeHead(200, { 'Content-Encoding': 'gzip' })
  else {
    response.writeHead(range ? 206 : 200, {
      'Content-Length': range ? range.end - range.start + 1 : file.size,
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${file.size}` }),
    })
  }
  if (!content) return void response.end()
  // A learner who leaves in the middle is no error of ours.
  await pipeline(content, response).catch(() => undefined)
}

const returned = Buffer.from('<!doctype html><meta charset="utf-8"><title>Atrium</title>')

async function sendXapi(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: Omit<VisitRequest, 'path'>) => Promise<VisitAnswer>,
): Promise<void> {
  const isMultipart = /^multipart\//i.test(request.headers['content-type'] ?? '')
  const body = await readBody(request, isMultipart ? maxMultipartBytes : maxStateBytes)
  if (!body) {
    response.writeHead(413, { 'Content-Type': 'text/plain; charset=utf-8' })
    const [plain, parts] = [maxStateBytes / 1024, maxMultipartBytes / 1024 ** 2]
    return void response.end(`A request may have ${plain} KiB, with attachments ${parts} MiB.`)
  }
  const query = new URL(request.url ?? '/', 'http://content.invalid').searchParams
  const { method = 'GET', headers } = request
  const { status, headers: said, body: content = '' } = await answer({ method, query, headers, body }) // prettier-ignore
  response.writeHead(status, { 'Cache-Control': 'no-store', ...said })
  response.end(method === 'HEAD' ? undefined : content)
}

/** JSON of a size that a page may still send while it goes away; undefined: it is none. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request)
  try {
    return body && (JSON.parse(body.toString('utf8')) as unknown)
  } catch {
    return undefined
  }
}

/** All of a request's body; undefined where it is more than is taken. */
async function readBody(
  request: IncomingMessage,
  maxBytes = maxStateBytes,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size <= maxBytes) parts.push(part)
  }
  return size > maxBytes ? undefined : Buffer.concat(parts)
}
