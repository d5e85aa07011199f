import { Eye } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. No page holds a viewer; a host opens it over its pages. */
export const manifest = defineManifest({
  type: 'viewer',
  title: { de: 'Vorschau', en: 'Preview' },
  icon: Eye,
})
