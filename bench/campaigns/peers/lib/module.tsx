import {
  Campaigns,
  type Campaign,
  type CampaignsPort,
  type PlannedChannel,
} from '@atrium/portal-modules/campaigns'
import { buildCampaign, createMemoryCampaigns } from '@atrium/portal-modules/campaigns/testing'
import { MemoryHost } from '@atrium/portal-modules/kit'
import type { Peer } from '../../../components/page/peer.ts'
import { page } from '../../../components/peers/lib/atrium.tsx'

/** What runs in the year of the cases. */
const now = () => new Date('2027-01-01T09:00:00Z')

/** A campaign in work, without anything that waits. */
export const campaignOf = (change: Partial<Campaign>): Campaign =>
  buildCampaign({ states: ['Planning'], ...change })

/** The whole module: head, tabs, filters, saved views and all, as its address says. */
export function moduleOf<Item>(
  about: (items: readonly Item[]) => { campaigns: Campaign[]; plan: PlannedChannel[] },
  params: Readonly<Record<string, string>>,
): Pick<Peer<Item>, 'prepare' | 'mount'> {
  let port: CampaignsPort
  return {
    prepare: (root, items) => {
      page.prepare(root)
      port = createMemoryCampaigns(about(items)).port
    },
    mount: () =>
      page.open(
        <MemoryHost locale="en" now={now} params={params}>
          <Campaigns port={port} />
        </MemoryHost>,
      ),
  }
}

/** Presses what stands in the module's tools. */
export function press(name: string): void {
  const buttons = document.querySelectorAll<HTMLElement>('button, [role=radio]')
  const found = [...buttons].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )
  if (!found) throw new Error(`There is no "${name}" to press.`)
  found.click()
}
