import type {
  CallDay,
  CallTime,
  Contact,
  ContactFields,
  ContactsPort,
} from '@atrium/portal-modules/contacts'
import { PortError } from '@atrium/portal-modules/kit'
import { inDays, type Helper } from './data.ts'
import { remote, type Remote } from './remote.ts'

export const helpersId = 1

const toContact = (one: Helper): Contact => ({
  id: one.id,
  firstName: one.given,
  lastName: one.family,
  jobTitle: one.does,
  department: one.firm,
  email: one.mail,
  phone: one.phone,
  mobile: one.cell,
  pictureUrl: one.photo,
  mediaTypeIds: [],
  isCallbackEnabled: one.takesCalls,
  version: one.revision,
  can: { edit: true, delete: true },
})

/** This product calls back on Tuesdays and Thursdays, an hour each in the morning. */
const callDay = (day: string): CallDay => {
  const opens = [2, 4].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  if (!opens) return { day, dayOff: { kind: 'weekend', name: null }, times: [] }
  const times = [8, 9, 10, 11].map((hour) => {
    const at = (one: number) => new Date(`${day}T${String(one).padStart(2, '0')}:00:00`)
    return { from: at(hour).toISOString(), to: at(hour + 1).toISOString() }
  })
  return { day, times }
}

/** This product's helpers as the contacts read and write them. */
export function createContactsPort(helpers: Helper[], ask: Remote = remote): ContactsPort {
  const taken = new Set<string>()
  const find = (id: number): Helper => {
    const found = helpers.find((one) => one.id === id && !one.isDeleted)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const callable = (id: number) => {
    if (!find(id).takesCalls) throw new PortError({ code: 'conflict', reason: 'no-calls' })
  }
  const refuse = (fields: Record<string, string[]>) => {
    if (Object.keys(fields).length > 0) throw new PortError({ code: 'invalid', fields })
  }
  const checked = (fields: ContactFields) => {
    const isMissing = (text: string) => text.trim() === ''
    const hasBadMail = fields.email !== '' && !fields.email.includes('@')
    refuse({
      ...(isMissing(fields.firstName) && { firstName: ['Wie heißt sie oder er?'] }),
      ...(isMissing(fields.lastName) && { lastName: ['Wie heißt sie oder er?'] }),
      ...(hasBadMail && { email: ['Das ist keine Adresse.'] }),
      ...(fields.isCallbackEnabled &&
        isMissing(fields.email) && { email: ['Für Rückrufe nötig.'] }),
    })
    return {
      given: fields.firstName,
      family: fields.lastName,
      does: fields.jobTitle,
      firm: fields.department,
      mail: fields.email,
      phone: fields.phone,
      cell: fields.mobile,
      photo: fields.pictureUrl,
      takesCalls: fields.isCallbackEnabled,
    }
  }
  const days = () => Array.from({ length: 14 }, (_, number) => callDay(inDays(number + 1)))
  const keyOf = (id: number, { from }: CallTime) => `${id} ${from}`
  const isFree = (id: number, time: CallTime) => !taken.has(keyOf(id, time))

  return {
    list: (id) => ({
      key: ['helpers', id],
      load: () =>
        ask(() => {
          if (id !== helpersId) throw new PortError({ code: 'not-found' })
          const contacts = helpers.filter((one) => !one.isDeleted).map(toContact)
          const can = { add: true, arrange: true }
          return { name: 'Wer hilft?', description: null, contacts, mediaTypes: [], can }
        }),
    }),
    callDays: (id) => ({
      key: ['helpers', 'days', id],
      load: () =>
        ask(() => {
          callable(id)
          return days().map((day) => ({
            ...day,
            times: day.times.filter((time) => isFree(id, time)),
          }))
        }),
    }),
    requestCallback: ({ contactId, topic, phone, time }) =>
      ask(() => {
        callable(contactId)
        const isOffered = (wanted: CallTime) =>
          days().some(({ times }) => times.some(({ from }) => from === wanted.from))
        refuse({
          ...(topic.trim() === '' && { topic: ['Worum geht es?'] }),
          ...(phone.trim().length < 3 && { phone: ['Unter welcher Nummer?'] }),
          ...(time && !isOffered(time) && { time: ['Dann ruft niemand zurück.'] }),
        })
        if (!time) return
        if (!isFree(contactId, time)) {
          const fields = { time: ['Diese Zeit ist vergeben.'] }
          throw new PortError({ code: 'conflict', reason: 'slot-taken', fields })
        }
        taken.add(keyOf(contactId, time))
      }),
    add: ({ fields }) =>
      ask(() => {
        const id = Math.max(0, ...helpers.map((one) => one.id)) + 1
        const added = { id, revision: 1, ...checked(fields) }
        helpers.push(added)
        return toContact(added)
      }),
    save: ({ id, version, fields }) =>
      ask(() => {
        const one = find(id)
        if (one.revision !== version) throw new PortError({ code: 'conflict' })
        return toContact(Object.assign(one, checked(fields), { revision: version + 1 }))
      }),
    arrange: ({ id, beforeId }) =>
      ask(() => {
        const one = find(id)
        helpers.splice(helpers.indexOf(one), 1)
        const at = helpers.findIndex((each) => each.id === beforeId)
        helpers.splice(at < 0 ? helpers.length : at, 0, one)
      }),
    remove: ({ id }) => ask(() => void Object.assign(find(id), { isDeleted: true })),
    restore: ({ id }) =>
      ask(() => {
        const one = helpers.find((each) => each.id === id && each.isDeleted)
        if (!one) throw new PortError({ code: 'not-found' })
        return toContact(Object.assign(one, { isDeleted: false }))
      }),
  }
}
