import type { CallDay, Contact, ContactList, Medium } from '../contacts.port.ts'

/** The moment at which the fixtures play: a Friday, half past eleven in Berlin. */
export const fixedNow = new Date('2026-11-20T11:30:00+01:00')

export const media: readonly Medium[] = [
  { id: 1, name: 'Anzeige Tageszeitung', kind: 'newspaper' },
  { id: 5, name: 'TV', kind: 'tv' },
  { id: 7, name: 'Kino', kind: 'cinema' },
  { id: 8, name: 'Großfläche', kind: 'out-of-home' },
]

/** A contact, with what the test does not care about filled in. */
export const buildContact = (overrides: Partial<Contact> = {}): Contact => ({
  id: 1,
  firstName: 'Aylin',
  lastName: 'Kaya',
  jobTitle: 'Client Service Director',
  department: 'Kundenberatung',
  email: 'aylin.kaya@brueckner-vahl.example',
  phone: '+49 40 66969-112',
  mobile: '+49 171 5550112',
  pictureUrl: '',
  mediaTypeIds: [1, 5, 7, 8],
  isCallbackEnabled: true,
  version: 1,
  can: { edit: true, delete: true },
  ...overrides,
})

/** Three contacts: one with everything, one without a mobile, one who does not call back. */
export const someContacts: readonly Contact[] = [
  buildContact(),
  buildContact({
    id: 2,
    firstName: 'Friederike',
    lastName: 'Gimborn',
    jobTitle: 'Leiterin Out-of-Home',
    department: 'Mediaplanung',
    email: 'friederike.gimborn@brueckner-vahl.example',
    phone: '+49 40 66969-131',
    mobile: '',
    mediaTypeIds: [8],
  }),
  buildContact({
    id: 3,
    firstName: 'Miriam',
    lastName: 'Oswald',
    jobTitle: 'Einkauf Bewegtbild',
    department: 'Mediaeinkauf',
    email: 'miriam.oswald@brueckner-vahl.example',
    phone: '+49 40 66969-140',
    mobile: '',
    mediaTypeIds: [5, 7],
    isCallbackEnabled: false,
  }),
]

export const buildList = (overrides: Partial<ContactList> = {}): ContactList => ({
  name: 'Kontakte',
  description: null,
  contacts: [],
  mediaTypes: media,
  can: { add: true, arrange: true },
  ...overrides,
})

const dayLength = 86_400_000

/** Times of a day by the half hour, from 9 to 17 in Berlin, in winter. */
export const timesOn = (day: string, fromHour = 9) =>
  Array.from({ length: (17 - fromHour) * 2 }, (_, half) => {
    const from = Date.parse(`${day}T00:00:00+01:00`) + (fromHour * 2 + half) * 1_800_000
    return { from: new Date(from).toISOString(), to: new Date(from + 1_800_000).toISOString() }
  })

/** Three weeks from the moment of the fixtures; the third Wednesday is a holiday, to show one. */
export const callDays: readonly CallDay[] = Array.from({ length: 21 }, (_, number) => {
  const date = new Date(Date.parse('2026-11-20T00:00:00Z') + number * dayLength)
  const day = date.toISOString().slice(0, 10)
  if ([0, 6].includes(date.getUTCDay())) return { day, dayOff: { kind: 'weekend', name: null }, times: [] } // prettier-ignore
  if (day === '2026-12-02') return { day, dayOff: { kind: 'holiday', name: 'Feiertag im Beispiel' }, times: [] } // prettier-ignore
  return { day, times: timesOn(day, number === 0 ? 12 : 9) }
})
