import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { VisitAnswer, VisitRequest } from '../../../platform/content/content.types.ts'
import { issueCertificates } from '../certificates.issue.ts'
import { bestOf, resultOf } from '../cmi.logic.ts'
import { publishLessonStatus } from '../runtime.service.ts'
import { isDone } from '../standing.logic.ts'
import { changesOf, isAboutLesson, isDefined, isSameStatement, readStatement, refusalOf, verbs, voidedBy, type SaidBefore, type Statement } from './statement.logic.ts' // prettier-ignore
import { keepAttachments, readSent, requireNamed, type SentStatements } from './attachments.service.ts' // prettier-ignore
import { json, Refusal, type XapiDependencies, type XapiVisit } from './visit.ts'
import { giveStatements } from './statement-queries.service.ts'
import { findStatements, insertStatements, mergeState, saidBefore } from './xapi.repository.ts'

/** Statements that come together, and that an attempt has in all. */
const [maxTogether, maxOfAttempt] = [100, 5_000]
/** A statement's length, in characters of JSON. */
const maxStatement = 65_536

/** Takes statements in (xAPI 1.0.3, Communication 2.1), or gives back one that was. */
export async function answerStatements(
  deps: XapiDependencies,
  tx: Transaction,
  known: XapiVisit,
  request: VisitRequest,
): Promise<VisitAnswer> {
  const { method, query } = request
  const id = query.get('statementId')
  if (method === 'GET' || method === 'HEAD') return giveStatements(deps, tx, known, query)
  if (method !== 'PUT' && method !== 'POST') throw new Refusal(405, 'PUT, POST or GET.')
  const sent = readSent(request)
  const given = parse(sent.json)
  if (method === 'PUT') {
    if (id === null) throw new Refusal(400, 'statementId is missing.')
    const one = read(given)
    if (one.id !== undefined && one.id.toLowerCase() !== id.toLowerCase())
      throw new Refusal(400, 'The statement has another id.')
    await keep(deps, tx, known, [read({ ...one, id })], sent)
    return { status: 204 }
  }
  const all = (Array.isArray(given) ? given : [given]).map(read)
  if (all.length > maxTogether) throw new Refusal(413, `At most ${maxTogether} statements come together.`) // prettier-ignore
  const named = all.map((one) => ({ ...one, id: one.id?.toLowerCase() ?? randomUUID() }))
  if (new Set(named.map((one) => one.id)).size < named.length) throw new Refusal(400, 'An id stands twice.') // prettier-ignore
  await keep(deps, tx, known, named, sent)
  return json(named.map((one) => one.id))
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Refusal(400, 'This is no JSON.')
  }
}

function read(given: unknown): Statement {
  const statement = readStatement(given)
  if (!statement) throw new Refusal(400, 'This is no statement.')
  if (JSON.stringify(statement).length > maxStatement) throw new Refusal(413, 'The statement is too long.') // prettier-ignore
  return statement
}

/**
 * Keeps statements, all or none, and what they say of how far the learner is. One that is kept already is
 * answered and counts once. What a visit says that was taken over counts as that of any other: only
 * whether the lesson is open is the later one's affair (T-87).
 */
async function keep(
  deps: XapiDependencies,
  tx: Transaction,
  known: XapiVisit,
  given: readonly Statement[],
  sent: SentStatements,
): Promise<void> {
  requireNamed(given, sent)
  const { visit, key, access, row, facts, state, speaking } = known
  const idOf = (statement: Statement) => statement.id!.toLowerCase()
  const kept = new Map(
    (await findStatements(tx, key, given.map(idOf))).map((one) => [one.id, one.statement]),
  )
  const fresh = given.filter((one) => {
    const same = kept.get(idOf(one))
    if (same && !isSameStatement(same, one)) throw new Refusal(409, 'Another statement has this id.') // prettier-ignore
    return !same
  })
  // A statement that was sent before may come again with what is attached to it.
  if (fresh.length === 0) return keepAttachments(tx, key, sent.attachments, deps.clock.now())
  const { defined, count } = await saidBefore(tx, key)
  if (count + fresh.length > maxOfAttempt) throw new Refusal(413, 'The attempt has too many statements.') // prettier-ignore
  const said: SaidBefore[] = [...defined]
  const cmi: Record<string, string> = {}
  let isOpen: boolean | null = null
  for (const statement of fresh) {
    const target = voidedBy(statement)
    if (target !== undefined) await requireVoidable(tx, key, target)
    const refusal = refusalOf(statement, speaking, said)
    if (refusal) throw new Refusal(403, refusal)
    const { id: verb } = statement.verb
    if (isDefined(statement)) said.push({ verb, launchId: visit.launchId })
    // What was reached stays, whatever becomes of the statement that said so.
    if (target !== undefined) continue
    if (!isAboutLesson(statement, speaking)) {
      // Whoever answers a question of a lesson has begun it.
      cmi['cmi.completion_status'] ??= state.cmi['cmi.completion_status'] ?? 'incomplete'
      continue
    }
    Object.assign(cmi, changesOf(statement, speaking, { ...state.cmi, ...cmi }))
    if (verb === verbs.terminated && state.launchId === visit.launchId) isOpen = false
  }
  const at = deps.clock.now()
  const rows = fresh.map((statement) => ({
    id: idOf(statement),
    verb: statement.verb.id,
    isDefined: isDefined(statement),
    statement,
  }))
  await insertStatements(tx, key, rows, { launchId: visit.launchId, at })
  await keepAttachments(tx, key, sent.attachments, at)
  const { lessonStatus, score, progress } = state
  const before = { lessonStatus, score, progress }
  const result = Object.keys(cmi).length > 0 ? bestOf(before, resultOf({ ...state.cmi, ...cmi })) : before // prettier-ignore
  await mergeState(tx, key, { cmi, result, isOpen, at })
  if (result.lessonStatus === lessonStatus && result.score === score) return
  if (isDone(result.lessonStatus)) {
    const issuing = { applicationId: key.applicationId, title: row.display_name, facts }
    await issueCertificates(tx, issuing, [key.userId], at)
  }
  await publishLessonStatus(deps, tx, access, { ...visit, facts }, [key.userId], result)
}

/** Nothing voids a statement that voids one, nor anything that is no statement (xAPI 1.0.3, Data 2.3.2). */
async function requireVoidable(tx: Transaction, key: XapiVisit['key'], target: string) {
  const [before] = target === '' ? [] : await findStatements(tx, key, [target])
  if (target === '' || (before && voidedBy(before.statement) !== undefined))
    throw new Refusal(400, 'Only a statement is voided that does not void one.')
}
