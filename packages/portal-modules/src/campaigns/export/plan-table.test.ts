import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../../kit/export/csv.ts'
import { toXlsx } from '../../kit/export/xlsx.ts'
import { buildCampaign } from '../testing/fixtures.ts'
import type { PlannedChannel } from '../campaigns.port.ts'
import { planSheet } from './plan-table.ts'

const channel = (change: Partial<PlannedChannel>): PlannedChannel => ({
  id: 1,
  campaignId: 7,
  name: 'TV Flight 1',
  kind: 'tv',
  publisher: 'Kanal 9',
  budget: 3_100,
  start: '2027-01-16',
  end: '2027-02-15',
  pauses: [],
  state: 'Approved',
  bookingDeadline: null,
  materialDeadline: null,
  bookingStatus: null,
  materialStatus: null,
  version: 1,
  ...change,
})
const campaign = buildCampaign({ id: 7, name: 'Sommer', start: '2027-01-16', end: '2027-03-31' })
const media = new Proxy({}, { get: (_, kind) => `«${String(kind)}»` }) as never
const channels = [
  channel({}),
  channel({ id: 2, name: '=HYPERLINK("x")', publisher: '@ich', kind: 'radio', budget: 0.1, start: '2027-03-01', end: '2027-03-31' }), // prettier-ignore
  channel({ id: 3, name: 'Gestoppt', state: 'Deactivated' }),
  channel({ id: 4, name: 'Offen', budget: 200, start: '2027-03-01', end: null, openCondition: 'Nur mit Motiv B.' }), // prettier-ignore
]
const { table, look } = planSheet([campaign], channels, '2026-11-27', 'de', media)

describe('a media plan for a client (T-25)', () => {
  test('channels with flights and monthly budgets, sums of each campaign and of all; nothing that was stopped', () => {
    const [head, ...lines] = toCsv(table, 'de').trimEnd().split('\r\n')
    expect(head).toBe(
      '\uFEFFKampagne;Kunde;Kanal;Mediengattung;Anbieter;Stand;Von;Bis;Budget;Währung;Januar 2027;Februar 2027;März 2027;Offene Auflage',
    )
    expect(lines).toEqual([
      'Sommer;Nordkranz;TV Flight 1;«tv»;Kanal 9;Freigegeben;16.01.2027;15.02.2027;3100,00;EUR;1600,00;1500,00;;',
      `Sommer;Nordkranz;"'=HYPERLINK(""x"")";«radio»;'@ich;Freigegeben;01.03.2027;31.03.2027;0,10;EUR;;;0,10;`,
      'Sommer;Nordkranz;Offen;«tv»;Kanal 9;Freigegeben mit Auflage;01.03.2027;;200,00;EUR;;;;Nur mit Motiv B.',
      'Summe Sommer;Nordkranz;;;;Plan in Arbeit;16.01.2027;31.03.2027;3300,10;EUR;1600,00;1500,00;0,10;',
      'Gesamt;;;;;;;;3300,10;EUR;1600,00;1500,00;0,10;',
    ])
  })

  test('what was changed since its approval is told from what was rejected (D-02, COCK-09)', () => {
    const back = [
      channel({ name: 'A', state: 'Adjusting', setback: 'changed' }),
      channel({ id: 2, name: 'B', state: 'Adjusting', setback: 'rejected' }),
      channel({ id: 3, name: 'C', state: 'Adjusting' }),
    ]
    const { rows } = planSheet([campaign], back, '2026-11-27', 'de', media).table
    expect(rows.slice(0, 3).map((row) => row[5])).toEqual([
      'Wird angepasst, seit der Freigabe geändert',
      'Wird angepasst, abgelehnt',
      'Wird angepasst',
    ])
  })

  test('two currencies are never added up, and the words are the reader’s', () => {
    const other = buildCampaign({ id: 8, name: 'Alps', currencyName: 'Schweizer Franken (CHF)' })
    const both = planSheet([campaign, other], [...channels, channel({ id: 5, campaignId: 8 })], '2026-11-27', 'en', media) // prettier-ignore
    const lines = toCsv(both.table, 'en').trimEnd().split('\r\n')
    expect(lines[0]).toContain('Campaign,Client,Channel,')
    expect(lines.slice(-2)).toEqual([
      'Total,,,,,,,,3300.10,EUR,1600.00,1500.00,0.10,',
      'Total,,,,,,,,3100.00,CHF,1600.00,1500.00,,',
    ])
    expect(both.look.columns[8]).toMatchObject({ numFmt: '#,##0.00' })
    expect(look.columns[8]).toMatchObject({ numFmt: '#,##0.00 "€"' })
  })

  test('the workbook says what it is, of whom and of which day; its head stays in sight and figures are figures', async () => {
    const bytes = await toXlsx(table, 'Mediaplan', look)
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets
    expect(sheet!.freezePane).toMatchObject({ rows: 5, columns: 3 })
    expect(sheet!.pageSetup).toMatchObject({ paperSize: 'a3', orientation: 'landscape' })
    const [title, client, asOf, air, head, first, second] = sheet!.rows
    expect(title![0]).toBe('Mediaplan')
    expect(client!.slice(0, 2)).toEqual(['Kunde', 'Nordkranz'])
    expect(new Date(asOf![1] as never).toISOString().slice(0, 10)).toBe('2026-11-27')
    expect(air!.filter((cell) => cell !== null)).toEqual([])
    expect(head![2]).toBe('Kanal')
    expect(first!.slice(8)).toEqual([3100, 'EUR', 1600, 1500, null, null])
    // A text, not a formula.
    expect(second![2]).toBe('=HYPERLINK("x")')
    expect(sheet!.cells?.get('6,2')?.formula).toBeUndefined()
    expect(sheet!.cells?.get('8,8')?.style).toMatchObject({ font: { bold: true }, numFmt: '#,##0.00 "€"' }) // prettier-ignore
    expect(sheet!.columns?.[0]?.width).toBeGreaterThan(20)
  })

  test('every row has a cell for each column', () => {
    for (const row of table.rows) expect(row).toHaveLength(table.head.length)
  })
})
