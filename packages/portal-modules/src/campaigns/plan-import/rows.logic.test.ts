import { describe, expect, test } from 'vitest'
import { withField } from '../../kit/table-import/heads.logic.ts'
import { readFile } from '../../kit/table-import/read-file.ts'
import type { FileSheet } from '../../kit/table-import/index.ts'
import { csvOf, germanPlan } from '../../kit/table-import/testing/workbooks.ts'
import { mappingOf, planReader } from './columns.logic.ts'
import type { ImportMapping } from './plan-import.port.ts'
import { countRows, nothingMended, readRows, unknownWords, type Mending } from './rows.logic.ts'
import { contextOf } from './testing/context.ts'

async function readPlan(file: File, change = {}, mending: Mending = nothingMended) {
  const read = (await readFile(file)).sheets
  const sheets = read.map((one) => planReader().prepare!(one))
  const sheet = sheets[planReader().bestSheet(sheets)]!
  const layout = planReader().layoutAt(sheet, planReader().findHeadRow(sheet) ?? 0)
  return { sheet, layout, rows: readRows(sheet, layout, contextOf(change), mending) }
}
const sheetOf = (...rows: string[][]): FileSheet => ({
  name: 'A',
  rows,
  covered: new Set(),
  spanning: new Set(),
})
const fieldsIn = (...heads: string[]) =>
  planReader()
    .layoutAt(sheetOf(heads), 0)
    .columns.map(({ field }) => field)

describe('columns of a file (CAMP-07)', () => {
  test('are known by their heads in German and in English', () => {
    expect(
      fieldsIn('Kanal', 'Mediengattung', 'Anbieter', 'Budget netto', 'Von', 'Bis', 'Buchungsschluss', 'Druckunterlagenschluss', 'Externe ID', 'Bemerkung'), // prettier-ignore
    ).toEqual(['name', 'mediaType', 'publisher', 'budget', 'start', 'end', 'bookingDeadline', 'materialDeadline', 'externalId', null]) // prettier-ignore
    expect(
      fieldsIn('Channel', 'Media type', 'Publisher', 'Net budget', 'Start date', 'End date', 'Booking deadline', 'Material deadline', 'ID'), // prettier-ignore
    ).toEqual(['name', 'mediaType', 'publisher', 'budget', 'start', 'end', 'bookingDeadline', 'materialDeadline', 'externalId']) // prettier-ignore
  })

  test('what is like a head and holds something else is none of them', () => {
    expect(fieldsIn('Budget brutto', 'Budget netto in EUR', 'TKP')).toEqual([null, 'budget', null])
    expect(fieldsIn('Summe Budget', 'Rabatt', 'Kosten')).toEqual([null, null, 'budget'])
  })

  test('“Kanal” is the medium where the cells below say media and another column has the names', () => {
    const alone = sheetOf(['Kanal', 'Format'], ['TV', 'Spot 20 Sek.'], ['Plakat', 'City-Light'])
    expect(
      planReader()
        .layoutAt(alone, 0)
        .columns.map(({ field }) => field),
    ).toEqual(['name', null])
    const named = sheetOf(['Kanal', 'Titel'], ['TV', 'Spot 20 Sek.'], ['Plakat', 'City-Light'])
    expect(
      planReader()
        .layoutAt(named, 0)
        .columns.map(({ field }) => field),
    ).toEqual(['mediaType', 'name'])
  })

  test('what the client’s files are known for comes first, and one field is in one column', () => {
    const known: ImportMapping = {
      columns: [
        { head: 'Motiv', field: 'name' },
        { head: 'Notiz', field: null },
      ],
      mediaTypes: [{ word: 'Plakat', mediaTypeId: 8 }],
    }
    const layout = planReader(known).layoutAt(sheetOf(['Kanal', 'MOTIV ', 'Notiz', 'Budget']), 0)
    expect(layout.columns.map(({ field }) => field)).toEqual([null, 'name', null, 'budget'])
    const moved = withField(layout, 0, 'name')
    expect(moved.columns.map(({ field }) => field)).toEqual(['name', null, null, 'budget'])
    expect(mappingOf(moved, new Map([['Funk', 6]]), known)).toEqual({
      columns: [
        { head: 'Kanal', field: 'name' },
        { head: 'MOTIV', field: null },
        { head: 'Notiz', field: null },
        { head: 'Budget', field: 'budget' },
      ],
      mediaTypes: [
        { word: 'Plakat', mediaTypeId: 8 },
        { word: 'Funk', mediaTypeId: 6 },
      ],
    })
  })
})

describe('a plan as agencies send it (CAMP-07)', () => {
  test('title, joined heads, a medium over several rows, sums and remarks are told from channels', async () => {
    const { layout, rows } = await readPlan(await germanPlan())
    expect(layout.headRow).toBe(4)
    expect(layout.columns.map(({ head, field }) => [head, field])).toEqual([
      ['Gattung', 'mediaType'],
      ['Werbemittel', 'name'],
      ['Vermarkter', 'publisher'],
      ['Laufzeit von', 'start'],
      ['Laufzeit bis', 'end'],
      ['Budget brutto', null],
      ['Budget netto', 'budget'],
    ])
    expect(rows.flatMap(({ channel }) => channel ?? [])).toEqual([
      { name: 'TV Flight 1', mediaTypeId: 5, publisher: 'Kanal 9', budget: 150_000, start: '2027-04-01', end: '2027-04-30' }, // prettier-ignore
      { name: 'TV Flight 2', mediaTypeId: 5, publisher: 'Kanal 9', budget: 80_000, start: '2027-06-01', end: '2027-06-30' }, // prettier-ignore
      { name: 'City-Light Großstadt', mediaTypeId: 8, publisher: null, budget: 62_500.5, start: '2027-04-12', end: '2027-05-09' }, // prettier-ignore
    ])
    expect(rows.flatMap(({ line, left }) => (left ? [[line, left]] : []))).toEqual([
      [9, 'sum'],
      [11, 'note'],
    ])
  })

  test('start and end in one cell are two fields, in days and in weeks; a fault stands at the start (CAMP-07)', async () => {
    const { layout, rows } = await readPlan(
      csvOf(
        'Gattung;Werbemittel;Zeitraum;Budget\nTV;Welle 1;01.03.–31.03.2027;100\nTV;Welle 2;KW 10–13 2027;200\nTV;Welle 3;01.05.2027 - 31.05.2027;300\nTV;Welle 4;KW 99 2027;400\n',
      ),
    )
    expect(layout.columns.map(({ head, field }) => [head, field])).toEqual([
      ['Gattung', 'mediaType'],
      ['Werbemittel', 'name'],
      ['Zeitraum von', 'start'],
      ['Budget', 'budget'],
      ['Zeitraum bis', 'end'],
    ])
    expect(rows.map(({ channel, faults }) => channel ? [channel.start, channel.end] : faults)).toEqual([
      ['2027-03-01', '2027-03-31'],
      ['2027-03-08', '2027-04-04'],
      ['2027-05-01', '2027-05-31'],
      { start: 'day' },
    ]) // prettier-ignore
  })

  test('a heading between rows is the medium of those below it', async () => {
    const { rows } = await readPlan(
      csvOf(
        'Werbemittel;Budget;Von\nPlakat;;\nCity-Light;100;1.2.2027\nMegalight;200;1.2.2027\nRadio;;\nMorgenwelle;50;1.3.2027\n',
      ),
    )
    expect(rows.flatMap(({ channel }) => (channel ? [[channel.name, channel.mediaTypeId]] : []))).toEqual([['City-Light', 8], ['Megalight', 8], ['Morgenwelle', 6]]) // prettier-ignore
  })

  test('an amount that is joined over several rows counts once', () => {
    const sheet = {
      ...sheetOf(['Kanal', 'Gattung', 'Budget'], ['A', 'TV', '100'], ['B', 'TV', '100']),
      covered: new Set(['2,2']),
    }
    const rows = readRows(sheet, planReader().layoutAt(sheet, 0), contextOf())
    expect(rows.map(({ channel }) => channel?.budget)).toEqual([100, null])
  })

  test('of a file with several campaigns, the rows of this one are taken', async () => {
    const file = csvOf('Kampagne;Kanal;Gattung\nSommerfrische 2027;A;TV\nHerbst;B;TV\n')
    const { rows } = await readPlan(file)
    expect(rows.map(({ left, channel }) => left ?? channel!.name)).toEqual(['A', 'otherCampaign'])
    const other = await readPlan(file, { campaignName: 'Winter' })
    expect(countRows(other.rows)).toMatchObject({ good: 2, left: 0 })
  })

  test('every fault stands at its cell; mended, the row is taken; left out, it says nothing', async () => {
    const file = csvOf(
      'Kanal;Gattung;Budget;Von;Bis;ID\n;TV;1;1.1.2027;2.1.2027;a\nB;Zeppelin;2 T€;KW 3;;b\nC;TV;3;5.1.2027;1.1.2027;c\nD;TV;4;;;c\n',
    )
    const { sheet, layout, rows } = await readPlan(file)
    expect(rows.map(({ faults }) => faults)).toEqual([
      { name: 'missing' },
      { mediaType: 'mediaType', budget: 'amount', start: 'day' },
      { end: 'endBeforeStart' },
      {},
    ])
    expect(countRows(rows)).toEqual({ good: 1, faulty: 3, left: 0, sums: 0, rounded: 0 })
    expect(unknownWords(rows)).toEqual([{ word: 'Zeppelin', count: 1 }])
    const mended = readRows(sheet, layout, contextOf(), {
      ...nothingMended,
      words: new Map([['zeppelin', 8]]),
      cells: new Map([
        [2, { name: 'A' }],
        [3, { budget: '2.000', start: '03/01/2027' }],
        [4, { end: '' }],
      ]),
      left: new Map([[5, true]]),
    })
    expect(mended.map(({ channel, left }) => left ?? channel)).toEqual([
      { name: 'A', mediaTypeId: 5, budget: 1, start: '2027-01-01', end: '2027-01-02', externalId: 'a' }, // prettier-ignore
      { name: 'B', mediaTypeId: 8, budget: 2_000, start: '2027-01-03', end: null, externalId: 'b' },
      { name: 'C', mediaTypeId: 5, budget: 3, start: '2027-01-05', end: null, externalId: 'c' },
      'byHand',
    ])
  })

  test('one id in two rows is one channel said twice', async () => {
    const { rows } = await readPlan(csvOf('Kanal;Gattung;ID\nA;TV;7\nB;TV;7\n'))
    expect(rows.map(({ faults }) => faults)).toEqual([{}, { externalId: 'twice' }])
  })

  test('what the server refuses stands at its cell', async () => {
    const refused = new Map([[2, { name: 'Diesen Namen gibt es schon.' }]])
    const { rows } = await readPlan(
      csvOf('Kanal;Gattung\nA;TV\n'),
      {},
      { ...nothingMended, refused },
    )
    expect(rows[0]).toMatchObject({ faults: { name: 'refused' }, channel: undefined })
  })

  test('of several media types of a kind, it is the one that the channel has', async () => {
    const existing = [{ name: 'A', mediaTypeId: 3, kind: 'print' as const, publisher: null }]
    const file = csvOf('Kanal;Gattung\nA;Print\nB;Print\nC;Programmatic\nD;Print (weitere)\n')
    const { rows } = await readPlan(file, { existing })
    expect(rows.map(({ channel }) => channel!.mediaTypeId)).toEqual([3, 2, 41, 3])
  })
})
