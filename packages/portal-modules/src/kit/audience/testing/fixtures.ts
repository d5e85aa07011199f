import type { AudienceGroup } from '../audience.types.ts'

/** Groups of a tenant; the reader is in client service. */
const groups: readonly AudienceGroup[] = [
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

const members: readonly { id: number; name: string; groupIds: readonly number[] }[] = [
  { id: 51, name: 'Katrin Behrens', groupIds: [10] },
  { id: 52, name: 'Maren Lindqvist', groupIds: [12] },
  { id: 53, name: 'Jonas Thiele', groupIds: [12] },
  { id: 54, name: 'Priya Raman', groupIds: [11] },
  { id: 55, name: 'Henrik Voss', groupIds: [11] },
  { id: 56, name: 'Doreen Pahl', groupIds: [11, 13] },
  { id: 57, name: 'Ulrich Sander', groupIds: [13] },
]

/** Who is in which of them, themselves alone included; the reader is Maren Lindqvist. */
export const audiencePeople = members.map(({ id, name, groupIds }) => ({
  id,
  name,
  groupIds: [...groupIds, -id],
}))

/** Groups, and whoever can be chosen alone: all but those who see everything. */
export const audienceGroups: readonly AudienceGroup[] = [
  ...groups,
  ...members
    .filter(({ groupIds }) => !groupIds.includes(10))
    .map(({ id, name }): AudienceGroup => ({
      id: -id,
      name,
      type: 'person',
      isAssigned: false,
      seesEverything: false,
      memberCount: 1,
      includesReader: id === 52,
    })),
]
