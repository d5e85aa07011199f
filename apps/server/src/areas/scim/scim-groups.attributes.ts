import { refused } from './scim.errors.ts'
import { isObject, valueOf, type Operation } from './scim.patch.ts'
import { valuesIn } from './scim.path.ts'
import { textOf } from './scim.values.ts'
import { needed, scimTexts, wrongValue } from './scim.texts.ts'

/** What a directory says of a group; absent stays as it is. */
export interface GroupChange {
  displayName?: string
  externalId?: string | null
  members?: MemberChanges
}

export interface MemberChanges {
  /** Nobody else is to be in the group. */
  isAll: boolean
  /** Ids of users, and whether they are to be in it. */
  byId: ReadonlyMap<string, boolean>
}

/** As long as the portal lets the name of a group be. */
const nameLength = 100

/** What operations say of a group, one after the other. */
export function readGroupChange(operations: readonly Operation[]): GroupChange {
  let change: GroupChange = {}
  for (const operation of operations) {
    const { attribute, op, value } = operation
    if (attribute === 'displayname') {
      if (op === 'remove') throw refused('mutability', needed('displayName'))
      change = { ...change, displayName: textOf(value, 'displayName', nameLength) }
    } else if (attribute === 'externalid') {
      const externalId = op === 'remove' ? null : textOf(value, 'externalId', 200)
      change = { ...change, externalId }
    } else if (attribute === 'members') {
      change = { ...change, members: withMembers(change.members, operation) }
    }
  }
  return change
}

function withMembers(before: MemberChanges | undefined, operation: Operation): MemberChanges {
  const { op, filter, value } = operation
  const named = filter ? valuesIn(filter) : value === undefined || value === null ? undefined : idsIn(value) // prettier-ignore
  if (filter && !named) throw refused('invalidFilter', scimTexts.filter)
  if (op === 'replace' || (op === 'remove' && !named))
    return { isAll: true, byId: new Map(named?.map((id) => [id, true])) }
  const byId = new Map(before?.byId)
  for (const id of named ?? []) byId.set(id, op === 'add')
  return { isAll: before?.isAll ?? false, byId }
}

/** Ids of members: Entra ID sends entries with `value` alone, others send texts. */
const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((entry) => {
    const id = isObject(entry) ? valueOf(entry, 'value') : entry
    if (typeof id !== 'string' || id === '') throw refused('invalidValue', wrongValue('members'))
    return id.toLowerCase()
  })
