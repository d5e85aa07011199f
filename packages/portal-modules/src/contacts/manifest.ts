import { Phone } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'contactlist',
  title: { de: 'Kontakte', en: 'Contacts' },
  icon: Phone,
  tour: async () => (await import('./tour/index.ts')).tour,
})
