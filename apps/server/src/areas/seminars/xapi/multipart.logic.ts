import { createHash, randomUUID } from 'node:crypto'

/** A part of a `multipart/mixed` body; names of headers are in lower case. */
export interface Part {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

const crlf = '\r\n'
/** Characters of a type; a boundary has 70 at the most. */
const maxTypeLength = 300

/** The boundary that a `multipart/mixed` type names; undefined where it names none, or is another type. */
export function boundaryOf(type: string): string | undefined {
  const [name, ...parameters] = type.slice(0, maxTypeLength).split(';')
  if (name!.trim().toLowerCase() !== 'multipart/mixed') return undefined
  // Each run of characters ends where the next begins: nothing to try twice.
  const found = parameters.map((one) => {
    const [, quoted, plain] = /^boundary=(?:"([^"]{1,70})"|([^\s"]{1,70}))$/i.exec(one.trim()) ?? []
    return quoted ?? plain
  })
  return found.find(Boolean)
}

/**
 * The parts of a `multipart/mixed` body (RFC 2046, 5.1); undefined where it is none. A part keeps the line break
 * before the next boundary, since TinCanJS leaves it out between attachments: `withoutBreak` takes it away.
 */
export function readParts(body: Buffer, boundary: string): Part[] | undefined {
  const delimiter = `--${boundary}`
  const parts: Part[] = []
  let from = body.indexOf(delimiter)
  for (;;) {
    if (from === -1) return undefined
    const start = from + delimiter.length
    if (body.subarray(start, start + 2).toString('latin1') === '--')
      return parts.length > 0 ? parts : undefined
    const end = body.indexOf(delimiter, start)
    const head = body.indexOf(crlf + crlf, start)
    if (end === -1 || head === -1 || head > end) return undefined
    const lines = body.subarray(start, head).toString('latin1').split(crlf)
    const headers = lines.flatMap((line) => {
      const at = line.indexOf(':')
      return at === -1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]]
    })
    parts.push({
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: body.subarray(head + 4, end),
    })
    from = end
  }
}

/** The content of a part, whose last line break belongs to the boundary behind it. */
export const withoutBreak = (body: Buffer): Buffer =>
  body.subarray(-2).toString('latin1') === crlf ? body.subarray(0, -2) : body

/** What is attached to statements. */
export interface Attachment {
  /** SHA-256 of the content, in lower case. */
  sha2: string
  contentType: string
  content: Buffer
}

/** The attachment in a part, whose content has the hash that it says; undefined where it has not. */
export function readAttachment({ headers, body }: Part): Attachment | undefined {
  const sha2 = headers['x-experience-api-hash']?.toLowerCase()
  const content = [withoutBreak(body), body].find((one) => sha256(one) === sha2)
  const type = headers['content-type'] ?? ''
  // It is a header again when it is given back.
  const contentType = /^[\x20-\x7e]+$/.test(type) ? type : 'application/octet-stream'
  return sha2 !== undefined && content ? { sha2, contentType, content } : undefined
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Statements and what is attached to them as one body, with its type (xAPI 1.0.3, Communication 1.5.2). */
export function writeParts(
  json: string,
  attachments: readonly Attachment[],
): { type: string; body: Buffer } {
  const boundary = randomUUID()
  const head = (lines: readonly string[]) =>
    Buffer.from([`--${boundary}`, ...lines, '', ''].join(crlf))
  const parts = attachments.flatMap(({ sha2, contentType, content }) => [
    head([
      `Content-Type: ${contentType}`,
      'Content-Transfer-Encoding: binary',
      `X-Experience-API-Hash: ${sha2}`,
    ]),
    content,
    Buffer.from(crlf),
  ])
  return {
    type: `multipart/mixed; boundary=${boundary}`,
    body: Buffer.concat([
      head(['Content-Type: application/json']),
      Buffer.from(json + crlf),
      ...parts,
      Buffer.from(`--${boundary}--${crlf}`),
    ]),
  }
}
