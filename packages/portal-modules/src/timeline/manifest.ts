import { CalendarRange } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'timeline',
  title: { de: 'Zeitleiste', en: 'Timeline' },
  icon: CalendarRange,
  tour: async () => (await import('./tour/index.ts')).tour,
})
