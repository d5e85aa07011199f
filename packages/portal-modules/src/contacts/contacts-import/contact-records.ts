import { idsOf, idsText } from '../../kit/record-import/ids.ts'
import type { RecordValues, StoredRecord } from '../../kit/record-import/records.types.ts'
import type { Contact, ContactFields } from '../contacts.port.ts'
import type { ContactField } from './contacts-import.port.ts'

const texts = ['firstName', 'lastName', 'jobTitle', 'department', 'email', 'phone', 'mobile'] as const // prettier-ignore

/** A contact as an import compares with it. */
export const toRecord = (contact: Contact): StoredRecord<ContactField> => ({
  id: contact.id,
  version: contact.version,
  values: {
    id: contact.id,
    ...Object.fromEntries(texts.map((field) => [field, contact[field] || null])),
    media: idsText(contact.mediaTypeIds),
    isCallbackEnabled: contact.isCallbackEnabled,
  },
})

/** What an import says of a contact; a picture comes by none. */
export const toFields = (values: RecordValues<ContactField>): Omit<ContactFields, 'pictureUrl'> => {
  const text = (field: (typeof texts)[number]) => String(values[field] ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    jobTitle: text('jobTitle'),
    department: text('department'),
    email: text('email'),
    phone: text('phone'),
    mobile: text('mobile'),
    mediaTypeIds: idsOf(values.media),
    isCallbackEnabled: values.isCallbackEnabled === true,
  }
}
