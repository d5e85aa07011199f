import { describe, expect, test } from 'vitest'
import { writeXlsx } from 'hucre/xlsx'
import { fileLimits, UnreadableFile } from './table.types.ts'
import { cellDay, csvOf, workbookOf } from './testing/workbooks.ts'
import { readFile } from './read-file.ts'

const faultOf = (file: File) =>
  readFile(file).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableFile ? error.fault : error),
  )
const rowsOf = async (file: File) => (await readFile(file)).sheets[0]!.rows

describe('a workbook (CAMP-07)', () => {
  test.each(['1900', '1904'] as const)(
    'days of the system of %s are days of the calendar, numbers numbers, texts lines',
    async (dateSystem) => {
      const file = await workbookOf([['Kanal', 'Start', 'Budget'], [' TV ', cellDay('2027-03-28'), 12.5], ['', null, null]], { dateSystem }) // prettier-ignore
      expect(await rowsOf(file)).toEqual([
        ['Kanal', 'Start', 'Budget'],
        ['TV', { day: '2027-03-28' }, 12.5],
        [],
      ])
    },
  )

  test('merged cells have the value of their first, and are told from it', async () => {
    const file = await workbookOf([['Laufzeit', null], ['von', 'bis'], ['A', 'B']], { merges: [[0, 0, 0, 1]] }) // prettier-ignore
    const [sheet] = (await readFile(file)).sheets
    expect(sheet!.rows[0]).toEqual(['Laufzeit', 'Laufzeit'])
    expect([...sheet!.covered]).toEqual(['0,1'])
    expect([...sheet!.spanning]).toEqual(['0,0', '0,1'])
  })

  test('a formula has the value that was kept; one without a value stands there itself', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [['Budget'], [7], [null]],
          cells: new Map([
            ['1,0', { formula: '3+4', formulaResult: 7 }],
            ['2,0', { formula: 'A2*2' }],
          ]),
        },
      ],
    })
    expect(await rowsOf(new File([bytes as BlobPart], 'a.xlsx'))).toEqual([
      ['Budget'],
      [7],
      ['=A2*2'],
    ])
  })

  test('hidden and empty sheets are left out', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Leer', rows: [] },
        { name: 'Geheim', rows: [['x']], hidden: true },
        { name: 'Plan', rows: [['Kanal']] },
      ],
    })
    const { sheets } = await readFile(new File([bytes as BlobPart], 'a.xlsx'))
    expect(sheets.map(({ name }) => name)).toEqual(['Plan'])
  })
})

describe('a text of values (CAMP-07)', () => {
  test.each([
    ['semicolons', 'Kanal;Budget\nTV, lokal;"1.234,50"\n'],
    ['tabs', 'Kanal\tBudget\nTV, lokal\t1.234,50\n'],
    ['commas', 'Kanal,Budget\n"TV, lokal","1.234,50"\n'],
    ['a mark of its encoding', '\uFEFFKanal;Budget\r\nTV, lokal;1.234,50\r\n'],
  ])('with %s', async (_, text) => {
    expect(await rowsOf(csvOf(text))).toEqual([
      ['Kanal', 'Budget'],
      ['TV, lokal', '1.234,50'],
    ])
  })

  test.each([
    ['Windows-1252', Uint8Array.from([...'Größe;Maß'].map((letter) => letter.charCodeAt(0)))],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'Größe;Maß'].flatMap((letter) => [letter.charCodeAt(0), 0])])], // prettier-ignore
    ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, ...[...'Größe;Maß'].flatMap((letter) => [0, letter.charCodeAt(0)])])], // prettier-ignore
    ['UTF-8', new TextEncoder().encode('Größe;Maß')],
  ])('in %s', async (_, bytes) => {
    expect(await rowsOf(csvOf(bytes))).toEqual([['Größe', 'Maß']])
  })

  test('what was protected from being a formula is as it was', async () => {
    expect(await rowsOf(csvOf(`Kanal;B\n'=1+1;'Kino`))).toEqual([
      ['Kanal', 'B'],
      ['=1+1', `'Kino`],
    ])
  })
})

describe('a file that cannot be read says why (CAMP-07)', () => {
  const container = (name: string) => {
    const head = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    return new File([Uint8Array.from([...head, ...Array.from({ length: 2_000 }, () => 0)])], name)
  }

  test('one of the older Excel, an empty one, a picture, a broken one, another archive', async () => {
    expect(await faultOf(container('plan.xls'))).toBe('old')
    expect(await faultOf(csvOf(''))).toBe('empty')
    expect(await faultOf(csvOf(';;\n;;\n'))).toBe('empty')
    expect(await faultOf(csvOf(Uint8Array.from([0x89, 0x50, 0, 0, 0, 0x0d])))).toBe('kind')
    expect(await faultOf(csvOf(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'a.xlsx'))).toBe(
      'broken',
    )
  })

  test('one with a password', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: [['Kanal']] }],
      encryption: { password: 'geheim', spinCount: 10 },
    } as never)
    expect(await faultOf(new File([bytes as BlobPart], 'a.xlsx'))).toBe('locked')
  })

  test('more rows or columns than a plan has', async () => {
    const rows = Array.from({ length: fileLimits.rows + 1 }, () => ['TV'])
    expect(await faultOf(await workbookOf(rows))).toBe('rows')
    expect(await faultOf(csvOf(rows.join('\n')))).toBe('rows')
    const wide = Array.from({ length: fileLimits.columns + 1 }, () => 'x')
    expect(await faultOf(csvOf(wide.join(';')))).toBe('columns')
  })
})
