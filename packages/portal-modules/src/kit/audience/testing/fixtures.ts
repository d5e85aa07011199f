import type { AudienceGroup } from '../audience.types.ts'

/** Groups of a tenant; the reader is in client service. */
export const audienceGroups: readonly AudienceGroup[] = [
  {
    id: 10,
    name: 'Administration',
    type: 'administrator',
    isAssigned: true,
    seesEverything: true,
    memberCount: 2,
    includesReader: false,
  },
  {
    id: 11,
    name: 'Kunde – Marketing',
    type: 'client',
    isAssigned: true,
    seesEverything: false,
    memberCount: 4,
    includesReader: false,
  },
  {
    id: 12,
    name: 'Kundenberatung',
    type: 'client-service',
    isAssigned: true,
    seesEverything: false,
    memberCount: 3,
    includesReader: true,
  },
  {
    id: 13,
    name: 'Kunde – Geschäftsleitung',
    type: 'client',
    isAssigned: false,
    seesEverything: false,
    memberCount: 2,
    includesReader: false,
  },
]

/** Who is in which of them; the reader is Maren Lindqvist. */
export const audiencePeople: readonly {
  id: number
  name: string
  groupIds: readonly number[]
}[] = [
  { id: 51, name: 'Katrin Behrens', groupIds: [10] },
  { id: 52, name: 'Maren Lindqvist', groupIds: [12] },
  { id: 53, name: 'Jonas Thiele', groupIds: [12] },
  { id: 54, name: 'Priya Raman', groupIds: [11] },
  { id: 55, name: 'Henrik Voss', groupIds: [11] },
  { id: 56, name: 'Doreen Pahl', groupIds: [11, 13] },
  { id: 57, name: 'Ulrich Sander', groupIds: [13] },
]
