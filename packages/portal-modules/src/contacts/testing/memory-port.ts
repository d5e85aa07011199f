import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { arranged, contactFaults, isSameTime, restored, withContact, withoutContact } from '../contacts.logic.ts' // prettier-ignore
import type {
  CallbackWish,
  CallDay,
  Contact,
  ContactFields,
  ContactList,
  ContactsChange,
  ContactsPort,
} from '../contacts.port.ts'
import { toFields, toRecord } from '../contacts-import/contact-records.ts'
import { buildContact, buildList, callDays } from './fixtures.ts'

type Call = 'list' | 'callDays' | 'requestCallback' | 'add' | 'save' | 'arrange' | 'remove' | 'restore' | 'uploadPicture' | 'putFile' // prettier-ignore

export interface MemoryOptions {
  name?: string
  contacts?: readonly Contact[]
  days?: readonly CallDay[]
  /** What the viewer may do; default everything. */
  canEdit?: boolean
  canUndo?: boolean
  /** Of the reader; default none. */
  ownPhone?: string
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryContacts {
  port: ContactsPort
  listId: number
  /** Who asked for a call, in their order. */
  wishes: readonly CallbackWish[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    add: (contact: Partial<Contact>) => void
    save: (id: number, change: Partial<Contact>) => void
    /** Takes a time before the reader does. */
    take: (from: string) => void
  }
}

const blank = /^\s*$/

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryContacts({
  name = 'Kontakte',
  contacts = [],
  days = callDays,
  canEdit = true,
  canUndo = true,
  ownPhone = '',
  latency = 0,
}: MemoryOptions = {}): MemoryContacts {
  const listId = 7
  const can = { edit: canEdit, delete: canEdit }
  let list: ContactList = buildList({
    name,
    contacts: contacts.map((contact) => ({ ...contact, can })),
    can: { add: canEdit, arrange: canEdit },
  })
  const trash = new Map<number, { contact: Contact; beforeId: number | null }>()
  const taken = new Map<number, string[]>()
  const wishes: CallbackWish[] = []
  const { emit, listen } = createListeners<ContactsChange>()
  const { answer, failNext } = createAnswers<Call>(latency)
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 100

  const find = (id: number): Contact => {
    const contact = list.contacts.find((one) => one.id === id)
    if (!contact) throw new PortError({ code: 'not-found' })
    return contact
  }
  const requireEditor = () => {
    if (!canEdit) throw new PortError({ code: 'forbidden' })
  }
  const check = (fields: ContactFields) => {
    const faults = Object.keys(contactFaults(fields))
    if (faults.length === 0) return
    const told = faults.map((field) => [field, ['Bitte prüfen Sie dieses Feld.']])
    throw new PortError({ code: 'invalid', fields: Object.fromEntries(told) as Record<string, string[]> }) // prettier-ignore
  }
  const put = (contact: Contact, commandId?: string): Contact => {
    list = withContact(list, contact)
    emit({ commandId })
    return contact
  }
  const isTaken = (contactId: number, from: string) => taken.get(contactId)?.includes(from) === true
  const takeTime = (contactId: number, from: string) =>
    taken.set(contactId, [...(taken.get(contactId) ?? []), from])

  const port: ContactsPort = {
    list: (id) => ({
      key: ['memory-contacts', instance, id],
      load: () =>
        answer('list', () => {
          if (id !== listId) throw new PortError({ code: 'not-found' })
          return list
        }),
    }),
    callDays: (contactId) => ({
      key: ['memory-contacts', instance, 'days', contactId],
      load: () =>
        answer('callDays', () => {
          if (!find(contactId).isCallbackEnabled) throw new PortError({ code: 'conflict', reason: 'callback-disabled' }) // prettier-ignore
          return days.map((day) => ({
            ...day,
            times: day.times.filter(({ from }) => !isTaken(contactId, from)),
          }))
        }),
    }),
    ownPhone: () => ({
      key: ['memory-contacts', instance, 'phone'],
      load: async () => ownPhone,
    }),
    requestCallback: (wish) =>
      answer('requestCallback', () => {
        const { contactId, topic, phone, time } = wish
        if (!find(contactId).isCallbackEnabled) throw new PortError({ code: 'conflict', reason: 'callback-disabled' }) // prettier-ignore
        const fields = {
          ...(blank.test(topic) && { topic: ['Bitte füllen Sie dieses Feld aus.'] }),
          ...(phone.trim().length < 3 && { phone: ['Mindestens 3 Zeichen.'] }),
          ...(time && !days.some(({ times }) => times.some((one) => isSameTime(time, one))) && { time: ['Zu dieser Zeit ruft niemand zurück.'] }), // prettier-ignore
        }
        if (Object.keys(fields).length > 0) throw new PortError({ code: 'invalid', fields })
        if (time && isTaken(contactId, time.from)) {
          throw new PortError({ code: 'conflict', reason: 'slot-taken', fields: { time: ['Diese Zeit ist vergeben.'] } }) // prettier-ignore
        }
        if (time) takeTime(contactId, time.from)
        wishes.push(wish)
      }),
    add: ({ fields, commandId }) =>
      answer('add', () => {
        requireEditor()
        check(fields)
        return put({ ...fields, id: (lastId += 1), version: 1, can }, commandId)
      }),
    save: ({ id, version, fields, commandId }) =>
      answer('save', () => {
        const contact = find(id)
        requireEditor()
        if (contact.version !== version) throw new PortError({ code: 'conflict', reason: 'stale' })
        check(fields)
        return put({ ...contact, ...fields, version: version + 1 }, commandId)
      }),
    arrange: ({ id, beforeId, commandId }) =>
      answer('arrange', () => {
        find(id)
        requireEditor()
        list = arranged(list, { id, beforeId })
        emit({ commandId })
      }),
    remove: ({ id, commandId }) =>
      answer('remove', () => {
        const contact = find(id)
        requireEditor()
        const at = list.contacts.indexOf(contact)
        trash.set(id, { contact, beforeId: list.contacts[at + 1]?.id ?? null })
        list = withoutContact(list, id)
        emit({ commandId })
      }),
    ...(canUndo && {
      restore: ({ id, commandId }) =>
        answer('restore', () => {
          const gone = trash.get(id)
          if (!gone) throw new PortError({ code: 'not-found' })
          trash.delete(id)
          const contact = { ...gone.contact, version: gone.contact.version + 2 }
          list = restored(list, { ...gone, contact })
          emit({ commandId })
          return contact
        }),
    }),
    file: {
      maxRows: 500,
      stored: () => ({
        key: ['memory-contacts', instance, 'file'],
        load: () => answer('list', () => list.contacts.map(toRecord)),
      }),
      put: ({ changes, removeIds, restoreIds, commandId }) =>
        answer('putFile', () => {
          requireEditor()
          const before = changes.map(({ id, version, values }) => {
            const known = id === null ? undefined : find(id)
            if (known && known.version !== version) throw new PortError({ code: 'conflict', reason: 'stale' }) // prettier-ignore
            check({ ...toFields(values), pictureUrl: '' })
            return known
          })
          for (const id of restoreIds) {
            const gone = trash.get(id)
            if (!gone) throw new PortError({ code: 'not-found' })
            const contact = { ...gone.contact, version: gone.contact.version + 2 }
            list = restored(list, { ...gone, contact })
          }
          const saved = changes.map(({ values }, index) => {
            const known = before[index]
            const contact: Contact = known
              ? { ...known, ...toFields(values), version: known.version + 1 }
              : { ...toFields(values), pictureUrl: '', id: (lastId += 1), version: 1, can }
            list = withContact(list, contact)
            return { id: contact.id, version: contact.version }
          })
          for (const id of removeIds) {
            trash.set(id, { contact: find(id), beforeId: null })
            list = withoutContact(list, id)
          }
          emit({ commandId })
          return saved
        }),
    },
    uploadPicture: (file) =>
      answer('uploadPicture', () => {
        if (!file.type.startsWith('image/')) throw new PortError({ code: 'invalid' })
        return samplePicture
      }),
    onChange: listen,
  }

  return {
    port,
    listId,
    wishes,
    failNext,
    others: {
      add: (contact) => void put(buildContact({ ...contact, id: (lastId += 1), can })),
      save: (id, change) => {
        const contact = find(id)
        put({ ...contact, ...change, version: contact.version + 1 })
      },
      take: (from) => {
        for (const { id } of list.contacts) takeTime(id, from)
      },
    },
  }
}

/** A face that nobody has. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#cfe0d8"/><circle cx="40" cy="32" r="15" fill="#7a5c46"/><path d="M8 80c3-22 16-30 32-30s29 8 32 30z" fill="#2f5d50"/></svg>')}` // prettier-ignore
