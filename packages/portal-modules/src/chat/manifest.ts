import { MessagesSquare } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'chat',
  title: { de: 'Chat', en: 'Chat' },
  icon: MessagesSquare,
})
