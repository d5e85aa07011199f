import '@atrium/design-system/base.css'
import { I18nProvider, ThemeScope } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { shell } from './shell.tsx'

/** The surroundings of every page. */
function Surroundings({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="en-GB">
      <ThemeScope isRoot theme={{ primary: '#1f5fbf' }} mode="light">
        {children}
      </ThemeScope>
    </I18nProvider>
  )
}

export const page = shell(Surroundings)
