import type { TenantKey } from '../tenants.ts'
import { alpenquell } from './alpenquell.ts'
import type { DemoCampaign } from './campaigns.types.ts'
import { voltrad } from './voltrad.ts'
import { wohnwerk } from './wohnwerk.ts'

export type { DemoCampaign, DemoChannel } from './campaigns.types.ts'
export { talk } from './talk/index.ts'

/** The campaigns of each tenant: 16 with 58 channels together, in every state. */
export const campaigns: Readonly<Record<TenantKey, readonly DemoCampaign[]>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
