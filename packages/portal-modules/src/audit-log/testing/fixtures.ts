import type { AuditEntry } from '../audit-log.port.ts'

/** An entry with what a test is about. */
export const entryWith = (more: Partial<AuditEntry> & { id: number }): AuditEntry => ({
  at: new Date('2026-03-20T08:14:00Z'),
  actor: { id: 1, name: 'Maren Thiessen' },
  action: 'user-group.changed',
  actionName: 'Gruppe geändert',
  objectType: 'user-group',
  objectTypeName: 'Gruppe',
  objectId: '31',
  objectName: 'Kunde – Marketing',
  changes: [{ label: 'Gibt frei', before: 'nein', after: 'ja' }],
  requestId: `req-${more.id}`,
  ...more,
})

/** What happened at an agency in two days, newest first. */
export const entries: readonly AuditEntry[] = [
  entryWith({ id: 8 }),
  entryWith({
    id: 7,
    at: new Date('2026-03-20T07:58:00Z'),
    actor: null,
    action: 'sign-in.failed',
    actionName: 'Anmeldung gescheitert',
    objectType: 'user',
    objectTypeName: 'Person',
    objectId: '7',
    objectName: 'Korbinian Huber',
    changes: [
      { label: 'Grund', before: null, after: 'falsches Kennwort' },
      { label: 'Netzadresse', before: null, after: '198.51.100.24' },
    ],
  }),
  entryWith({
    id: 6,
    at: new Date('2026-03-20T07:31:00Z'),
    action: 'sign-in.accepted',
    actionName: 'Anmeldung',
    objectType: 'user',
    objectTypeName: 'Person',
    objectId: '1',
    objectName: 'Maren Thiessen',
    changes: [{ label: 'Netzadresse', before: null, after: '198.51.100.7' }],
  }),
  entryWith({
    id: 5,
    at: new Date('2026-03-19T15:02:00Z'),
    actor: { id: 2, name: 'Aylin Kaya' },
    action: 'component.groups-changed',
    actionName: 'Sichtbarkeit geändert',
    objectType: 'component',
    objectTypeName: 'Inhalt',
    objectId: '4711',
    objectName: 'Mediaplan Sommerfrische 2026 – Konditionen und Rabattstaffeln.xlsx',
    changes: [
      {
        label: 'Gruppen',
        before: 'Kunde – Geschäftsleitung, Kunde – Marketing, Kundenberatung',
        after: 'Kunde – Geschäftsleitung, Kundenberatung',
      },
    ],
  }),
  entryWith({
    id: 4,
    at: new Date('2026-03-19T13:40:00Z'),
    actor: { id: 7, name: 'Korbinian Huber' },
    action: 'approval.approved',
    actionName: 'Freigabe erteilt',
    objectType: 'channel',
    objectTypeName: 'Kanal',
    objectId: '88',
    objectName: 'Sommerfrische Classic: TV',
    changes: [{ label: 'Entscheidung', before: 'offen', after: 'freigegeben' }],
  }),
  entryWith({
    id: 3,
    at: new Date('2026-03-18T09:00:00Z'),
    actor: { id: 2, name: 'Aylin Kaya' },
    action: 'user.invited',
    actionName: 'Person eingeladen',
    objectType: 'user',
    objectTypeName: 'Person',
    objectId: '9',
    objectName: 'Marco Rossi',
    changes: [{ label: 'E-Mail-Adresse', before: null, after: 'marco.rossi@alpenquell.example' }],
  }),
]

/** So many, newest first, with ids down to 1. */
export const manyEntries = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, index) =>
    entryWith({
      id: count - index,
      at: new Date(Date.parse('2026-03-20T08:14:00Z') - index * 420_000),
      objectName: `Gruppe ${count - index}`,
    }),
  )
