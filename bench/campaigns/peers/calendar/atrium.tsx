import { OPENED, type Entry } from '../../../components/page/cases/calendar.ts'
import type { Peer } from '../../../components/page/peer.ts'
import { campaignOf, moduleOf, press } from '../lib/module.tsx'

/** An entry is a campaign from its first day to its last. */
const campaignsOf = (entries: readonly Entry[]) =>
  entries.map(({ name, start, end }, index) => campaignOf({ id: index + 1, name, start, end }))

/** The calendar of the campaigns. */
export const peer: Peer<Entry> = {
  item: '[data-at-event]',
  ...moduleOf((entries: readonly Entry[]) => ({ campaigns: campaignsOf(entries), plan: [] }), {
    view: 'calendar',
    at: OPENED,
    due: 'off',
  }),
  pan: () => press('Later'),
}
