import type { Transaction } from '../../../platform/database/database.types.ts'
import type { VisitRequest } from '../../../platform/content/content.types.ts'
import { insertAttachments, listAttachments, measureAttachments } from './attachments.repository.ts'
import { boundaryOf, readAttachment, readParts, withoutBreak, type Attachment } from './multipart.logic.ts' // prettier-ignore
import { attachmentsIn, type Statement } from './statement.logic.ts'
import { Refusal, type XapiVisit } from './visit.ts'
import type { AttemptKey } from './xapi.repository.ts'

/** What an attempt may attach in all. */
const maxMiB = 20

/** A request with statements: its JSON, and what is attached to them. */
export interface SentStatements {
  json: Buffer
  attachments: readonly Attachment[]
}

/** Statements come as JSON, or with what is attached to them in parts behind it (xAPI 1.0.3, Communication 1.5). */
export function readSent({ headers, body }: VisitRequest): SentStatements {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('application/json')) return { json: body, attachments: [] }
  const boundary = boundaryOf(type)
  if (boundary === undefined) throw new Refusal(400, 'Statements come as application/json, or as multipart/mixed with a boundary.') // prettier-ignore
  const [first, ...others] = readParts(body, boundary) ?? []
  if (!first?.headers['content-type']?.startsWith('application/json'))
    throw new Refusal(400, 'The first part has to be application/json.')
  const attachments = others.map((part) => {
    const attachment = readAttachment(part)
    if (!attachment) throw new Refusal(400, 'X-Experience-API-Hash of a part is not the SHA-256 of its content.') // prettier-ignore
    return attachment
  })
  return { json: withoutBreak(first.body), attachments }
}

/** Refuses parts that no statement names, and statements whose attachments are nowhere. */
export function requireNamed(statements: readonly Statement[], sent: SentStatements): void {
  const named = statements.flatMap(attachmentsIn)
  const hashes = new Set(named.map(({ sha2 }) => sha2))
  if (!sent.attachments.every(({ sha2 }) => hashes.has(sha2)))
    throw new Refusal(400, 'A part is named by no attachment of a statement.')
  // As plain JSON a statement may only name what lies elsewhere; it counts even where it does not say where.
  const given = new Set(sent.attachments.map(({ sha2 }) => sha2))
  if (
    given.size > 0 &&
    named.some(({ sha2, fileUrl }) => fileUrl === undefined && !given.has(sha2))
  )
    // prettier-ignore
    throw new Refusal(400, 'An attachment has neither a part nor a fileUrl.')
}

/** Keeps what came with statements that are kept. */
export async function keepAttachments(
  tx: Transaction,
  key: AttemptKey,
  attachments: readonly Attachment[],
  at: Date,
): Promise<void> {
  if (attachments.length === 0) return
  const hashes = attachments.map(({ sha2 }) => sha2)
  const { bytes, known } = await measureAttachments(tx, key, hashes)
  // What is sent again, or twice at once, takes no more room.
  const fresh = new Map(attachments.map((one) => [one.sha2, one]))
  for (const sha2 of known) fresh.delete(sha2)
  const added = [...fresh.values()].reduce((sum, { content }) => sum + content.length, 0)
  if (added > 0 && bytes + added > maxMiB * 1024 ** 2)
    throw new Refusal(413, `What is attached in an attempt may have ${maxMiB} MiB in all.`)
  await insertAttachments(tx, key, [...fresh.values()], at)
}

/** What is attached to statements that are given back, each once. */
export async function attachmentsOf(
  tx: Transaction,
  { key }: XapiVisit,
  statements: readonly Statement[],
): Promise<Attachment[]> {
  const hashes = statements.flatMap(attachmentsIn).map(({ sha2 }) => sha2)
  return hashes.length > 0 ? listAttachments(tx, key, hashes) : []
}
