import { Palette } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'themestudio',
  title: { de: 'Designs', en: 'Themes' },
  icon: Palette,
})
