import { messageTools, type Locale } from '../../kit/index.ts'
import { namesOf } from '../../kit/table-import/full-name.logic.ts'
import { plainWord } from '../../kit/table-import/heads.logic.ts'
import {
  answerField,
  choicesField,
  emailField,
  lineField,
  numberField,
} from '../../kit/record-import/fields.ts'
import type { RecordKind, RecordValues } from '../../kit/record-import/records.types.ts'
import type { Medium } from '../contacts.port.ts'
import type { ContactField } from './contacts-import.port.ts'
import { contactFileMessages } from './messages/index.ts'

const words: Readonly<Record<ContactField, readonly string[]>> = {
  id: ['nr', 'no', 'nummer', 'number', 'id'],
  firstName: ['vorname', 'first name', 'firstname', 'given name', 'rufname'],
  lastName: ['nachname', 'last name', 'lastname', 'surname', 'family name', 'familienname'],
  fullName: ['name', 'vollstandiger name', 'full name', 'vor und nachname', 'ansprechpartner', 'kontakt', 'contact', 'contact person'], // prettier-ignore
  jobTitle: ['funktion', 'position', 'jobtitel', 'job title', 'titel', 'title', 'rolle', 'role', 'aufgabe', 'stelle'], // prettier-ignore
  department: ['abteilung', 'department', 'team', 'bereich', 'unit'],
  email: ['e mail', 'email', 'mail', 'e mail adresse', 'email adresse', 'mailadresse', 'e mail address', 'email address'], // prettier-ignore
  phone: ['telefon', 'telefonnummer', 'phone', 'phone number', 'telephone', 'tel', 'festnetz', 'durchwahl', 'rufnummer'], // prettier-ignore
  mobile: ['mobil', 'mobilnummer', 'handy', 'mobiltelefon', 'mobile', 'mobile number', 'cell', 'cell phone'], // prettier-ignore
  media: ['mediengattungen', 'mediengattung', 'gattung', 'gattungen', 'media types', 'media type', 'medien', 'media', 'zustandig fur', 'responsible for'], // prettier-ignore
  isCallbackEnabled: ['ruckruf', 'kann um ruckruf gebeten werden', 'callback', 'callbacks', 'can be asked to call back'], // prettier-ignore
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What an import knows of contacts. */
export function contactKind(
  locale: Locale,
  mediaTypes: readonly Medium[],
): RecordKind<ContactField> {
  const { t } = messageTools(contactFileMessages, locale)
  const named = <F extends ContactField>(id: F) => ({ id, title: t(`field.${id}`), words: words[id] }) // prettier-ignore
  return {
    fields: [
      { ...lineField<ContactField>({ ...named('firstName'), most: 100 }), isNeeded: true, look: { width: 16 } }, // prettier-ignore
      { ...lineField<ContactField>({ ...named('lastName'), most: 100 }), isNeeded: true, look: { width: 20 } }, // prettier-ignore
      { ...lineField<ContactField>({ ...named('fullName'), most: 200 }), isForeign: true, isKey: true }, // prettier-ignore
      lineField({ ...named('jobTitle'), most: 100, look: { width: 26 } }),
      lineField({ ...named('department'), most: 100, look: { width: 22 } }),
      emailField({ ...named('email'), width: 230, look: { width: 34 } }),
      lineField({ ...named('phone'), most: 40, look: { width: 20 } }),
      lineField({ ...named('mobile'), most: 40, look: { width: 20 } }),
      choicesField(
        { ...named('media'), width: 220, look: { width: 34 } },
        mediaTypes.map(({ id, name }) => ({ id, name, words: [plainWord(name)] })),
      ),
      answerField({ ...named('isCallbackEnabled'), look: { width: 10 } }, { yes: t('yes'), no: t('no') }), // prettier-ignore
      numberField({ ...named('id'), isKey: true, width: 90, look: { width: 8 } }),
    ],
    heads: ['lastName', 'fullName', 'email', 'id'],
    others: /\b(fax|status|stand|strasse|street|plz|ort|city|firma|company|kunde|client)\b/,
    needed: [
      ['lastName', 'fullName'],
      ['firstName', 'fullName', 'email', 'id'],
    ],
    keysOf: (values) => [
      ...(values.id ? [`#${values.id}`] : []),
      ...(values.email ? [`mail:${text(values.email).toLowerCase()}`] : []),
      ...(values.lastName ? [`name:${plainWord(`${text(values.firstName)} ${text(values.lastName)}`)}`] : []), // prettier-ignore
    ],
    nameOf: ({ firstName, lastName }) => `${text(firstName)} ${text(lastName)}`.trim(),
    complete: ({ fullName, ...values }): RecordValues<ContactField> =>
      fullName === undefined
        ? values
        : { ...values, ...namesOf(text(values.firstName), text(values.lastName), text(fullName)) },
    // Beside "Vorname" a "Name" is the last name.
    correct: ({ fields }) =>
      fields.includes('firstName') && !fields.includes('lastName')
        ? fields.map((field) => (field === 'fullName' ? 'lastName' : field))
        : fields,
    check: ({ isCallbackEnabled, email }) =>
      isCallbackEnabled === true && !email ? { email: 'callbackEmail' } : {},
    canAdd: true,
    canRemove: true,
  }
}
