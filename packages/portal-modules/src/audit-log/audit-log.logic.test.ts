import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../kit/export/csv.ts'
import { exportTable, isNarrowed, joinPages, parseFilter, withPage, writeFilter, wholeLog } from './audit-log.logic.ts' // prettier-ignore
import type { AuditPage } from './audit-log.port.ts'
import { entryWith, manyEntries } from './testing/fixtures.ts'

describe('the address', () => {
  test('says a filter so that it is read as the same one (T-05)', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)) // prettier-ignore
    const filters = fc.record({
      actions: fc.subarray(['user.invited', 'sign-in.failed', 'approval.']),
      userId: fc.option(fc.nat(999_999)),
      objectType: fc.option(fc.constantFrom('user', 'user-group')),
      objectId: fc.option(fc.string({ minLength: 1, maxLength: 100 })),
      from: fc.constant(null),
      to: fc.option(day),
      text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(writeFilter(filter))).toEqual(filter)
      }),
    )
  })

  test('that says something wrong narrows by nothing', () => {
    const wrong = {
      act: 'DROP TABLE,x',
      who: 'ich',
      type: 'A B',
      from: 'gestern',
      to: '2026-02-31',
    }
    expect(parseFilter(wrong)).toEqual(wholeLog)
    expect(parseFilter({ from: '2026-02-10', to: '2026-02-01' })).toMatchObject({ to: null })
    expect(isNarrowed(wholeLog)).toBe(false)
    expect(isNarrowed({ ...wholeLog, userId: 0 })).toBe(true)
  })
})

describe('pages', () => {
  const all = manyEntries(9)
  const page = (from: number, to: number, next: number | null): AuditPage => ({
    entries: all.slice(from, to),
    next,
  })
  const ids = ({ entries }: AuditPage) => entries.map(({ id }) => id)

  test('follow each other', () => {
    expect(ids(withPage(page(0, 3, 7), page(3, 5, 5)))).toEqual([9, 8, 7, 6, 5])
  })

  test('that were loaded stay when something new comes before them', () => {
    const joined = joinPages(page(0, 4, 6), page(2, 8, 2))
    expect(ids(joined)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
    expect(joined.next).toBe(2)
    expect(joinPages(page(0, 4, 6), undefined)).toEqual(page(0, 4, 6))
  })

  test('are loaded anew where more came than a page holds', () => {
    expect(joinPages(page(0, 2, 8), page(4, 9, null))).toEqual(page(0, 2, 8))
  })
})

test('a spreadsheet gets each entry in words, and no formula (T-05)', () => {
  const table = exportTable(
    [
      entryWith({
        id: 3,
        actor: null,
        objectName: '=HYPERLINK("http://evil.example")',
        changes: [
          { label: 'Gibt frei', before: 'nein', after: 'ja' },
          { label: 'E-Mail', before: null, after: '@a;b' },
        ],
      }),
    ],
    { head: ['Zeitpunkt'], moment: () => '01.03.2026, 12:00:00', nobody: 'Ohne Anmeldung' },
  )
  const csv = toCsv(table, 'de')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv.split('\r\n')[1]).toBe(
    '"01.03.2026, 12:00:00";Ohne Anmeldung;Gruppe geändert;Gruppe;"\'=HYPERLINK(""http://evil.example"")";31;"Gibt frei: nein → ja; E-Mail: @a;b";req-3;3',
  )
})
