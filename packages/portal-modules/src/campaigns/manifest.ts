import { LayoutDashboard } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later (CAMP-18). */
export const manifest = defineManifest({
  type: 'campaign',
  title: { de: 'Kampagnen', en: 'Campaigns' },
  icon: LayoutDashboard,
  tour: async () => (await import('./tour/index.ts')).tour,
})
