import { Stamp } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface ApprovalsConfig {
  /** Only what belongs to this campaign, as a card beside others; absent: the whole inbox. */
  campaignId?: number
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<ApprovalsConfig>({
  type: 'approvals',
  title: { de: 'Freigaben', en: 'Approvals' },
  icon: Stamp,
  configSchema: {
    parse: (value) => {
      const given = typeof value === 'object' && value !== null ? value : {}
      return 'campaignId' in given && typeof given.campaignId === 'number'
        ? { campaignId: given.campaignId }
        : {}
    },
  },
})
