import type { Command } from '../kit/pending/pending-commands.ts'
import type { CallDay, CallTime, Contact, ContactFields, ContactList } from './contacts.port.ts'

export const fullName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** A number as a phone takes it: `+49 (0)40 669-112` is `tel:+4940669112`. */
export function phoneAddress(number: string): string {
  const digits = number.replace('(0)', '').replaceAll(/[^\d+*#]/g, '')
  return `tel:${digits}`
}

export const noFields: ContactFields = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  department: '',
  email: '',
  phone: '',
  mobile: '',
  pictureUrl: '',
  mediaTypeIds: [],
  isCallbackEnabled: false,
}

export type FieldName = keyof ContactFields

/** What is wrong with a contact, before the server is asked; the words are the dialog's. */
export type ContactFault = 'required' | 'email' | 'emailForCallback'

export function contactFaults(fields: ContactFields): Partial<Record<FieldName, ContactFault>> {
  const email = fields.email.trim()
  return {
    ...(fields.firstName.trim() === '' && { firstName: 'required' }),
    ...(fields.lastName.trim() === '' && { lastName: 'required' }),
    ...(email !== '' && !isEmail(email) && { email: 'email' }),
    ...(email === '' && fields.isCallbackEnabled && { email: 'emailForCallback' }),
  }
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Fields as they are sent: without what surrounds them. */
export const cleanFields = (fields: ContactFields): ContactFields => ({
  ...fields,
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  jobTitle: fields.jobTitle.trim(),
  department: fields.department.trim(),
  email: fields.email.trim(),
  phone: fields.phone.trim(),
  mobile: fields.mobile.trim(),
})

/** What a person did that the server has not answered yet. */
export type PendingCommand = Command &
  (
    | { type: 'remove'; id: number }
    | { type: 'arrange'; id: number; beforeId: number | null }
    | { type: 'restore'; contact: Contact; beforeId: number | null }
  )

/** The list as it will be; as it was, where the contact has gone. */
export function applyCommand(list: ContactList, command: PendingCommand): ContactList {
  switch (command.type) {
    case 'remove':
      return withoutContact(list, command.id)
    case 'arrange':
      return arranged(list, command)
    case 'restore':
      return restored(list, command)
  }
}

/** The list with a contact before another one, or at the end; one that has gone counts as none. */
export function arranged(
  list: ContactList,
  { id, beforeId }: { id: number; beforeId: number | null },
): ContactList {
  const contact = list.contacts.find((one) => one.id === id)
  if (!contact || id === beforeId) return list
  return placed(withoutContact(list, id), contact, beforeId)
}

/** The list with a contact that had been taken out of it, where it stood. */
export const restored = (
  list: ContactList,
  { contact, beforeId }: { contact: Contact; beforeId: number | null },
): ContactList =>
  list.contacts.some(({ id }) => id === contact.id) ? list : placed(list, contact, beforeId)

function placed(list: ContactList, contact: Contact, beforeId: number | null): ContactList {
  const place = list.contacts.findIndex((one) => one.id === beforeId)
  const at = place === -1 ? list.contacts.length : place
  return { ...list, contacts: list.contacts.toSpliced(at, 0, contact) }
}

export const withoutContact = (list: ContactList, id: number): ContactList => ({
  ...list,
  contacts: list.contacts.filter((one) => one.id !== id),
})

/** Takes a saved contact in: a known one in its place unless a newer state is there, a new one at the end. */
export function withContact(list: ContactList, contact: Contact): ContactList {
  const known = list.contacts.find(({ id }) => id === contact.id)
  if (!known) return { ...list, contacts: [...list.contacts, contact] }
  if (known.version > contact.version) return list
  return { ...list, contacts: list.contacts.map((one) => (one === known ? contact : one)) }
}

/** Where a menu moves a contact. */
export const moves = ['first', 'earlier', 'later', 'last'] as const
export type Move = (typeof moves)[number]

/** What a contact comes before after a move by menu; undefined where it stands there already. */
export function targetOfMove(
  contacts: readonly Pick<Contact, 'id'>[],
  id: number,
  move: Move,
): number | null | undefined {
  const at = contacts.findIndex((one) => one.id === id)
  if (at === -1) return undefined
  const isLast = at === contacts.length - 1
  switch (move) {
    case 'first':
      return at === 0 ? undefined : contacts[0]!.id
    case 'earlier':
      return at === 0 ? undefined : contacts[at - 1]!.id
    case 'later':
      return isLast ? undefined : (contacts[at + 2]?.id ?? null)
    case 'last':
      return isLast ? undefined : null
  }
}

/** A week of the calendar of calls, Monday to Friday; undefined where the days offered do not reach. */
export type CallWeek = readonly (CallDay | undefined)[]

/** The days as weeks of five days: nobody is called on weekends. */
export function weeksOf(days: readonly CallDay[]): readonly CallWeek[] {
  const weeks = new Map<string, (CallDay | undefined)[]>()
  for (const one of days) {
    const weekday = (new Date(`${one.day}T00:00:00Z`).getUTCDay() + 6) % 7
    if (weekday > 4) continue
    const monday = Date.parse(`${one.day}T00:00:00Z`) - weekday * 86_400_000
    const week = weeks.get(String(monday)) ?? Array.from({ length: 5 }, () => undefined)
    week[weekday] = one
    weeks.set(String(monday), week)
  }
  return [...weeks.values()]
}

/** The first day that has a free time. */
export const firstFreeDay = (days: readonly CallDay[]): string | undefined =>
  days.find(({ times }) => times.length > 0)?.day

export const isSameTime = (one: CallTime | null | undefined, other: CallTime) =>
  one?.from === other.from
