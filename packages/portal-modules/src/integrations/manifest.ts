import { Plug } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'integrations',
  title: { de: 'Schnittstellen', en: 'Integrations' },
  icon: Plug,
})
