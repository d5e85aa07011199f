import type { DirectoryGroups, Integration } from '../integrations.port.ts'

/** An integration with what a test is about. */
export const integrationWith = (more: Partial<Integration> & { id: number }): Integration => ({
  name: `System ${more.id}`,
  tokenStart: 'atr_2f9c41d07b3e_',
  areas: ['campaigns'],
  directoryRole: null,
  state: 'active',
  expiresOn: null,
  createdAt: new Date('2027-02-01T09:00:00Z'),
  createdBy: 'Maren Thiessen',
  formerUntil: null,
  usedAt: null,
  revokedAt: null,
  revokedBy: null,
  ...more,
})

/** Systems of an agency: three that work, one that ran out, one that was revoked. */
export const someIntegrations: readonly Integration[] = [
  integrationWith({
    id: 5,
    name: 'Entra ID',
    tokenStart: 'atr_5c3d21e0f9a8_',
    areas: ['directory'],
    directoryRole: 'CLIENT',
    usedAt: new Date('2027-03-15T08:01:00Z'),
  }),
  integrationWith({
    id: 4,
    name: 'Buchungssystem',
    areas: ['campaigns', 'figures'],
    usedAt: new Date('2027-03-15T07:52:00Z'),
  }),
  integrationWith({
    id: 3,
    name: 'Adserver-Auswertung',
    tokenStart: 'atr_90ab12cd34ef_',
    areas: ['figures'],
    expiresOn: '2027-12-31',
    formerUntil: new Date('2027-03-16T07:00:00Z'),
  }),
  integrationWith({
    id: 2,
    name: 'Test der Planung',
    tokenStart: 'atr_11aa22bb33cc_',
    state: 'expired',
    expiresOn: '2027-03-01',
    usedAt: new Date('2027-02-27T16:20:00Z'),
  }),
  integrationWith({
    id: 1,
    name: 'Altes Buchungssystem',
    tokenStart: 'atr_deadbeef0001_',
    state: 'revoked',
    revokedAt: new Date('2027-02-10T08:00:00Z'),
    revokedBy: 'Aylin Kaya',
    usedAt: new Date('2027-02-09T18:00:00Z'),
  }),
]

/** Groups that Entra ID keeps: one that leads somewhere, and two that nobody has looked at yet. */
export const someDirectoryGroups: DirectoryGroups = {
  groups: [
    {
      id: 41,
      name: 'GRP-Alpenquell-Leitung',
      memberCount: 3,
      keptAt: new Date('2027-03-15T07:40:00Z'),
      role: 'CLIENT_LEAD',
      targetIds: [11, 12],
      version: 1,
    },
    {
      id: 42,
      name: 'GRP-Alpenquell-Marketing',
      memberCount: 24,
      keptAt: new Date('2027-03-12T13:05:00Z'),
      role: null,
      targetIds: [],
      version: 1,
    },
    {
      id: 43,
      name: 'GRP-Alpenquell-Vertrieb',
      memberCount: 0,
      keptAt: new Date('2027-03-12T13:05:00Z'),
      role: null,
      targetIds: [],
      version: 1,
    },
  ],
  targets: [
    { id: 11, name: 'Geschäftsführung' },
    { id: 12, name: 'Kunde' },
    { id: 13, name: 'Regionen' },
  ],
  givesRoles: true,
}
