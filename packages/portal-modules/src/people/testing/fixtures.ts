import type { Person, Role, UserGroup } from '../people.port.ts'

/** All of them, those with the most rights first. */
export const allRoles = [
  'ADMINISTRATOR',
  'SUPERVISOR',
  'CLIENTSERVICE',
  'DIRECTORDER',
  'AUTHOR',
  'CLIENT_LEAD',
  'CLIENT',
] as const satisfies readonly Role[]

const person = (
  id: number,
  firstName: string,
  lastName: string,
  roles: readonly Role[],
  more: Partial<Person> = {},
): Person => ({
  id,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`.trim(),
  email: `${firstName}.${lastName}@alpenquell.example`.toLowerCase(),
  jobTitle: null,
  phoneNumber: null,
  pictureUrl: null,
  languageCode: 'de',
  roles,
  status: 'active',
  isExternal: false,
  isInvited: false,
  hasDeclined: false,
  isAssigned: false,
  version: 1,
  lastSeenAt: null,
  can: {
    change: true,
    switchOff: true,
    assign: true,
    giveRoles: allRoles,
    sendPasswordLink: more.status !== 'inactive' && !more.isInvited,
    resetSecondFactor: more.hasSecondFactor ?? false,
    changeEmail: more.status !== 'inactive' && !more.isInvited,
  },
  ...more,
})

/** Agency and client, somebody invited, somebody inactive. */
export const people: readonly Person[] = [
  person(4, 'Inga', 'Dahl', ['CLIENTSERVICE'], { status: 'inactive', jobTitle: 'Beratung' }),
  person(7, 'Korbinian', 'Huber', ['CLIENT'], {
    jobTitle: 'Filialleitung Süd',
    hasSecondFactor: true,
  }),
  person(2, 'Aylin', 'Kaya', ['CLIENTSERVICE'], {
    jobTitle: 'Kundenberatung',
    phoneNumber: '+49 89 1234567',
    isAssigned: true,
    lastSeenAt: new Date('2026-11-20T09:14:00Z'),
  }),
  person(3, 'Sabine', 'Moser', ['CLIENT_LEAD'], {
    jobTitle: 'Marketingleitung',
    hasSecondFactor: false,
  }),
  person(6, 'Marco', 'Rossi', ['CLIENT'], { isExternal: true, isInvited: true }),
  person(1, 'Maren', 'Thiessen', ['ADMINISTRATOR'], { jobTitle: 'IT & Portal' }),
]

const group = (
  id: number,
  kind: UserGroup['kind'],
  name: string,
  more: Partial<UserGroup> = {},
): UserGroup => ({
  id,
  kind,
  name,
  isApprover: false,
  seesInvoices: false,
  memberCount: 0,
  can: { change: true, chooseMembers: true },
  ...more,
})

/** One of each kind, and a second one of the client's. */
export const groups: readonly UserGroup[] = [
  group(1, 'administration', 'Administration'),
  group(2, 'dataSolutions', 'Data Solutions'),
  group(3, 'customerService', 'Kundenberatung'),
  group(4, 'customer', 'Kunde – Geschäftsleitung', { isApprover: true, seesInvoices: true }),
  group(5, 'customer', 'Kunde – Marketing', { isApprover: true }),
  group(6, 'directOrder', 'Direktbestellung'),
]

/** Who is in which, as pairs of a person and a group. */
export const members: readonly (readonly [userId: number, groupId: number])[] = [
  [1, 1],
  [2, 3],
  [3, 4],
  [3, 5],
  [7, 5],
]

/** Many people, as a large client has them. */
export const manyPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) =>
    person(1000 + index, `Person ${index + 1}`, `Nachname ${String(index).padStart(5, '0')}`, [
      index % 7 === 0 ? 'CLIENT_LEAD' : 'CLIENT',
    ]),
  )
