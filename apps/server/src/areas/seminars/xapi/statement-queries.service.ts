import type { Transaction } from '../../../platform/database/database.types.ts'
import type { VisitAnswer } from '../../../platform/content/content.types.ts'
import { attachmentsOf } from './attachments.service.ts'
import { writeParts } from './multipart.logic.ts'
import { isAgentOf, json, Refusal, type XapiDependencies, type XapiVisit } from './visit.ts'
import { listStatements, type StatementRow } from './xapi.repository.ts'

/** Statements in one answer, unless fewer are asked for. */
const most = 100

/**
 * The learner's own statements in this attempt of the lesson (xAPI 1.0.3, Communication 2.1.3): one by its
 * id, or those that a search finds, the latest first. Parameters of others are passed over: launches hand
 * theirs on to every request, as TinCanJS does.
 */
export async function giveStatements(
  { clock, portalUrl }: Pick<XapiDependencies, 'clock' | 'portalUrl'>,
  tx: Transaction,
  known: XapiVisit,
  query: URLSearchParams,
): Promise<VisitAnswer> {
  const { key, speaking, base } = known
  const [id, voidedId] = [query.get('statementId'), query.get('voidedStatementId')]
  if (id !== null && voidedId !== null) throw new Refusal(400, 'statementId or voidedStatementId.')
  const dressed = ({ statement, storedAt }: StatementRow) => ({
    timestamp: storedAt.toISOString(),
    version: '1.0.3',
    ...statement,
    stored: storedAt.toISOString(),
    authority: { objectType: 'Agent', account: { homePage: portalUrl, name: 'atrium' } },
  })
  const answer = async (
    body: unknown,
    rows: readonly StatementRow[] = [],
  ): Promise<VisitAnswer> => {
    const { status, headers, body: text } = await withAttachments(body, rows)
    // All that was said is stored with its answer.
    const through = clock.now().toISOString()
    return { status, headers: { ...headers, 'X-Experience-API-Consistent-Through': through }, body: text! } // prettier-ignore
  }
  const withAttachments = async (body: unknown, rows: readonly StatementRow[]) => {
    if (query.get('attachments') !== 'true') return json(body)
    const attachments = await attachmentsOf(tx, known, rows.map(({ statement }) => statement)) // prettier-ignore
    const { type, body: parts } = writeParts(JSON.stringify(body), attachments)
    return { status: 200, headers: { 'Content-Type': type }, body: parts }
  }
  const one = id ?? voidedId
  if (one !== null) {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(one))
      throw new Refusal(400, 'The id is none.')
    const [found] = await listStatements(tx, key, { id: one, isVoided: id === null, limit: 1 })
    if (!found) throw new Refusal(404, 'There is none.')
    return answer(dressed(found), [found])
  }
  const agent = query.get('agent')
  const registration = query.get('registration')
  const isOthers =
    (agent !== null && !isAgentOf(speaking, agent)) ||
    (registration !== null && registration.toLowerCase() !== speaking.registration)
  if (isOthers) return answer({ statements: [], more: '' })
  const asked = wholeNumber(query, 'limit')
  const limit = asked === 0 ? most : Math.min(asked, most)
  const offset = wholeNumber(query, 'offset')
  const found = await listStatements(tx, key, {
    isVoided: false,
    verb: query.get('verb'),
    activity: query.get('activity'),
    isRelated: query.get('related_activities') === 'true',
    since: momentOf(query, 'since'),
    until: momentOf(query, 'until'),
    isAscending: query.get('ascending') === 'true',
    limit: limit + 1,
    offset,
  })
  const next = new URLSearchParams(query)
  next.set('offset', String(offset + limit))
  const more = found.length > limit ? `${new URL(base).pathname}xapi/statements?${next}` : ''
  const page = found.slice(0, limit)
  return answer({ statements: page.map(dressed), more }, page)
}

function wholeNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '0'
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(400, `${name} is no number.`)
  return Number(text)
}

function momentOf(query: URLSearchParams, name: string): Date | null {
  const text = query.get(name)
  if (text === null) return null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Refusal(400, `${name} is no moment.`)
  return moment
}
