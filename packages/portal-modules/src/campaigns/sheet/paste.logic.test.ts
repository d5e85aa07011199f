import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEDIA } from '@atrium/design-system/theme'
import { parseTable, readPaste } from './paste.logic.ts'
import { blankValues, sheetColumns, type CellRules, type SheetColumn, type SheetRow } from './sheet.logic.ts' // prettier-ignore

const rules = (locale: 'de' | 'en'): CellRules => ({
  locale,
  currencyName: 'Euro (EUR)',
  media: MEDIA,
})
const titles: Record<SheetColumn, string[]> = {
  name: ['Kanal', 'Channel'],
  kind: ['Mediengattung', 'Media type'],
  publisher: ['Anbieter', 'Publisher'],
  budget: ['Budget', 'Budget'],
  start: ['Start', 'Start'],
  end: ['Ende', 'End'],
  bookingDeadline: ['Buchungsschluss', 'Booking deadline'],
  materialDeadline: ['Materialschluss', 'Material deadline'],
}
const row = (key: string, values: Partial<SheetRow['values']> = {}): SheetRow => ({
  key,
  channel: undefined,
  values: { ...blankValues, name: key, kind: 'tv', ...values },
  faults: {},
})
const paste = (text: string, more: Partial<Parameters<typeof readPaste>[0]> = {}) =>
  readPaste({
    cells: parseTable(text),
    rows: [],
    columns: sheetColumns,
    titles,
    rules: rules('de'),
    ...more,
  })

describe('cells from a spreadsheet (CAMP-07)', () => {
  test('whatever stands in them comes back, tabs, line breaks and quotes too', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'ä', ' ', '"', '\t', '\n', ',') })
    // As spreadsheets write them: quoted where tab, line break or a quote stands in it.
    const written = (text: string) =>
      /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (cells) => {
        const table = cells.map((one) => [...one, 'Z'])
        expect(parseTable(table.map((one) => one.map(written).join('\t')).join('\r\n'))).toEqual(table)
      }),
    ) // prettier-ignore
  })

  test('a quote in the middle of a name and an unfinished one are part of it; empty rows at the end are none', () => {
    expect(parseTable('18" Felge\tB\r\n"Auf\tC\r\n\r\n')).toEqual([['18" Felge', 'B'], ['"Auf', 'C']]) // prettier-ignore
    expect(parseTable('')).toEqual([])
  })

  test('German and English numbers, days and media are read', () => {
    const { edits, leftOut } = paste(
      'Plakat\tAußenwerbung\tStröer\t12.500,50\t1.4.27\t30.04.2027 00:00\t2027-03-01\t\nSpot\tTV\t\t€ 1,234,567.89\t\t\t\t',
    )
    expect(leftOut).toBe(0)
    expect(edits[0]).toEqual({
      row: undefined,
      values: { name: 'Plakat', publisher: 'Ströer', budget: 12_500.5, start: '2027-04-01', end: '2027-04-30', bookingDeadline: '2027-03-01', materialDeadline: null },
      faults: { kind: { text: 'Außenwerbung', kind: 'media' } },
    }) // prettier-ignore
    expect(edits[1]!.values).toMatchObject({ name: 'Spot', kind: 'tv', budget: 1_234_567.89, publisher: null }) // prettier-ignore
    const english = paste('Poster\tOut of home\t\t12,500.50\t24/12/2026\t6 January 2027', { rules: rules('en') }) // prettier-ignore
    expect(english.edits[0]!.values).toMatchObject({ kind: 'out-of-home', budget: 12_500.5, start: '2026-12-24', end: '2027-01-06' }) // prettier-ignore
  })

  test('what cannot be read stays in its cell as it came, and what could be meant either way is not guessed', () => {
    const { edits } = paste('TV\tTV\tA\tca. 5 TEUR\tApril\t31.04.2027\nRadio\tRadio\tB\t12,500')
    expect(edits[0]!.faults).toEqual({
      budget: { text: 'ca. 5 TEUR', kind: 'amount' },
      start: { text: 'April', kind: 'day' },
      end: { text: '31.04.2027', kind: 'day' },
    })
    expect(edits[1]!.faults).toEqual({ budget: { text: '12,500', kind: 'amount' } })
  })

  test('cells go into the rows and columns from where they are pasted on; more rows are new', () => {
    const rows = [row('a', { start: '2027-05-01', end: '2027-05-31' }), row('b')]
    const { edits, leftOut } = paste('100\t01.06.2027\n200\t\n300\t', { rows, columns: ['budget', 'start', 'end', 'state'] }) // prettier-ignore
    expect(leftOut).toBe(0)
    expect(edits.map(({ row: at }) => at?.key)).toEqual(['a', 'b', undefined])
    // It would start after its end.
    expect(edits[0]).toMatchObject({ values: { budget: 100 }, faults: { start: { text: '01.06.2027', kind: 'order' } } }) // prettier-ignore
    expect(edits[0]!.values).not.toHaveProperty('start')
    expect(edits[1]!.values).toEqual({ budget: 200, start: null })
    expect(paste('1\t2\t3', { rows, columns: ['materialDeadline', 'state'] }).leftOut).toBe(2)
  })

  test('headings say what a column is, in either language and any order', () => {
    const { edits, leftOut } = paste('Budget\tNotiz\tCHANNEL\n5\twichtig\tPlakat')
    expect(edits).toMatchObject([{ values: { budget: 5, name: 'Plakat' } }])
    expect(leftOut).toBe(1)
  })

  test('no pasted text is lost: each is a value, a fault, or counted as left out', () => {
    const texts = fc.constantFrom(
      'x',
      '12',
      '1.2.2027',
      'TV',
      '31.02.2027',
      '1.2.3',
      'ä'.repeat(201),
    )
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 6 }), (cells) => {
        const { edits, leftOut } = readPaste({ cells, rows: [], columns: sheetColumns, titles, rules: rules('de') })
        for (const [at, edit] of edits.entries()) {
          const placed = Object.keys(edit.values).length + Object.keys(edit.faults).length
          expect(placed).toBe(Math.min(cells[at]!.length, sheetColumns.length))
        }
        expect(leftOut).toBe(Math.max(0, Math.max(...cells.map((one) => one.length)) - sheetColumns.length))
      }),
    ) // prettier-ignore
  })
})
