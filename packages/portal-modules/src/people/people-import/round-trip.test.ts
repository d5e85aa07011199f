import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../../kit/export/csv.ts'
import { toXlsx } from '../../kit/export/xlsx.ts'
import { readFile } from '../../kit/table-import/read-file.ts'
import { csvOf } from '../../kit/table-import/testing/workbooks.ts'
import type { Person } from '../people.port.ts'
import { allRoles, people as somePeople } from '../testing/fixtures.ts'
import { peopleTable, sheetColumns } from './people-table.ts'
import { peopleReader, readRows } from './rows.logic.ts'
import { planList } from './testing/plan-list.ts'
import { joinNames, splitNames } from './words.logic.ts'

const line = fc
  .stringMatching(/^[A-Za-zÄÖÜäöüß0-9 ;,."'’&()=+@%–-]{1,30}$/)
  .map((value) => value.replaceAll(/\s+/g, ' ').trim())
  .filter((value) => value !== '')
const groupNames = ['Kunde – Marketing', 'Vertrieb; Süd', 'Presse, Funk', '"Messe"', '=Formel']

const somebody = fc.record({
  firstName: line,
  lastName: line,
  jobTitle: fc.option(line),
  phoneNumber: fc.option(fc.stringMatching(/^\+[0-9 ]{3,20}[0-9]$/)),
  languageCode: fc.constantFrom('de' as const, 'en' as const),
  roles: fc.uniqueArray(fc.constantFrom(...allRoles), { minLength: 1, maxLength: 3 }),
  isExternal: fc.boolean(),
  groups: fc.subarray(groupNames),
})

describe('import and export of people are inverse (ADM-04, T-25)', () => {
  test.each(['de', 'en'] as const)(
    'people that were exported in %s read back as they were, and importing them changes nothing',
    async (locale) => {
      await fc.assert(
        fc.asyncProperty(fc.array(somebody, { minLength: 1, maxLength: 8 }), async (drawn) => {
          const people = drawn.map((one, at): Person => ({
            ...somePeople[1]!,
            ...one,
            id: at + 1,
            email: `person${at}@alpenquell.example`,
            roles: allRoles.filter((role) => one.roles.includes(role)),
          }))
          const groupsOf = (id: number) => drawn[id - 1]!.groups
          const table = peopleTable(people, { locale, groupsOf, clientName: 'Alpenquell' })
          const bytes = await toXlsx(table, 'Personen', { columns: sheetColumns })
          for (const file of [
            new File([bytes as BlobPart], 'a.xlsx'),
            csvOf(toCsv(table, locale)),
          ]) {
            const sheet = (await readFile(file)).sheets[0]!
            const layout = peopleReader.layoutAt(sheet, peopleReader.findHeadRow(sheet)!)
            const rows = readRows(sheet, layout, { clientName: 'Alpenquell', groups: groupNames })
            expect(rows.filter(({ faults }) => Object.keys(faults).length > 0)).toEqual([])
            const read = rows.flatMap(({ person }) => person ?? [])
            expect(read).toEqual(
              people.map(({ id, email, firstName, lastName, jobTitle, phoneNumber, languageCode, roles, isExternal }) => ({
                email,
                firstName,
                lastName,
                ...(jobTitle !== null && { jobTitle }),
                ...(phoneNumber !== null && { phoneNumber }),
                languageCode,
                roles,
                ...(groupsOf(id).length > 0 && { groups: groupsOf(id) }),
                isExternal,
              })), // prettier-ignore
            )
            const groups = groupNames.map((name, id) => ({ id, name, kind: 'customer' as const, isApprover: false, seesInvoices: false, memberCount: 0, can: { change: true, chooseMembers: true } })) // prettier-ignore
            const isMember = (user: number, group: number) => groupsOf(user).includes(groupNames[group]!) // prettier-ignore
            const { comparison } = planList({ people: read, newGroups: [] }, { people, groups, isMember, roles: allRoles }) // prettier-ignore
            expect(comparison.people.map(({ result }) => result)).toEqual(people.map(() => 'unchanged')) // prettier-ignore
          }
        }),
        { numRuns: 40 },
      )
    },
  )

  test('names in one cell read back as they were, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 1, maxLength: 5 }), (names) => {
        expect(splitNames(joinNames(names), (name) => names.includes(name))).toEqual(names)
      }),
    )
  })
})
