import { LayoutDashboard } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'
import type { CockpitAddress } from './cockpit.port.ts'

/** What a host says of a cockpit to show. */
export interface CockpitConfig {
  /** Absent: the component's own number. */
  address?: CockpitAddress
  /** The picture of the workflow is offered: WORKFLOW_DIALOG_ENABLED (WFD-01). */
  hasWorkflow?: boolean
  /** Where the campaigns are; absent: there is no way back to them. */
  campaignsAddress?: string
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<CockpitConfig>({
  type: 'cockpit',
  title: { de: 'Cockpit', en: 'Cockpit' },
  icon: LayoutDashboard,
  // The host itself says it; nothing of it comes from elsewhere.
  configSchema: { parse: (value) => value as CockpitConfig },
})
