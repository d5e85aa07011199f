import type { DirectOrder } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { orderHistory } from './order-history.ts'

type Process = DirectOrder['processes'][number]

const step = (more: Partial<Process>): Process => ({
  id: 1,
  status: 1,
  at: '2026-11-20T09:30:00.000Z',
  user: { id: 7, firstName: 'Tobias', lastName: 'Brandt' },
  comment: null,
  approval: null,
  changes: [],
  isAgency: false,
  onBehalfOf: null,
  ...more,
})
const values = {
  money: (amount: number) => `${amount} €`,
  day: (wire: string) => wire.slice(0, 10),
  range: (start: string | null, end: string | null) => `${start}–${end}`,
  moment: () => '20.11., 10:30',
}
const told = (processes: Process[], language: 'de' | 'en' = 'de') =>
  orderHistory(processes, language, values)
const lines = (processes: Process[]) =>
  told(processes).map(({ line }) => line.replace('20.11., 10:30 · ', ''))

test('a step says who did what, and where its state stayed that the order was changed (DO-02)', () => {
  expect(
    lines([
      step({ status: 10 }),
      step({ status: 3 }),
      step({ status: 2, approval: 'approved', onBehalfOf: { id: 8, firstName: 'Andreas', lastName: 'Lindner' } }), // prettier-ignore
      step({ status: 5, approval: 'asked' }),
      step({ status: 5, approval: 'rejected', user: null }),
      step({ status: 5 }),
      step({ status: 2 }),
      step({ status: 1 }),
      step({ status: 1 }),
    ]),
  ).toEqual([
    'Tobias Brandt hat die Bestellung storniert',
    'Tobias Brandt hat die Bestellung abgeschlossen',
    'Tobias Brandt in Vertretung von Andreas Lindner hat freigegeben',
    'Tobias Brandt hat die Zentrale um Freigabe gebeten',
    'Jemand hat nicht freigegeben',
    'Tobias Brandt hat ein neues Briefing erbeten',
    'Tobias Brandt hat das Briefing gesendet',
    'Tobias Brandt hat die Bestellung geändert',
    'Tobias Brandt hat die Bestellung angelegt',
  ])
})

test('it names each field that it changed, before and after, with its reason (T-47)', () => {
  const changes: Process['changes'] = [
    { field: 'budget', before: 900, after: 1200 },
    { field: 'region', before: null, after: 'Nord' },
    { field: 'startDate', before: '2027-04-01T08:00:00.000Z', after: null },
    { field: 'mediaTypes', before: ['Radio'], after: ['Radio', 'Print'] },
    { field: 'type', before: 1, after: 2 },
    { field: 'mediaDates', name: 'Radio', before: { startDate: null, endDate: null }, after: { startDate: 'a', endDate: 'b' } }, // prettier-ignore
    { field: 'configuration', name: 'Auflage', before: '40', after: '42' },
    { field: 'description', before: 'Alt', after: `${'Wort '.repeat(40)}` },
    { field: 'files', before: ['Alt.pdf'], after: ['Neu.pdf', 'Logo.svg'] },
    { field: 'files', before: [], after: ['Eins.pdf'] },
  ]
  const [first] = told([step({ changes, comment: 'Mehr Auflage.' })])
  expect(first!.comment).toBe('Mehr Auflage.')
  expect(first!.changes).toEqual([
    'Budget in Euro: 900 € → 1200 €',
    'Region oder Filiale: ohne Angabe → Nord',
    'Beginn: 2027-04-01 → ohne Angabe',
    'Medien: Radio → Radio, Print',
    'Art: Mehr oder weniger Werbung → Medien tauschen',
    'Radio: wie die Bestellung → a–b',
    'Auflage: 40 → 42',
    `Briefing: Alt → ${'Wort '.repeat(28).trim()} …`,
    'Anhänge entfernt: Alt.pdf',
    'Angehängt: Neu.pdf, Logo.svg',
    'Angehängt: Eins.pdf',
  ])
  expect(told([step({ changes: changes.slice(0, 1) })], 'en')[0]!.changes).toEqual(['Budget in euros: from 900 € to 1200 €']) // prettier-ignore
})
