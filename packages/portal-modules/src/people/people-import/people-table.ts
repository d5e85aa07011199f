import { messageTools, type ExportTable, type Locale } from '../../kit/index.ts'
import { roleMessages } from '../../kit/roles/messages.ts'
import { isRole } from '../../kit/roles/index.ts'
import type { Person } from '../people.port.ts'
import { listMessages } from './messages/index.ts'
import type { ImportField } from './people-import.port.ts'
import { joinNames } from './words.logic.ts'

/** The columns of a sheet of people, in their order; an import knows them by these heads. */
const sheetFields = ['email', 'firstName', 'lastName', 'jobTitle', 'roles', 'groups', 'languageCode', 'phoneNumber', 'isExternal', 'client'] as const satisfies readonly ImportField[] // prettier-ignore

/** How wide the columns of the sheet are, in characters. */
export const sheetColumns = [34, 16, 20, 24, 24, 34, 12, 20, 10, 26].map((width) => ({ width }))

/** What is exported of people, such that an import of it changes nothing; without people it is a template. */
export function peopleTable(
  people: readonly Person[],
  {
    locale,
    groupsOf,
    clientName,
  }: {
    locale: Locale
    /** Names of the groups that somebody is in. */
    groupsOf: (userId: number) => readonly string[]
    clientName: string | undefined
  },
): ExportTable {
  const { t } = messageTools(listMessages, locale)
  const roleName = messageTools(roleMessages, locale).t
  return {
    head: sheetFields.map((field) => t(`field.${field}`)),
    rows: people.map((person) => [
      person.email,
      person.firstName,
      person.lastName,
      person.jobTitle,
      joinNames(person.roles.flatMap((role) => (isRole(role) ? [roleName(role)] : []))),
      joinNames(groupsOf(person.id)),
      t(`language.${person.languageCode}`),
      person.phoneNumber,
      t(person.isExternal ? 'yes' : 'no'),
      clientName ?? null,
    ]),
  }
}
