import { Blocks } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'buildingblocks',
  title: { de: 'Bausteine', en: 'Building blocks' },
  icon: Blocks,
})
