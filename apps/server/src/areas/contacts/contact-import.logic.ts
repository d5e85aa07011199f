import type { BodyOf, contactImport } from '@atrium/api-client/contract'
import type { ProblemText } from '../../platform/problem.ts'
import { collectFaults, type RowFaults } from '../../platform/row-faults.ts'
import { contactTexts } from './contacts.texts.ts'

type Said = BodyOf<typeof contactImport.put>['items'][number]

/** A contact as another system knows it. */
export interface ExternalContact {
  external_id: string
  first_name: string
  last_name: string
  job_title: string | null
  department: string | null
  email: string | null
  phone_number: string | null
  mobile_number: string | null
  media_type_ids: number[]
  is_callback_enabled: boolean
}

export interface KnownContact extends ExternalContact {
  id: number
  is_deleted: boolean
}

export interface ReadRow {
  contact: ExternalContact
  outcome: 'added' | 'changed' | 'unchanged'
  /** Of one that is there or was deleted. */
  id: number | null
}

/** Checks contacts row by row; where `faults` is empty, all of them can be written. */
export function checkContacts(
  items: readonly Said[],
  known: ReadonlyMap<string, KnownContact>,
  mediaTypeIds: ReadonlySet<number>,
): { rows: ReadRow[]; faults: RowFaults } {
  const faults = collectFaults()
  const seen = new Set<string>()
  const rows = items.map((said, index): ReadRow => {
    const refuse = (field: string, text: ProblemText) =>
      faults.add(`items[${index}].${field}`, text)
    if (seen.has(said.externalId)) refuse('externalId', contactTexts.twice)
    seen.add(said.externalId)
    for (const [at, id] of (said.mediaTypeIds ?? []).entries())
      if (!mediaTypeIds.has(id)) refuse(`mediaTypeIds[${at}]`, contactTexts['no-medium'])
    const before = known.get(said.externalId)
    const contact = read(said, before)
    if (contact.is_callback_enabled && !contact.email)
      refuse('email', contactTexts['email-missing'])
    const isThere = before !== undefined && !before.is_deleted
    const outcome = !isThere ? 'added' : isSame(before, contact) ? 'unchanged' : 'changed'
    return { contact, outcome, id: before?.id ?? null }
  })
  return { rows, faults: faults.all }
}

/** What is not said is empty, but for the last two, which stay as they are. */
const read = (said: Said, before: KnownContact | undefined): ExternalContact => ({
  external_id: said.externalId,
  first_name: said.firstName,
  last_name: said.lastName,
  job_title: said.jobTitle || null,
  department: said.department || null,
  email: said.email || null,
  phone_number: said.phoneNumber || null,
  mobile_number: said.mobileNumber || null,
  media_type_ids: [...(said.mediaTypeIds ?? before?.media_type_ids ?? [])],
  is_callback_enabled: said.isCallbackEnabled ?? before?.is_callback_enabled ?? false,
})

const isSame = (before: ExternalContact, after: ExternalContact) =>
  (Object.keys(after) as (keyof ExternalContact)[]).every(
    (name) => JSON.stringify(before[name]) === JSON.stringify(after[name]),
  )
