import { MessageSquareText } from 'lucide-react'
import { defineManifest } from '../../kit/manifest.ts'
import { registerModule, type ModuleDefinition } from '../../kit/module-host/registry.tsx'

const talkDefinition: ModuleDefinition<object> = {
  Component: ({ component }) => <p>Gespräch über {component.displayName}</p>,
}
/** Stands where a host has its comments. */
export const talk = {
  comments: registerModule({
    manifest: defineManifest({
      type: 'comments',
      title: { de: 'Kommentare', en: 'Comments' },
      icon: MessageSquareText,
    }),
    load: async () => ({ default: talkDefinition }),
    port: async () => ({}),
  }),
}
