import { Eye } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'
import type { ViewItem } from '../kit/view-item.ts'

/** What a host lists: the code comes later. No page holds a viewer; a host opens it over its pages. */
export const manifest = defineManifest({
  type: 'viewer',
  title: { de: 'Vorschau', en: 'Preview' },
  icon: Eye,
})

/** Which files of which application. */
export interface PreviewConfig {
  applicationId: number
  items: readonly ViewItem[]
}

/** The same within a page, under an item of another module. */
export const previewManifest = defineManifest<PreviewConfig>({
  type: 'preview',
  title: { de: 'Vorschau', en: 'Preview' },
  icon: Eye,
  // It comes from another module, not from the server: its shape is that module's.
  configSchema: { parse: (value) => value as PreviewConfig },
})
