import { calls, defaultBases, problem, statusOf, toEntries } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type * as z from 'zod/mini'
import { roles } from '../../src/platform/actor.ts'
import type { Role } from '../../src/platform/actor.ts'
import type { TestServer } from '../harness.ts'
import { samples } from '../rights/samples.ts'
import { columns, readTable } from '../rights/table.ts'
import { preparePlace } from '../rights/world.ts'
import type { Place, World } from '../rights/world.ts'
import { valuesOf } from './arbitraries.ts'
import { spoilers } from './hostile.ts'
import type { Draft, Spoiler } from './hostile.ts'

export interface FuzzResult {
  requests: number
  /** Requests that keep to the contract in every part. */
  valid: number
  /** Successes by call. */
  successes: Record<string, number>
  statuses: Record<number, number>
  /** What must not be: each with the request that brings it about. */
  findings: string[]
}

/**
 * Where a request comes from: a sample of the rights table, a sample with fields made from the
 * schema, the schema alone, or one of these, spoiled.
 */
interface Plan {
  from: 'sample' | 'patched' | 'schema'
  role: Role
  which: number
  generated: Draft
  spoil: Spoiler | undefined
}

/** Sends `count` requests, as many to each built call, and looks at every answer. */
export async function fuzz(
  server: TestServer,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzResult> {
  const place = await preparePlace(server, 101)
  const ids = await poolOf(place)
  const built = calls.filter((call) => !call.planned)
  const each = Math.ceil(count / built.length)
  const result: FuzzResult = { requests: 0, valid: 0, successes: {}, statuses: {}, findings: [] }
  const found = new Set<string>()
  const plans = built.flatMap((call) =>
    fc
      .sample(
        planOf(call, (name) => idsNamed(ids, name)),
        { numRuns: each, seed },
      )
      .map((plan, turn) => ({ call, plan, turn })),
  )
  // All calls take turns, so that each meets what the others left behind.
  for (const { call, plan } of plans.toSorted((one, other) => one.turn - other.turn)) {
    const { draft, role } = await draftOf(call, plan, place)
    const isValid = keeps(call, draft)
    const { status, fault } = await send(server, place, call, draft, role)
    result.requests++
    if (isValid) result.valid++
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    result.successes[call.id] =
      (result.successes[call.id] ?? 0) + (status === wantedOf(call) ? 1 : 0)
    if (fault && !found.has(`${call.id} ${fault}`)) {
      found.add(`${call.id} ${fault}`)
      result.findings.push(`${call.id} as ${role}: ${fault}\n${told(draft)}`)
    }
  }
  return result
}

function planOf(call: Call, idsFor: (name: string) => readonly number[]): Arbitrary<Plan> {
  const part = (schema: z.ZodMiniType | undefined): Arbitrary<unknown> =>
    schema ? valuesOf(schema, idsFor) : fc.constant(undefined)
  return fc.record({
    from: fc.constantFrom<Plan['from']>('sample', 'sample', 'patched', 'schema'),
    role: fc.constantFrom(...roles),
    which: fc.nat(),
    generated: fc
      .tuple(part(call.params), part(call.query), part(call.body))
      .map(([params, query, body]): Draft => ({
        params: (params ?? {}) as Draft['params'],
        query: Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
        headers: {},
        body,
        ...(call.files && { files: filesOf(call) }),
      })),
    spoil: fc.option(spoilers, { freq: 2, nil: undefined }),
  })
}

const filesOf = (call: Call) =>
  Object.fromEntries(
    Object.keys(call.files!).map((name) => [name, [new File(['Probe'], 'Zufall.txt')]]),
  )

const table = readTable()

/** Calls that the table allows to nobody; they have done what they are there for when they refuse. */
const nobodys = new Set(
  calls
    .map(({ id }) => id)
    .filter((id) =>
      table
        .filter(({ callId }) => callId === id)
        .every(({ answers }) => columns.every((column) => answers[column] !== 'yes')),
    ),
)
const wantedOf = (call: Call) => (nobodys.has(call.id) ? 403 : statusOf(call))

async function draftOf(call: Call, plan: Plan, place: Place) {
  const choices = table.flatMap(({ name, answers }) => {
    const sample = samples.find((one) => one.name === name && one.call.id === call.id)
    const allowed = roles.filter(
      (_, index) => nobodys.has(call.id) || answers[columns[index]!] === 'yes',
    )
    return sample && allowed.length > 0 ? [{ sample, allowed }] : []
  })
  const { sample, allowed } = choices[plan.which % choices.length] ?? {}
  const role = sample ? allowed![plan.which % allowed!.length]! : plan.role
  let draft = plan.generated
  if (sample && plan.from !== 'schema') {
    const input = ((await sample.make(place.worldOf(role))) ?? {}) as Partial<Draft> & {
      query?: object
    }
    draft = {
      params: input.params ?? {},
      query: Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
      headers: {},
      ...(input.body !== undefined && { body: input.body }),
      ...(input.files && { files: input.files }),
    }
    if (plan.from === 'patched') draft = patched(draft, plan.generated)
  }
  return { draft: plan.spoil ? plan.spoil(draft) : draft, role }
}

/** The sample with other values where they name nothing. */
function patched(sample: Draft, { query, body }: Draft): Draft {
  const fields = Object.entries((body ?? {}) as object)
  const plain = Object.fromEntries(fields.filter(([name]) => !/(id|ids|data|version)$/i.test(name)))
  return {
    ...sample,
    query: [...new Map([...query, ...sample.query])],
    ...(sample.body !== undefined && { body: { ...(sample.body as object), ...plain } }),
  }
}

/** True where every part of the request is what the contract asks for. */
function keeps(call: Call, { params, query, body, headers, raw }: Draft): boolean {
  if (raw !== undefined || Object.keys(headers).length > 0) return false
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  )
  const written = withJson(call, body as Draft['params'], JSON.stringify)
  const told = call.encoding === 'json' ? body : formOf(written)
  return (
    (call.params?.safeParse(texts).success ?? true) &&
    (call.query?.safeParse(Object.fromEntries(query)).success ?? true) &&
    (call.body?.safeParse(told).success ?? true)
  )
}

/** A form's values as they arrive: texts. */
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(formOf)
  if (value === null || value === undefined) return undefined
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, formOf(item)]))
  return String(value as string)
}

const withJson = (call: Call, body: Draft['params'], write: (value: unknown) => unknown) =>
  call.jsonFields && body && typeof body === 'object'
    ? {
        ...body,
        ...Object.fromEntries(
          call.jsonFields
            .filter((name) => body[name] !== undefined)
            .map((name) => [name, write(body[name])]),
        ),
      }
    : body

async function send(server: TestServer, place: Place, call: Call, draft: Draft, role: Role) {
  const path = call.path.replace(/\{\+?(\w+)\}/g, (_, name: string) => String(draft.params[name]))
  const query = new URLSearchParams(draft.query)
  const url = `${defaultBases[call.base ?? 'api']}/${path}${query.size > 0 ? `?${query}` : ''}`
  const headers: Record<string, string> = {}
  let body: BodyInit | undefined = draft.raw
  if (draft.raw !== undefined || call.encoding === 'json') {
    if (call.encoding === 'json') headers['content-type'] = 'application/json'
    body ??= JSON.stringify(draft.body)
  } else if (draft.body !== undefined || draft.files) {
    body = formBody(call, draft)
  }
  if (call.method === 'GET') body = undefined
  const response = await place.active[role].api
    .fetch(url, {
      method: call.method,
      headers: { ...headers, ...draft.headers },
      ...(body !== undefined && { body }),
    }) // prettier-ignore
    .catch((error: Error) => error)
  if (response instanceof Error) return { status: 0, fault: `no answer: ${String(response.cause)}` }
  return { status: response.status, fault: await faultOf(response) }
}

function formBody(call: Call, { body, files }: Draft): BodyInit {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const given = isObject ? body : { value: JSON.stringify(body) }
  const entries = toEntries(withJson(call, given as Draft['params'], JSON.stringify))
  if (call.encoding === 'form')
    return new URLSearchParams(entries.map(([name, text]) => [name, text]))
  const form = new FormData()
  for (const [name, text] of entries) form.append(name, text)
  for (const [name, list] of Object.entries(files ?? {}))
    for (const file of list) form.append(name, file, file.name)
  return form
}

/** Traces of the inside: a stack, a path, a statement. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|relation "|\bselect .+ from |insert into|duplicate key/i

/** What is wrong with an answer; undefined where nothing is. */
async function faultOf(response: Response): Promise<string | undefined> {
  const { status } = response
  if (status < 400) {
    await response.arrayBuffer()
    return undefined
  }
  const text = await response.text()
  // A request that never became one of the contract's: too large a header, a broken address.
  if (status === 431) return undefined
  if (status >= 500 && status !== 507) return `answers ${status}`
  if (inside.test(text)) return `tells of its inside: ${text.slice(0, 200)}`
  if (!response.headers.get('content-type')?.startsWith('application/problem+json'))
    return `answers ${status} without problem details`
  const read = problem.safeParse(JSON.parse(text))
  if (!read.success || read.data.status !== status) return `answers ${status} with other details`
  const { errors, detail } = read.data
  const isTold = detail || Object.values(errors ?? {}).some((texts) => texts.some(Boolean))
  return status === 400 && !isTold ? 'answers 400 and does not say why' : undefined
}

const told = ({ params, query, headers, body, raw, files }: Draft) =>
  JSON.stringify({ params, query, headers, body, raw, files: files && Object.keys(files) }).slice(
    0,
    600,
  )

interface Pool {
  components: number[]
  groups: number[]
  people: number[]
}

/** Things that requests name; some of them go on the way. */
async function poolOf(place: Place): Promise<Pool> {
  const world: World = place.worldOf('ADMINISTRATOR')
  const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, make))
  const folders = await many(() => world.folder())
  const files = await many(() => world.file())
  return {
    components: [...folders, ...files].map(({ id }) => id),
    groups: await many(() => world.userGroup()),
    people: await many(() => world.person()),
  }
}

/** Ids of the pool that a field of this name may hold. */
function idsNamed({ components, groups, people }: Pool, name: string): readonly number[] {
  if (name === 'applicationId') return [101]
  if (name.startsWith('mediaType')) return [2, 5, 6, 9]
  if (/group/i.test(name)) return groups
  if (/user/i.test(name)) return people
  if (/component|parent/i.test(name)) return components
  return [...components, ...groups, ...people]
}
