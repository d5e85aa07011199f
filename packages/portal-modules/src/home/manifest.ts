import { House } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'home',
  title: { de: 'Start', en: 'Home' },
  icon: House,
})
