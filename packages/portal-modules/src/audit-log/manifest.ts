import { ScrollText } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'auditlog',
  title: { de: 'Protokoll', en: 'Audit log' },
  icon: ScrollText,
})
