import { PortError } from '../../../kit/port-error.ts'
import { createAnswers } from '../../../kit/testing/memory.ts'
import type {
  ChannelFacts,
  ImportedChannel,
  ImportMapping,
  ImportMediaType,
  MissingChannels,
  PlanComparison,
  PlanImportPort,
} from '../plan-import.port.ts'
import { someMediaTypes } from './context.ts'

type Call = 'mediaTypes' | 'channels' | 'mapping' | 'saveMapping' | 'compare' | 'replace' | 'undo'

export interface MemoryImportOptions {
  /** What is planned already; default nothing. */
  channels?: readonly ImportedChannel[]
  mapping?: ImportMapping | null
  mediaTypes?: readonly ImportMediaType[]
  /** Names of channels that somebody was asked about: they are stopped, not removed. */
  asked?: readonly string[]
}

export interface MemoryImport {
  port: PlanImportPort
  failNext: (call: Call, error: PortError) => void
  hold: (call: Call) => () => void
  /** What is planned now. */
  plan: () => readonly ImportedChannel[]
  savedMapping: () => ImportMapping | null
  /** Somebody else changes the campaign. */
  changeElsewhere: () => void
}

const factFields = ['name', 'mediaTypeId', 'publisher', 'budget', 'start', 'end', 'bookingDeadline', 'materialDeadline'] as const // prettier-ignore

/** The port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryImport({
  channels = [],
  mapping = null,
  mediaTypes = someMediaTypes,
  asked = [],
}: MemoryImportOptions = {}): MemoryImport {
  const { answer, failNext, hold } = createAnswers<Call>()
  const instance = crypto.randomUUID()
  let planned: readonly ImportedChannel[] = channels
  let kept = mapping
  let version = 1
  const before = new Map<number, readonly ImportedChannel[]>()

  const work = (rows: readonly ImportedChannel[], missing: MissingChannels) => {
    const found = new Set<ImportedChannel>()
    const next = [...planned]
    const outcome = rows.map((row, index): PlanComparison['rows'][number] => {
      const same = (one: ImportedChannel) =>
        one.name === row.name &&
        one.mediaTypeId === row.mediaTypeId &&
        (one.publisher ?? null) === (row.publisher ?? null)
      const old =
        planned.find((one) => row.externalId !== undefined && one.externalId === row.externalId) ??
        planned.find((one) => !found.has(one) && same(one))
      if (!old) {
        next.push(row)
        return { index, name: row.name, result: 'added', before: {}, after: {} }
      }
      found.add(old)
      const changed = factFields.filter(
        (field) => row[field] !== undefined && (row[field] ?? null) !== (old[field] ?? null),
      )
      next[planned.indexOf(old)] = { ...old, ...row }
      const facts = (from: ImportedChannel): ChannelFacts =>
        Object.fromEntries(
          changed.map((field) => [
            field === 'mediaTypeId' ? 'mediaType' : field,
            from[field] ?? null,
          ]),
        )
      const result = changed.length > 0 ? 'changed' : 'unchanged'
      return { index, name: row.name, result, before: facts(old), after: facts(row) }
    })
    const gone = planned.filter((one) => !found.has(one))
    const rest = gone.map(({ name }): PlanComparison['rows'][number] => ({
      index: null,
      name,
      result: missing === 'keep' ? 'kept' : asked.includes(name) ? 'stopped' : 'removed',
      before: {},
      after: {},
    }))
    const isGone = (one: ImportedChannel) =>
      missing === 'remove' && gone.includes(one) && !asked.includes(one.name)
    return {
      comparison: { version, rows: [...outcome, ...rest] },
      next: next.filter((one) => !isGone(one)),
    }
  }

  const port: PlanImportPort = {
    mediaTypes: () => ({
      key: ['memory-import', instance, 'media-types'],
      load: () => answer('mediaTypes', () => mediaTypes),
    }),
    channels: (id) => ({
      key: ['memory-import', instance, 'channels', id],
      load: () =>
        answer('channels', () =>
          planned.map(({ name, mediaTypeId, publisher = null }) => ({
            name,
            mediaTypeId,
            kind: mediaTypes.find((type) => type.id === mediaTypeId)?.kind ?? 'cross-media',
            publisher,
          })),
        ),
    }),
    mapping: (id) => ({
      key: ['memory-import', instance, 'mapping', id],
      load: () => answer('mapping', () => kept),
    }),
    saveMapping: (command) =>
      answer('saveMapping', () => {
        kept = command.mapping
      }),
    compare: ({ channels: rows, missing }) =>
      answer('compare', () => work(rows, missing).comparison),
    replace: (command) =>
      answer('replace', () => {
        if (command.version !== version) throw new PortError({ code: 'conflict' })
        const { comparison, next } = work(command.channels, command.missing)
        version += 1
        before.set(version, planned)
        planned = next
        return { ...comparison, version, changeId: version }
      }),
    undo: ({ changeId }) =>
      answer('undo', () => {
        if (changeId !== version) throw new PortError({ code: 'conflict' })
        planned = before.get(changeId)!
        version += 1
      }),
  }
  return {
    port,
    failNext,
    hold,
    plan: () => planned,
    savedMapping: () => kept,
    changeElsewhere: () => {
      version += 1
    },
  }
}
