import { Zap } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'directorderlist',
  title: { de: 'Direktbestellungen', en: 'Direct orders' },
  icon: Zap,
  tour: async () => (await import('./tour/index.ts')).tour,
})
