import { ToastRegion } from '@atrium/design-system'
import { MemoryHost } from '@atrium/portal-modules/kit'
import type { Decorator } from '@storybook/react-vite'

/** What a part of the portal needs around it that asks the server nothing: the toolbar's language, and messages. */
export const inPortal: Decorator = (Story, { globals }) => (
  <ToastRegion>
    <MemoryHost locale={globals.locale === 'en' ? 'en' : 'de'}>
      <Story />
    </MemoryHost>
  </ToastRegion>
)
