import type { AuditSummary } from '../../platform/audit.ts'
import { dayText, momentText } from '../../platform/berlin-time.ts'
import { locales, type Language } from '../../platform/locales.ts'
import { auditFacts, auditValues, auditValuesOf, groupKinds, truths } from './audit-log.texts.ts'

/** Names of what entries mention by ids. */
export interface MentionedNames {
  groups: ReadonlyMap<number, string>
  users: ReadonlyMap<number, string>
}

const ofGroups = new Set(['userGroupId', 'userGroupIds', 'user_group_id'])
const ofUsers = new Set(['deputyId', 'onBehalfOf', 'user_id'])

/** Ids of groups and people in what differs. */
export function mentionedIds(summaries: readonly AuditSummary[]) {
  const ids = { groupIds: new Set<number>(), userIds: new Set<number>() }
  for (const { before, after } of summaries) {
    for (const [key, value] of [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]) {
      const target = ofGroups.has(key) ? ids.groupIds : ofUsers.has(key) ? ids.userIds : undefined
      for (const one of [value].flat()) if (typeof one === 'number') target?.add(one)
    }
  }
  return { groupIds: [...ids.groupIds], userIds: [...ids.userIds] }
}

/** What differs, line by line, as people read it (T-05). */
export function changesInWords(
  { before, after }: AuditSummary,
  context: { language: Language; names: MentionedNames; objectType: string },
) {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys
    .map((key) => ({
      label: auditFacts[key]?.[context.language] ?? key,
      before: valueInWords(key, before?.[key], context),
      after: valueInWords(key, after?.[key], context),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, context.language))
}

function valueInWords(
  key: string,
  value: unknown,
  context: Parameters<typeof changesInWords>[1],
): string | null {
  const { language, names, objectType } = context
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) {
    const texts = value.map((one) => valueInWords(key, one, context)).filter((one) => one !== null)
    return texts.length > 0 ? texts.join(', ') : null
  }
  if (typeof value === 'boolean') return truths[value ? 1 : 0][language]
  if (typeof value === 'number') {
    if (key === 'type' && objectType === 'user-group') {
      return groupKinds[value]?.[language] ?? String(value)
    }
    const named = ofGroups.has(key) ? names.groups : ofUsers.has(key) ? names.users : undefined
    return named?.get(value) ?? new Intl.NumberFormat(locales[language]).format(value)
  }
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  // A name or an address is what somebody typed, whatever word of the system it looks like.
  if (typed.has(key)) return text
  const word = auditValuesOf[key]?.[text] ?? auditValues[text]
  return word?.[language] ?? momentInWords(text, language) ?? text
}

const typed = new Set([
  'name',
  'firstName',
  'lastName',
  'email',
  'jobTitle',
  'value',
  'comment',
  'userName',
  'externalId',
])

function momentInWords(text: string, language: Language): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  if (!isDay && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return undefined
  return isDay
    ? dayText(language, text, { dateStyle: 'medium' })
    : momentText(language, moment, { dateStyle: 'medium', timeStyle: 'short' })
}
