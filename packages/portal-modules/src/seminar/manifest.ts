import { GraduationCap } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface SeminarConfig {
  /** Address of the page that the collection stands on, where a host opens seminars elsewhere. */
  page?: string
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<SeminarConfig>({
  type: 'seminarCollection',
  title: { de: 'Schulungen', en: 'Seminars' },
  icon: GraduationCap,
  configSchema: { parse: (value) => value as SeminarConfig },
  tour: async () => (await import('./tour/index.ts')).tour,
})
