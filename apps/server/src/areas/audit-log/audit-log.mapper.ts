import type { AuditEntry } from '@atrium/api-client/contract'
import { auditActions, auditObjectTypes, type Name } from '../../platform/audit-actions.ts'
import type { Language } from '../../platform/locales.ts'
import type { AuditRow } from './audit-log.repository.ts'
import { changesInWords, type MentionedNames } from './audit-log.words.ts'

/** An entry as the contract shows it, in words of a language. */
export const toAuditEntry = (
  row: AuditRow,
  language: Language,
  names: MentionedNames,
): AuditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  userId: row.user_id,
  actorName: row.actor_name,
  action: row.action,
  actionName: named(auditActions, row.action, language),
  objectType: row.object_type,
  objectTypeName: named(auditObjectTypes, row.object_type, language),
  objectId: row.object_id,
  objectName:
    (isMembership(row) && names.users.get(Number(row.object_id))) || (row.summary.name ?? null),
  before: row.summary.before ?? null,
  after: row.summary.after ?? null,
  changes: changesInWords(row.summary, { language, names, objectType: row.object_type }),
  requestId: row.request_id,
})

/** Of somebody who joined or left a group the entry keeps the group’s name, and the person’s number. */
export const isMembership = ({ action }: Pick<AuditRow, 'action'>): boolean =>
  action.startsWith('user-group.member-')

/** What a later or an earlier version wrote may have no name here: it stays as it was written. */
const named = (names: Readonly<Record<string, Name>>, id: string, language: Language) =>
  names[id]?.[language] ?? id

/** All of them with their names, in the order of the language. */
export const listNamed = (
  names: Readonly<Record<string, Name>>,
  language: Language,
): { id: string; name: string }[] =>
  Object.entries(names)
    .map(([id, name]) => ({ id, name: name[language] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
