import type { Media } from '@atrium/design-system/theme'
import type { Query } from '../kit/query.ts'
import type { ContactsImportPort } from './contacts-import/contacts-import.port.ts'

/** A media type that a contact can look after. */
export interface Medium {
  id: number
  name: string
  kind: Media
}

/** What is filled in of a contact; what is not known is empty. */
export interface ContactFields {
  firstName: string
  lastName: string
  jobTitle: string
  department: string
  email: string
  phone: string
  mobile: string
  /** Address of a picture; empty: initials. */
  pictureUrl: string
  mediaTypeIds: readonly number[]
  /** May be asked to call back; needs an e-mail address. */
  isCallbackEnabled: boolean
}

/** Somebody of the agency whom a client turns to (CON-01). */
export interface Contact extends ContactFields {
  id: number
  /** Goes up with every change. */
  version: number
  can: { edit: boolean; delete: boolean }
}

export interface ContactList {
  name: string
  description: string | null
  /** In their order. */
  contacts: readonly Contact[]
  /** All that a contact can look after, in the order in which they are offered; none: nothing is asked of it. */
  mediaTypes: readonly Medium[]
  can: { add: boolean; arrange: boolean }
}

/** A time at which somebody can be called; ISO moments. */
export interface CallTime {
  from: string
  to: string
}

/** A day on which a contact calls back, or does not (T-79). */
export interface CallDay {
  /** `YYYY-MM-DD` in the product's time zone. */
  day: string
  /** Undefined: a working day. */
  dayOff?: { kind: 'weekend' | 'holiday'; name: string | null }
  /** Free times, earliest first. */
  times: readonly CallTime[]
}

/** What somebody says who wants to be called (CON-03). */
export interface CallbackWish {
  contactId: number
  topic: string
  phone: string
  /** Null: as soon as possible. */
  time: CallTime | null
  note: string
  commandId: string
}

interface ContactCommand {
  id: number
  commandId: string
}

/** Something changed: what is shown must be loaded again. */
export interface ContactsChange {
  commandId?: string | undefined
}

/** What the contacts need from their host. Everything rejects with a `PortError`. */
export interface ContactsPort {
  list: (listId: number) => Query<ContactList>
  /** The coming days with the times that nobody has taken yet. */
  callDays: (contactId: number) => Query<readonly CallDay[]>
  /**
   * Asks for a call. Rejects with the reason `slot-taken` where somebody else was faster, with the field
   * `time`. Absent: nobody can be asked.
   */
  requestCallback?: (wish: CallbackWish) => Promise<void>
  /** The reader's own phone number; empty: not known. Absent: it is typed each time. */
  ownPhone?: () => Query<string>
  add: (command: { fields: ContactFields; commandId: string }) => Promise<Contact>
  /** Rejects with the code `conflict` where somebody saved in between. */
  save: (command: ContactCommand & { version: number; fields: ContactFields }) => Promise<Contact>
  /** Puts a contact before another one, or at the end. Absent: the order is fixed. */
  arrange?: (command: ContactCommand & { beforeId: number | null }) => Promise<void>
  remove: (command: ContactCommand) => Promise<void>
  /** Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: ContactCommand) => Promise<Contact>
  /** Takes a picture and gives its address. Absent: contacts have initials. */
  uploadPicture?: (file: File) => Promise<string>
  /** Contacts by a file, for whoever keeps them. Absent: they are typed one by one. */
  file?: ContactsImportPort
  /** Absent: nothing is live. */
  onChange?: (listener: (change: ContactsChange) => void) => () => void
}
