import type { Query } from '../kit/query.ts'

/** What differs, in words; null where there was or is nothing. */
export interface AuditChange {
  label: string
  before: string | null
  after: string | null
}

/** Something that was done (T-05). */
export interface AuditEntry {
  id: number
  at: Date
  /** Null: nobody who was signed in. */
  actor: { id: number; name: string } | null
  /** What happened: its name in the product, and in words. */
  action: string
  actionName: string
  /** What it was done to; the id may name nothing that is there any more. */
  objectType: string
  objectTypeName: string
  objectId: string | null
  objectName: string | null
  changes: readonly AuditChange[]
  /** Finds the lines of the server's log. */
  requestId: string | null
}

/** What the log is narrowed by; empty parts do not narrow it (T-05). */
export interface AuditFilter {
  /** Acts, one of which it was. */
  actions: readonly string[]
  userId: number | null
  objectType: string | null
  objectId: string | null
  /** First and last day, `YYYY-MM-DD`; both belong to it. */
  from: string | null
  to: string | null
  /** Words in the names of who did it and of what it was done to. */
  text: string
}

/** A part of the log, newest first. */
export interface AuditPage {
  entries: readonly AuditEntry[]
  /** Where the next page begins; null: there is none. */
  next: number | null
}

/** What there is to narrow by, in words. */
export interface AuditChoices {
  actions: readonly { id: string; name: string }[]
  objectTypes: readonly { id: string; name: string }[]
  people: readonly { id: number; name: string }[]
}

/** What the audit log needs from its host. Everything rejects with a `PortError`. */
export interface AuditLogPort {
  /** A page of `count` entries, default 100; the first one without `cursor`. */
  page: (filter: AuditFilter, options?: { cursor?: number; count?: number }) => Query<AuditPage>
  /** One entry; `not-found` where the reader may not see it. */
  entry: (id: number) => Query<AuditEntry>
  choices: () => Query<AuditChoices>
  /** Most entries in one page: an export takes as many at once. */
  maxPageSize: number
}
