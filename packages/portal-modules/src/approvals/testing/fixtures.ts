import type {
  CampaignApprovalList,
  ChannelApproval,
  OrderApproval,
  PastDecision,
  Plan,
} from '../approvals.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2026-11-20T09:30:00')

const kids = {
  application: { id: 101, name: 'Alpenquell Getränke' },
  campaign: { id: 3, name: 'Kids Schulstart', href: '/cockpits/external/ML-101-0003/kids-schulstart?clientId=101', version: 4 }, // prettier-ignore
}
const wiesn = {
  application: kids.application,
  campaign: { id: 5, name: 'Wiesn-Spezial', href: '/cockpits/external/ML-101-0005/wiesn-spezial?clientId=101', version: 2 }, // prettier-ignore
}
const voltrad = {
  application: { id: 130, name: 'Voltrad Bikes' },
  campaign: { id: 9, name: 'Dealer Days', href: '/cockpits/external/ML-130-0004/dealer-days?clientId=130', version: 1 }, // prettier-ignore
}

/** A plan, with what the test does not care about filled in. */
export const buildPlan = (overrides: Partial<Plan> = {}): Plan => ({
  name: 'Megalights Hamburg und Bremen',
  publisher: 'CityScreen OOH',
  budget: 94_500,
  currency: 'Euro (EUR)',
  start: '2026-12-08',
  end: '2027-01-19',
  pauses: [{ start: '2026-12-23', end: '2027-01-02' }],
  media: [],
  ...overrides,
})

/** A decision that was made, with its plan. */
export const buildPast = (overrides: Partial<PastDecision> = {}): PastDecision => ({
  decision: 'approved',
  at: '2026-11-12T14:06:00',
  by: 'Sabine Moser',
  onBehalfOf: null,
  comment: null,
  condition: null,
  plan: buildPlan(),
  hash: '8f14e45fceea167a5a36dedd4bea2543f1c1a4f0a6d1e3b9c2d4e5f60718293a',
  ...overrides,
})

/** An approval that waits for the reader. */
export const buildApproval = (overrides: Partial<ChannelApproval> = {}): ChannelApproval => ({
  key: `${overrides.id ?? 1}`,
  id: 1,
  order: null,
  ...kids,
  kind: 'out-of-home',
  plan: buildPlan(),
  due: null,
  since: '2026-11-17T10:00:00',
  askedBy: 'Aylin Kaya',
  state: 'waiting',
  last: null,
  onBehalfOf: null,
  version: 1,
  can: { decide: true, meet: false },
  ...overrides,
})

/** An order above its tenant's budget, as a store placed it. */
export const buildOrder = (overrides: Partial<OrderApproval> = {}): OrderApproval => ({
  key: `order-${overrides.id ?? 1}`,
  id: 1,
  application: { id: 115, name: 'Wohnwerk Lindner' },
  campaign: null,
  kind: 'out-of-home',
  plan: buildPlan({
    name: 'Mehr Plakate zur Eröffnung',
    publisher: null,
    budget: 12_850.5,
    currency: 'EUR',
    start: '2026-12-09',
    end: '2026-12-23',
    pauses: [],
    media: ['Außenwerbung', 'Radio'],
  }),
  order: {
    href: '/direct-order/requests/1?clientId=115',
    description: 'Zehn Großflächen an den Zufahrten, dazu Spots am Vormittag.',
    target: 'Familien im Umkreis von 20 Kilometern',
    comment: null,
    purchaseOrder: 'GOE-2026-031',
    files: [{ id: 71, name: 'Motiv Eröffnung.pdf', sizeBytes: 482_000, url: '#motiv' }],
    region: 'Nord',
    block: 'Filialeröffnung M',
    campaign: 'Neueröffnung Göttingen',
    approvalBudget: 10_000,
    regionBudget: { region: 'Nord', year: 2026, budget: 60_000, booked: 51_400 },
  },
  due: null,
  since: '2026-11-18T10:00:00',
  askedBy: 'Tobias Brandt',
  state: 'waiting',
  last: null,
  onBehalfOf: null,
  version: 3,
  can: { decide: true, meet: false },
  ...overrides,
})

/** What waits for a client lead, one of each kind; two of it in the first campaign beside radio. */
export const waiting: readonly ChannelApproval[] = [
  buildApproval({
    due: '2026-11-20',
    last: buildPast({ plan: buildPlan({ budget: 90_000, start: '2026-12-01' }) }),
  }),
  buildApproval({
    id: 2,
    kind: 'radio',
    plan: buildPlan({ name: 'Funkkombi Süd', publisher: 'RegioFunk Bayern', budget: 39_000, start: '2026-12-14', end: '2027-01-10' }), // prettier-ignore
    due: '2026-11-23',
  }),
  buildApproval({
    id: 3,
    kind: 'social',
    plan: buildPlan({ name: 'Elternkanäle Social', publisher: 'Plauderkreis', budget: 26_000 }),
    due: '2026-11-23',
  }),
  buildApproval({
    id: 4,
    ...wiesn,
    kind: 'newspaper',
    plan: buildPlan({ name: 'Anzeige ½ Seite', publisher: null, budget: 18_900, start: '2026-12-05', end: '2026-12-05' }), // prettier-ignore
    since: '2026-11-19T09:00:00',
    last: buildPast({
      decision: 'rejected',
      comment: 'Bitte ohne die Wochenendausgabe.',
      plan: buildPlan({ name: 'Anzeige ½ Seite', publisher: null, budget: 24_600, start: '2026-12-05', end: '2026-12-06' }), // prettier-ignore
    }),
  }),
]

/** One of another application. */
export const elsewhere: ChannelApproval = buildApproval({
  id: 20,
  ...voltrad,
  kind: 'direct',
  plan: buildPlan({ name: 'Invitation letter', publisher: 'Briefwerk Berlin', budget: 11_200, currency: 'US-Dollar (USD)' }), // prettier-ignore
})

/** What was decided; one of it is another since. */
export const decided: readonly ChannelApproval[] = [
  buildApproval({
    id: 30,
    ...wiesn,
    kind: 'tv',
    plan: buildPlan({ name: 'TV Regionalfenster', publisher: 'Alpenblick TV', budget: 64_500 }),
    state: 'changed',
    last: buildPast({
      plan: buildPlan({ name: 'TV Regionalfenster', publisher: 'Alpenblick TV', budget: 60_000 }),
    }),
    can: { decide: false, meet: false },
  }),
  buildApproval({
    id: 31,
    ...wiesn,
    kind: 'radio',
    plan: buildPlan({ name: 'Funkkombi München', publisher: 'RegioFunk Bayern', budget: 42_000 }),
    state: 'rejected',
    last: buildPast({
      decision: 'rejected',
      at: '2026-11-18T16:40:00',
      comment: 'Der Spot klingt zu sehr nach Bierzelt.',
      plan: buildPlan({ name: 'Funkkombi München', publisher: 'RegioFunk Bayern', budget: 42_000 }),
    }),
    can: { decide: false, meet: false },
  }),
]

/** Approved with a condition: one that is open, and one that is met (COCK-09). */
export const conditional: readonly ChannelApproval[] = [
  buildApproval({
    id: 40,
    ...wiesn,
    kind: 'social',
    plan: buildPlan({ name: 'Creator-Kooperationen', publisher: 'Plauderkreis', budget: 28_000 }),
    state: 'conditional',
    last: buildPast({
      at: '2026-11-18T09:20:00',
      condition: { text: 'Nur mit Creators, die als Werbung kennzeichnen.', met: null },
      plan: buildPlan({ name: 'Creator-Kooperationen', publisher: 'Plauderkreis', budget: 28_000 }),
    }),
    can: { decide: false, meet: false },
  }),
  buildApproval({
    id: 41,
    ...wiesn,
    plan: buildPlan({ name: 'Megalights Oberbayern', budget: 40_000 }),
    state: 'approved',
    last: buildPast({
      condition: {
        text: 'Bitte ohne die Stellen an der A8.',
        met: { at: '2026-11-16T11:05:00', by: 'Aylin Kaya' },
      },
      plan: buildPlan({ name: 'Megalights Oberbayern', budget: 40_000 }),
    }),
    can: { decide: false, meet: false },
  }),
]

/** Whom a campaign's approval concerns. */
export const people: Pick<CampaignApprovalList, 'deciders' | 'watchers'> = {
  deciders: [
    {
      id: 201,
      name: 'Sabine Moser',
      decidedAt: '2026-11-12T14:06:00',
      awayUntil: null,
      inPlaceOf: null,
    },
    { id: 202, name: 'Bernhard Ostler', decidedAt: null, awayUntil: null, inPlaceOf: null },
  ],
  watchers: [
    { id: 203, name: 'Korbinian Huber' },
    { id: 101, name: 'Aylin Kaya' },
    { id: 102, name: 'Maren Thießen' },
  ],
}

/** The same while the first of them is away. */
export const peopleWhileAway: typeof people = {
  deciders: [
    { ...people.deciders[0]!, awayUntil: '2026-11-30' },
    people.deciders[1]!,
    { id: 203, name: 'Korbinian Huber', decidedAt: null, awayUntil: null, inPlaceOf: 'Sabine Moser' }, // prettier-ignore
  ],
  watchers: people.watchers.filter(({ id }) => id !== 203),
}
