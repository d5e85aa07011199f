import type { RecordImportPort } from '../../kit/record-import/records.types.ts'

/** The columns of a file of contacts. */
export type ContactField =
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'jobTitle'
  | 'department'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'media'
  | 'isCallbackEnabled'

/** Contacts by a file. */
export type ContactsImportPort = RecordImportPort<ContactField>
