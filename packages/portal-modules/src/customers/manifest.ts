import { Building2 } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'customers',
  title: { de: 'Kunden', en: 'Clients' },
  icon: Building2,
})
