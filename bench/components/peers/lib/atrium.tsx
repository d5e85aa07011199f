import '@atrium/design-system/base.css'
import { I18nProvider, ThemeScope } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The surroundings of every page, and what stands in it, as high as the page. */
export function show(root: HTMLElement, content: ReactNode): void {
  createRoot(root).render(
    <I18nProvider locale="en-GB">
      <ThemeScope isRoot theme={{ primary: '#1f5fbf' }} mode="light">
        {content}
      </ThemeScope>
    </I18nProvider>,
  )
}
