import { ToastRegion, useAnnounce, useToasts } from '@atrium/design-system'
import type { ReactNode } from 'react'
import type { Locale } from './module-host/host.tsx'
import { MemoryHost, type MemoryHostProps } from './module-host/memory-host.tsx'

/** A host for stories: the toolbar's language, real messages, an address in memory. */
export function StoryHost(props: MemoryHostProps) {
  return (
    <ToastRegion>
      <WithMessages {...props} />
    </ToastRegion>
  )
}

function WithMessages(props: MemoryHostProps) {
  const { show } = useToasts()
  const announce = useAnnounce()
  return <MemoryHost onNotify={show} onAnnounce={announce} {...props} />
}

/** For `decorators`: reads the language from the toolbar. */
export const inStoryHost =
  (props: Omit<MemoryHostProps, 'children' | 'locale'> = {}) =>
  (Story: () => ReactNode, { globals }: { globals: Record<string, unknown> }) => (
    <StoryHost locale={(globals.locale === 'en' ? 'en' : 'de') satisfies Locale} {...props}>
      <Story />
    </StoryHost>
  )
