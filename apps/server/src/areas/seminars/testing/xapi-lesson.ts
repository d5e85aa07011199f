import { randomUUID } from 'node:crypto'
import type { createCourseCalls } from './course-calls.ts'

export const verb = (name: string) => ({ id: `http://adlnet.gov/expapi/verbs/${name}` })
const [cmi5Category, moveOnCategory] = ['cmi5', 'moveon'].map((name) => ({
  id: `https://w3id.org/xapi/cmi5/context/categories/${name}`,
}))

interface Opening {
  login: string
  key: readonly [number, number]
  takeOver: boolean
  now: () => number
}

/** Opens a lesson that speaks xAPI: what it is launched with, and how it calls from there. */
export async function openLesson(
  calls: Pick<ReturnType<typeof createCourseCalls>, 'launch'>,
  { login, key, takeOver, now }: Opening,
) {
  const { body: visit } = await calls.launch(login, key, takeOver)
  const given = new URL(visit.entry, new URL('..', visit.url)).searchParams
  const [endpoint, actor] = [given.get('endpoint')!, given.get('actor')!]
  const registration = given.get('registration')!
  const activityId = given.get('activityId') ?? given.get('activity_id')!
  let auth = given.get('auth') ?? ''
  const fetchToken = async () =>
    (await (await fetch(given.get('fetch')!, { method: 'POST' })).json()) as Record<string, string>
  const call = (path: string, init: RequestInit & { version?: string | null } = {}) => {
    const { version = '1.0.3', ...rest } = init
    const headers = {
      authorization: auth,
      ...(version && { 'x-experience-api-version': version }),
      'content-type': 'application/json',
      ...rest.headers,
    }
    return fetch(endpoint + path, { ...rest, headers })
  }
  const stateAt = (stateId: string | null, more: Record<string, string> = {}) =>
    `activities/state?${new URLSearchParams({ activityId, agent: actor, registration, ...(stateId !== null && { stateId }), ...more })}` // prettier-ignore
  const statement = (name: string, more: Record<string, unknown> = {}, isMoveOn = false) => ({
    id: randomUUID(),
    actor: JSON.parse(actor) as object,
    verb: verb(name),
    object: { id: activityId },
    timestamp: new Date(now()).toISOString(),
    context: {
      registration,
      contextActivities: { category: isMoveOn ? [cmi5Category, moveOnCategory] : [cmi5Category] },
      extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': visit.launchId },
    },
    ...more,
  })
  const put = (one: { id: string; verb: object }) =>
    call(`statements?statementId=${one.id}`, { method: 'PUT', body: JSON.stringify(one) })
  const say = async (...given: Parameters<typeof statement>) => (await put(statement(...given))).status // prettier-ignore
  if (auth === '') auth = `Basic ${(await fetchToken())['auth-token']}`
  return { visit, given, call, stateAt, statement, put, say, fetchToken, activityId, registration, actor, setAuth: (text: string) => (auth = text) } // prettier-ignore
}
