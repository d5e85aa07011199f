import { SlidersHorizontal } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'configuration',
  title: { de: 'Konfiguration', en: 'Configuration' },
  icon: SlidersHorizontal,
})
