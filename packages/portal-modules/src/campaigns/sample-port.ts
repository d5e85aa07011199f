import { PortError } from '../kit/port-error.ts'
import type { Campaign, CampaignsPort, PlannedChannel } from './campaigns.port.ts'

/** As many as are mostly in sight. */
const ids = Array.from({ length: 20 }, (_, place) => place + 1)
/** What its addresses show. */
export const sampleDay = '2027-01-04'
const span = { start: sampleDay, end: '2027-01-10' }

const campaigns = ids.map((id): Campaign => ({
  id,
  externalId: null,
  name: `${id}`,
  customer: { id: 1, name: '' },
  product: null,
  media: ['print'],
  budget: id,
  planned: id,
  currencyName: 'EUR',
  ...span,
  status: 1,
  states: ['Planning'],
  dueOn: null,
  dueDayOff: null,
  awaitsApproval: false,
  isStarred: false,
  version: 1,
  can: { approve: false, edit: true },
}))
const plan = ids.map((id): PlannedChannel => ({
  id,
  campaignId: id,
  name: `${id}`,
  kind: 'print',
  publisher: null,
  budget: id,
  ...span,
  pauses: [],
  state: 'Planning',
  bookingDeadline: null,
  materialDeadline: null,
  bookingStatus: null,
  materialStatus: null,
  version: 1,
}))

/** Campaigns that nobody sees: the module is warmed up with them. */
export const samplePort: CampaignsPort = {
  campaigns: () => ({ key: ['sample'], load: async () => campaigns }),
  campaign: () => Promise.reject(new PortError({ code: 'forbidden' })),
  plan: () => ({ key: ['sample', 'plan'], load: async () => plan }),
}
