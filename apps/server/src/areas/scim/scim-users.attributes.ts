import { emailAddress, signInRoles } from '@atrium/api-client/contract'
import type { Role } from '../../platform/actor.ts'
import { refused } from './scim.errors.ts'
import { isObject, valueOf, type Operation } from './scim.patch.ts'
import { isMeant } from './scim.path.ts'
import { booleanOf, textOf } from './scim.values.ts'
import { needed, wrongValue } from './scim.texts.ts'

/** What a directory says of somebody; absent stays as it is. */
export interface DirectoryChange {
  userName?: string
  externalId?: string | null
  firstName?: string
  lastName?: string
  /** Counts for new people whose name is not said in parts. */
  fullName?: string
  jobTitle?: string | null
  phoneNumber?: string | null
  languageCode?: 'de' | 'en'
  email?: string
  roles?: Role[]
  isActive?: boolean
}

/** What conditions in paths are compared with, and what `add` adds to. */
export interface PresentValues {
  email: string | null
  phoneNumber: string | null
  roles: readonly string[]
}

export const nobody: PresentValues = { email: null, phoneNumber: null, roles: [] }

type Read = (operation: Operation, present: PresentValues) => DirectoryChange

/** Reads what there is a place for; everything else that directories send is left out. */
const readers: Readonly<Record<string, Read>> = {
  username: ({ op, value }) => {
    if (op === 'remove') throw refused('mutability', needed('userName'))
    return { userName: textOf(value, 'userName', 200) }
  },
  externalid: ({ op, value }) => ({
    externalId: op === 'remove' ? null : textOf(value, 'externalId', 200),
  }),
  active: ({ op, value }) => {
    if (op === 'remove') throw refused('mutability', needed('active'))
    return { isActive: booleanOf(value, 'active') }
  },
  displayname: ({ op, value }) =>
    op === 'remove' ? {} : { fullName: textOf(value, 'displayName', 200) },
  name: ({ op, sub, value }) => {
    if (op === 'remove') return {}
    const parts = sub ? { [sub]: value } : value
    if (!isObject(parts)) throw refused('invalidValue', wrongValue('name'))
    const part = (name: string) => {
      const said = valueOf(parts, name.toLowerCase()) ?? undefined
      return said === undefined || said === '' ? undefined : textOf(said, `name.${name}`, 100)
    }
    return given({
      firstName: part('givenName'),
      lastName: part('familyName'),
      fullName: part('formatted'),
    })
  },
  title: ({ op, value }) => ({
    jobTitle: op === 'remove' || value === '' ? null : textOf(value, 'title', 100),
  }),
  preferredlanguage: ({ op, value }) => {
    const language =
      op === 'remove' ? undefined : textOf(value, 'preferredLanguage', 35).slice(0, 2)
    const known = (['de', 'en'] as const).find((one) => one === language?.toLowerCase())
    return known ? { languageCode: known } : {}
  },
  emails: (operation, { email }) => {
    const address = valueAmong('emails', operation, email)
    if (address === null) throw refused('mutability', needed('emails'))
    return address === undefined ? {} : { email: emailOf(address) }
  },
  phonenumbers: (operation, { phoneNumber }) => {
    const number = valueAmong('phoneNumbers', operation, phoneNumber)
    if (number === undefined) return {}
    return { phoneNumber: number && textOf(number, 'phoneNumbers', 40) }
  },
  roles: ({ op, filter, sub, value }, present) => {
    if (op === 'remove' && value === undefined && !filter) return { roles: [] }
    if (op === 'remove' && filter)
      return {
        roles: rolesAmong(present.roles.filter((role) => !isMeant(filter, { value: role }))),
      }
    // Another part of the entry than its value, such as how it is shown.
    if (sub && sub !== 'value') return {}
    const named = rolesAmong((Array.isArray(value) ? value : [value]).map(roleNameOf))
    const held = rolesAmong(present.roles)
    if (op === 'remove') return { roles: held.filter((role) => !named.includes(role)) }
    return { roles: op === 'add' ? [...new Set([...held, ...named])] : named }
  },
}

/** What operations say of somebody, one after the other. */
export function readChange(
  operations: readonly Operation[],
  present: PresentValues,
): DirectoryChange {
  let change: DirectoryChange = {}
  for (const operation of operations) {
    const read = Object.hasOwn(readers, operation.attribute) && readers[operation.attribute]
    if (!read) continue
    const roles = change.roles ?? present.roles
    change = { ...change, ...read(operation, { ...present, roles }) }
  }
  return change
}

/** An e-mail address; undefined where a text is none. */
export const asEmail = (text: string): string | undefined =>
  emailAddress.safeParse(text).success ? text : undefined

function emailOf(value: unknown): string {
  const address = asEmail(textOf(value, 'emails', 254))
  if (!address) throw refused('invalidValue', wrongValue('emails'))
  return address
}

/**
 * The one value that is kept of a multi-valued attribute: that for work, else the primary one, else the first.
 * Null: it was taken away; undefined: the operation is about another entry, such as a private address.
 */
function valueAmong(
  attribute: string,
  { op, filter, sub, value }: Operation,
  present: string | null,
): unknown {
  const kept = { type: 'work', primary: true, value: present }
  if (!isMeant(filter, kept)) return undefined
  if (sub && sub !== 'value') return undefined
  if (op === 'remove') return null
  if (filter || sub) return isObject(value) ? valueOf(value, 'value') : value
  const entries = (Array.isArray(value) ? value : [value]).map((entry) =>
    isObject(entry) ? entry : { value: entry },
  )
  const isWork = (entry: Record<string, unknown>) =>
    String(valueOf(entry, 'type')).toLowerCase() === 'work'
  const isPrimary = (entry: Record<string, unknown>) => valueOf(entry, 'primary') === true
  const entry = entries.find(isWork) ?? entries.find(isPrimary) ?? entries[0]
  if (!entry) return op === 'add' ? undefined : null
  const found = valueOf(entry, 'value')
  if (found === undefined) throw refused('invalidValue', wrongValue(attribute))
  return found
}

/** A role, alone or as an entry; Entra ID may write the whole of an app role as JSON into its value. */
function roleNameOf(entry: unknown): string {
  const value = isObject(entry) ? valueOf(entry, 'value') : entry
  if (typeof value !== 'string') throw refused('invalidValue', wrongValue('roles'))
  if (!value.startsWith('{')) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return isObject(parsed) && typeof parsed.value === 'string' ? parsed.value : ''
  } catch {
    return ''
  }
}

const rolesAmong = (names: readonly string[]): Role[] =>
  names.map((name) => {
    const role = signInRoles.find((one) => one === name.toUpperCase())
    if (!role) throw refused('invalidValue', wrongValue('roles'))
    return role
  })

const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
