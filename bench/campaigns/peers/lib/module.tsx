import { Campaigns, type Campaign, type PlannedChannel } from '@atrium/portal-modules/campaigns'
import { buildCampaign, createMemoryCampaigns } from '@atrium/portal-modules/campaigns/testing'
import { MemoryHost } from '@atrium/portal-modules/kit'
import { page } from '../../../components/peers/lib/atrium.tsx'

/** What runs in the year of the cases. */
const now = () => new Date('2027-01-01T09:00:00Z')

/** A campaign in work, without anything that waits. */
export const campaignOf = (change: Partial<Campaign>): Campaign =>
  buildCampaign({ states: ['Planning'], ...change })

/** Opens the whole module: head, tabs, filters, saved views and all, as its address says. */
export function openModule(
  campaigns: readonly Campaign[],
  plan: readonly PlannedChannel[],
  params: Readonly<Record<string, string>>,
): void {
  const { port } = createMemoryCampaigns({ campaigns, plan })
  page.open(
    <MemoryHost locale="en" now={now} params={params}>
      <Campaigns port={port} />
    </MemoryHost>,
  )
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
