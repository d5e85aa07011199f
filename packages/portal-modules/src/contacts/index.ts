'use client'

export { Contacts } from './Contacts.tsx'
export type { ContactsProps } from './Contacts.tsx'
export type {
  CallbackWish,
  CallDay,
  CallTime,
  Contact,
  ContactFields,
  ContactList,
  ContactsChange,
  ContactsPort,
  Medium,
} from './contacts.port.ts'
export { manifest } from './manifest.ts'
export { useContacts } from './useContacts.ts'
export type { ContactsModel } from './useContacts.ts'
export { ContactsView } from './views/ContactsView.tsx'
export type { ContactsViewProps } from './views/ContactsView.tsx'
