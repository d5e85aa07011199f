import { describe, expect, test } from 'vitest'
import { readFile } from '../../kit/table-import/read-file.ts'
import { csvOf } from '../../kit/table-import/testing/workbooks.ts'
import { countRows, faultOf, newGroupsOf, nothingMended, peopleReader, readRows, unknownWords, type Mending } from './rows.logic.ts' // prettier-ignore
import { splitNames } from './words.logic.ts'

const context = { clientName: 'Alpenquell', groups: ['Marketing', 'Presse, Funk'] }

async function read(text: string, mending: Partial<Mending> = {}) {
  const sheet = (await readFile(csvOf(text))).sheets[0]!
  const layout = peopleReader.layoutAt(sheet, peopleReader.findHeadRow(sheet) ?? 0)
  return readRows(sheet, layout, context, { ...nothingMended, ...mending })
}
const fieldsOf = async (text: string) => {
  const sheet = (await readFile(csvOf(text))).sheets[0]!
  return peopleReader.layoutAt(sheet, 0).columns.map(({ field }) => field)
}

describe('lists of people (ADM-04)', () => {
  test('heads are known in both languages; "Name" beside "Vorname" is the last name', async () => {
    expect(
      await fieldsOf('Name;Vorname;E-Mail-Adresse;Position;Tel.;Firma\na;b;c;d;e;f\n'),
    ).toEqual(['lastName', 'firstName', 'email', 'jobTitle', 'phoneNumber', 'client'])
    expect(
      await fieldsOf('Full name,Email,Role,User groups,Language,External\na,b,c,d,e,f\n'),
    ).toEqual(
      // prettier-ignore
      ['fullName', 'email', 'roles', 'groups', 'languageCode', 'isExternal'],
    )
  })

  test('roles, groups and languages are read in words, one name is parted, empty cells say nothing', async () => {
    const [one, two] = await read(
      'Name;Mail;Rollen;Gruppen;Sprache;Extern\nFriederike von Hohenstein;f@a.de;Client lead, Kunde;marketing;english;ja\nMoser, Sabine;s@a.de;;;;\n',
    )
    expect(one!.person).toEqual({
      email: 'f@a.de',
      firstName: 'Friederike',
      lastName: 'von Hohenstein',
      roles: ['CLIENT_LEAD', 'CLIENT'],
      groups: ['Marketing'],
      languageCode: 'en',
      isExternal: true,
    })
    expect(two!.person).toEqual({ email: 's@a.de', firstName: 'Sabine', lastName: 'Moser' })
  })

  test('faults stand at their cells: no address, none, twice, words that nobody knows', async () => {
    const rows = await read(
      'Nachname;Mail;Rollen;Gruppen;Sprache;Extern\nA;;Kunde;;;\nB;b@;;;;\nC;c@a.de;Chef;Neuland;Klingonisch;vielleicht\nD;d@a.de;;;;\nE;D@A.de;;;;\nStand: heute;;;;;\n',
    )
    expect(rows.map(({ faults }) => faults)).toEqual([
      { email: 'missing' },
      { email: 'email' },
      { roles: 'role', groups: 'group', languageCode: 'language', isExternal: 'answer' },
      {},
      { email: 'twice' },
      {},
    ])
    expect(rows.at(-1)!.left).toBe('note')
    expect(countRows(rows)).toEqual({ good: 1, left: 1, faulty: 4 })
    expect([unknownWords(rows, 'roles'), unknownWords(rows, 'groups')]).toEqual([
      [{ word: 'Chef', count: 1 }],
      [{ word: 'Neuland', count: 1 }],
    ])
  })

  test('what unknown words mean is said once for all rows; groups are made once', async () => {
    const text = 'Nachname;Mail;Rolle;Gruppen\nA;a@a.de;Chefin;Neuland; Alt\nB;b@a.de;chefin;"neuland; Weg"\n' // prettier-ignore
    const mending: Partial<Mending> = {
      roles: new Map([['chefin', 'CLIENT_LEAD']]),
      groups: new Map([
        ['neuland', { kind: 'new' }],
        ['weg', { kind: 'none' }],
        ['alt', { kind: 'group', name: 'Marketing' }],
      ]),
    }
    const rows = await read(text, mending)
    expect(rows.map(({ person }) => [person?.roles, person?.groups])).toEqual([
      [['CLIENT_LEAD'], ['Neuland']],
      [['CLIENT_LEAD'], ['neuland']],
    ])
    expect(newGroupsOf(rows, { ...nothingMended, ...mending })).toEqual(['Neuland'])
  })

  test('people of other clients are left out where the list tells them apart', async () => {
    const rows = await read('Nachname;Mail;Kunde\nA;a@a.de;ALPENQUELL\nB;b@b.de;Wohnwerk\n')
    expect(rows.map(({ left }) => left)).toEqual([undefined, 'otherClient'])
    const others = await read('Nachname;Mail;Kunde\nB;b@b.de;Wohnwerk\n')
    expect(others.map(({ left }) => left)).toEqual([undefined])
  })

  test('cells are mended and refused by line; names with commas are known whole', async () => {
    const refused = new Map([[2, { email: 'Nur Ihre Agentur.' }]])
    const [row] = await read('Nachname;Mail\nA;a@a.de\n', { refused })
    expect([row!.person, row!.faults]).toEqual([undefined, { email: 'refused' }])
    const cells = new Map([[2, { email: 'gut@a.de' }]])
    const [mended] = await read('Nachname;Mail\nA;schlecht\n', { cells })
    expect(mended!.person?.email).toBe('gut@a.de')
    expect(faultOf('roles', 'Chef', context, nothingMended)).toBe('role')
    expect(faultOf('email', '', context, nothingMended)).toBe('missing')
    const isKnown = (name: string) => context.groups.includes(name)
    expect(splitNames('Presse, Funk', isKnown)).toEqual(['Presse, Funk'])
    expect(splitNames('Marketing, Presse', isKnown)).toEqual(['Marketing', 'Presse'])
  })
})
