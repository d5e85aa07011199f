import type { PlannedChannel } from '@atrium/portal-modules/campaigns'
import type { Bar } from '../../../components/page/cases/timeline.ts'
import type { Peer } from '../../../components/page/peer.ts'
import { scrollerOf } from '../../../components/peers/lib/scroller.ts'
import { campaignOf, moduleOf, press } from '../lib/module.tsx'

const MEDIA = ['print', 'radio', 'tv', 'digital', 'ooh', 'social'] as const
const item = '.at-timeline-bar'

const channelOf = ({ lane, name, start, end }: Bar, index: number): PlannedChannel => ({
  id: index + 1,
  campaignId: lane + 1,
  name,
  kind: MEDIA[index % MEDIA.length]!,
  budget: 12_000 + index,
  start,
  end,
  pauses: [],
  state: 'Planning',
  bookingDeadline: null,
  materialDeadline: null,
})

/** A lane is a campaign, a bar one of its channels. */
const campaignsOf = (bars: readonly Bar[]) =>
  [...Map.groupBy(bars, ({ lane }) => lane)].map(([lane, own]) =>
    campaignOf({
      id: lane + 1,
      name: `Lane ${lane}`,
      start: own[0]!.start,
      end: own.at(-1)!.end,
      media: ['print'],
    }),
  )

/** The media plan by customer, where bars carry the names of their channels. */
export const peer: Peer<Bar> = {
  item,
  ...moduleOf(
    (bars: readonly Bar[]) => ({ campaigns: campaignsOf(bars), plan: bars.map(channelOf) }),
    { view: 'plan', group: 'customer', at: '2027-01-17', zoom: 'week' },
  ),
  // From ten weeks to five.
  zoom: () => {
    press('Closer')
    press('Closer')
  },
  // Half of what is in sight, twice.
  pan: () => {
    press('Later')
    press('Later')
  },
  scrollToEnd: () => {
    const scroller = scrollerOf(item)
    scroller.scrollTop = scroller.scrollHeight
  },
  scrollToStart: () => (scrollerOf(item).scrollTop = 0),
}
