import { describeCampaignsPort } from './contract.ts'
import { someCampaigns, someOrders } from './fixtures.ts'
import { createMemoryCampaigns } from './memory-port.ts'

describeCampaignsPort('memory', async () => ({
  port: createMemoryCampaigns({
    campaigns: someCampaigns,
    orders: someOrders,
    canPlan: true,
    isLong: true,
  }).port,
  readyId: 5102,
}))
