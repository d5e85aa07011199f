import type { RecordRow } from './rows.logic.ts'
import {
  noFields,
  type RecordCommand,
  type RecordFault,
  type RecordKind,
  type RecordValue,
  type RecordValues,
  type StoredRecord,
} from './records.types.ts'

type RecordResult = 'added' | 'changed' | 'unchanged'

/** What becomes of a row of the file. */
type ComparedRow<F extends string> = {
  /** Of what changes, as it is now. */
  before: RecordValues<F>
} & (
  | { result: RecordResult; id: number | null; faults?: undefined }
  | { result: 'faulty'; id: null; faults: Readonly<Partial<Record<F, RecordFault>>> }
)

export interface RecordComparison<F extends string> {
  rows: readonly ComparedRow<F>[]
  /** What is there and no row names. */
  missing: readonly StoredRecord<F>[]
  changes: RecordCommand<F>['changes']
  /** Of what changes, as it is now, in the order of `changes`; undefined: it is new. */
  former: readonly (RecordValues<F> | undefined)[]
}

/** What rows of a file do to what is there. */
export function compareRecords<F extends string>(
  rows: readonly RecordValues<F>[],
  stored: readonly StoredRecord<F>[],
  kind: RecordKind<F>,
): RecordComparison<F> {
  const byKey = Map.groupBy(
    stored.flatMap((record) => kind.keysOf(record.values).map((key) => ({ key, record }))),
    ({ key }) => key,
  )
  const named = new Set<number>()
  const made = new Set<string>()
  const changes: RecordComparison<F>['changes'][number][] = []
  const former: (RecordValues<F> | undefined)[] = []
  const compared = rows.map((values): ComparedRow<F> => {
    const keys = kind.keysOf(values)
    const { record, fault } = find(keys, byKey, kind)
    const isTwice = record ? named.has(record.id) : keys[0] !== undefined && made.has(keys[0])
    const first = keyField(values, kind)
    if (fault || isTwice) return faulty({ [first]: fault ?? 'twice' })
    const after = merged(record?.values, values, kind)
    const faults = { ...(record ? {} : missingIn(after, kind)), ...kind.check?.(after) }
    if (Object.keys(faults).length > 0) return faulty(faults)
    if (record) named.add(record.id)
    else if (keys[0] !== undefined) made.add(keys[0])
    const before = record ? changed(record.values, after, kind) : noFields<F>()
    if (record && Object.keys(before).length === 0)
      return { result: 'unchanged', id: record.id, before }
    changes.push({ id: record?.id ?? null, version: record?.version, values: after })
    former.push(record?.values)
    return { result: record ? 'changed' : 'added', id: record?.id ?? null, before }
  })
  return { rows: compared, missing: stored.filter(({ id }) => !named.has(id)), changes, former }
}

const faulty = <F extends string>(faults: object): ComparedRow<F> => ({
  result: 'faulty',
  id: null,
  before: noFields<F>(),
  faults: faults as Readonly<Partial<Record<F, RecordFault>>>,
})

/** The record that the surest key finds. */
function find<F extends string>(
  keys: readonly string[],
  byKey: ReadonlyMap<string, readonly { record: StoredRecord<F> }[]>,
  kind: RecordKind<F>,
): { record?: StoredRecord<F>; fault?: RecordFault } {
  for (const key of keys) {
    const found = byKey.get(key)
    if (found?.length === 1) return { record: found[0]!.record }
    if (found) return { fault: 'several' }
    // Who names a number means that one and none else.
    if (key.startsWith('#')) return { fault: 'unknown' }
  }
  return kind.canAdd ? {} : { fault: 'unknown' }
}

/** At which of its cells a row says that it cannot be told which record it is. */
const keyField = <F extends string>(values: RecordValues<F>, { heads }: RecordKind<F>): F =>
  heads.find((field) => (values[field] ?? null) !== null) ?? heads[0]!

/** What is said over what is there; what is said nowhere is nothing. */
function merged<F extends string>(
  before: RecordValues<F> | undefined,
  said: RecordValues<F>,
  { fields }: RecordKind<F>,
): RecordValues<F> {
  const after: Partial<Record<F, RecordValue>> = {}
  for (const { id, isKey } of fields)
    after[id] = (isKey && before ? before[id] : said[id] !== undefined ? said[id] : before?.[id]) ?? null // prettier-ignore
  return after
}

function missingIn<F extends string>(values: RecordValues<F>, { fields }: RecordKind<F>) {
  const faults: Partial<Record<F, RecordFault>> = {}
  for (const { id, isNeeded } of fields)
    if (isNeeded && (values[id] ?? null) === null) faults[id] = 'missing'
  return faults
}

/** Fields that differ, as they were. */
function changed<F extends string>(
  before: RecordValues<F>,
  after: RecordValues<F>,
  { fields }: RecordKind<F>,
): RecordValues<F> {
  const differing: Partial<Record<F, RecordValue>> = {}
  for (const { id, isKey } of fields)
    if (!isKey && (before[id] ?? null) !== (after[id] ?? null)) differing[id] = before[id] ?? null
  return differing
}

/** How many rows get which result. */
export function countResults<F extends string>({ rows }: RecordComparison<F>) {
  const counts = { added: 0, changed: 0, unchanged: 0, faulty: 0 }
  for (const { result } of rows) counts[result] += 1
  return counts
}

/** What takes a file back: what is new goes, what changed is as it was, what went comes back. */
export function reverseOf<F extends string>(
  { changes, former }: Pick<RecordComparison<F>, 'changes' | 'former'>,
  saved: readonly { id: number; version: number }[],
  removedIds: readonly number[],
): Omit<RecordCommand<F>, 'commandId'> {
  const entries = changes.map(({ id }, index) => ({ id, saved: saved[index]!, before: former[index] })) // prettier-ignore
  return {
    changes: entries.flatMap(({ id, saved: { version }, before }) =>
      before ? [{ id, version, values: before }] : [],
    ),
    removeIds: entries.flatMap(({ saved: { id }, before }) => (before ? [] : [id])),
    restoreIds: removedIds,
  }
}

/** What a line of the preview says: what becomes of it, or why nothing does. */
export type PreviewState = RecordResult | 'faulty' | 'pending' | 'left' | 'removed' | 'kept'

/** A row of the preview. */
export interface PreviewRow<F extends string> {
  key: string
  /** Null: it is not in the file. */
  line: number | null
  name: string
  state: PreviewState
  row: RecordRow<F>
  /** Everything that is wrong with it, in the file and beside what is there. */
  faults: Readonly<Partial<Record<F, RecordFault>>>
  before: RecordValues<F>
}

/** States in which something would change. */
export const changingStates: ReadonlySet<string> = new Set<PreviewState>([
  'added',
  'changed',
  'removed',
])
