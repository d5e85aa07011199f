import { searchable, words } from '@atrium/design-system'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import type { AuditEntry, AuditFilter, AuditLogPort } from '../audit-log.port.ts'
import { entries as someEntries } from './fixtures.ts'

type Call = 'page' | 'entry' | 'choices'

export interface MemoryOptions {
  /** Newest first. */
  entries?: readonly AuditEntry[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  /** Default 100. */
  maxPageSize?: number
}

export interface MemoryAuditLog {
  port: AuditLogPort
  /** What pages were asked for, in their order. */
  asked: readonly { filter: AuditFilter; cursor: number | undefined; count: number }[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryAuditLog(options: MemoryOptions = {}): MemoryAuditLog {
  const { entries = someEntries, maxPageSize = 100 } = options
  const { answer, failNext } = createAnswers<Call>(options.latency)
  const asked: { filter: AuditFilter; cursor: number | undefined; count: number }[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  const port: AuditLogPort = {
    maxPageSize,
    page: (filter, { cursor, count = maxPageSize } = {}) => ({
      key: ['memory-audit', instance, JSON.stringify(filter), cursor ?? 0, count],
      load: () =>
        answer('page', () => {
          asked.push({ filter, cursor, count })
          const found = entries.filter(
            (entry) => takes(filter, entry) && (cursor === undefined || entry.id < cursor),
          )
          const page = found.slice(0, count)
          return { entries: page, next: found.length > count ? page.at(-1)!.id : null }
        }),
    }),
    entry: (id) => ({
      key: ['memory-audit-entry', instance, id],
      load: () =>
        answer('entry', () => {
          const entry = entries.find((one) => one.id === id)
          if (!entry) throw new PortError({ code: 'not-found' })
          return entry
        }),
    }),
    choices: () => ({
      key: ['memory-audit-choices', instance],
      load: () =>
        answer('choices', () => ({
          actions: named(entries.map(({ action, actionName }) => [action, actionName])),
          objectTypes: named(entries.map((one) => [one.objectType, one.objectTypeName])),
          people: named(
            entries.flatMap(({ actor }) => (actor ? [[actor.id, actor.name] as const] : [])),
          ),
        })),
    }),
  }
  return { port, asked, failNext }
}

const named = <Id>(pairs: readonly (readonly [Id, string])[]) =>
  [...new Map(pairs)].map(([id, name]) => ({ id, name }))

/** The day on which somebody here did it. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const takes = (filter: AuditFilter, entry: AuditEntry): boolean =>
  (filter.actions.length === 0 || filter.actions.includes(entry.action)) &&
  (filter.userId === null || entry.actor?.id === filter.userId) &&
  (filter.objectType === null || entry.objectType === filter.objectType) &&
  (filter.objectId === null || entry.objectId === filter.objectId) &&
  (filter.from === null || dayOf(entry.at) >= filter.from) &&
  (filter.to === null || dayOf(entry.at) <= filter.to) &&
  words(filter.text).every((word) =>
    searchable(`${entry.actor?.name ?? ''} ${entry.objectName ?? ''}`).includes(word),
  )
