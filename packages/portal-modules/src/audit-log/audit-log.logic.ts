import { isDay } from '../kit/dates/index.ts'
import type { Cell, ExportTable } from '../kit/export/csv.ts'
import type { AuditEntry, AuditFilter, AuditPage } from './audit-log.port.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Narrows nothing. */
export const wholeLog: AuditFilter = {
  actions: [],
  userId: null,
  objectType: null,
  objectId: null,
  from: null,
  to: null,
  text: '',
}

/** Names of the filter's parts in the address. */
export const filterNames = ['act', 'who', 'type', 'object', 'from', 'to', 'q'] as const

/** Days in their order; one that is none, or comes too early, counts as not said. */
function daysOf(from: string | undefined, to: string | undefined) {
  const first = from && isDay(from) ? from : null
  const last = to && isDay(to) && (first === null || to >= first) ? to : null
  return { from: first, to: last }
}

/** What an address narrows the log by; what it says wrongly counts as not said. */
export function parseFilter(params: Params): AuditFilter {
  const { act = '', who = '', type = '', object = '', q = '' } = params
  return {
    actions: act.split(',').filter((one) => /^[a-z-]+\.[a-z-]*$/.test(one)),
    userId: /^\d{1,9}$/.test(who) ? Number(who) : null,
    objectType: /^[a-z-]+$/.test(type) ? type : null,
    objectId: object === '' ? null : object.slice(0, 100),
    ...daysOf(params.from, params.to),
    text: q.slice(0, 100),
  }
}

/** The same for the address. */
export const writeFilter = (filter: AuditFilter): Params => ({
  act: filter.actions.join(',') || undefined,
  who: filter.userId === null ? undefined : String(filter.userId),
  type: filter.objectType ?? undefined,
  object: filter.objectId ?? undefined,
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
  q: filter.text.trim() || undefined,
})

/** Whether anything narrows the log. */
export const isNarrowed = (filter: AuditFilter): boolean =>
  Object.values(writeFilter(filter)).some((value) => value !== undefined)

/**
 * What is shown after the newest page came anew over what was loaded before. The log is only ever
 * added to, so both go on where they overlap; where they do not, only the newest page counts.
 */
export function joinPages(newest: AuditPage, loaded: AuditPage | undefined): AuditPage {
  const [first] = loaded?.entries ?? []
  if (!loaded || !first) return newest
  const added = newest.entries.findIndex(({ id }) => id <= first.id)
  // Nothing overlaps: in between there may be more.
  if (added < 0) return newest
  return { entries: [...newest.entries.slice(0, added), ...loaded.entries], next: loaded.next }
}

/** A page behind those that are there. */
export const withPage = (shown: AuditPage, page: AuditPage): AuditPage => ({
  entries: [...shown.entries, ...page.entries],
  next: page.next,
})

/** What a spreadsheet gets, newest first (T-05). */
export const exportTable = (
  entries: readonly AuditEntry[],
  say: {
    head: readonly string[]
    moment: (at: Date) => string
    nobody: string
  },
): ExportTable => ({
  head: say.head,
  rows: entries.map((entry): Cell[] => [
    say.moment(entry.at),
    entry.actor?.name ?? say.nobody,
    entry.actionName,
    entry.objectTypeName,
    entry.objectName,
    entry.objectId,
    changesText(entry),
    entry.requestId,
    String(entry.id),
  ]),
})

/** What differs in one line: `Gibt frei: nein → ja`. */
const changesText = ({ changes }: Pick<AuditEntry, 'changes'>): string =>
  changes
    .map(({ label, before, after }) =>
      before === null ? `${label}: ${after ?? '–'}` : `${label}: ${before} → ${after ?? '–'}`,
    )
    .join('; ')
