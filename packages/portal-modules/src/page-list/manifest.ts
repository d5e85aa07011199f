import { PanelsTopLeft } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'pagelist',
  title: { de: 'Seiten', en: 'Pages' },
  icon: PanelsTopLeft,
})
