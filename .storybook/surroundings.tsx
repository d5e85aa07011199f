import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import {
  I18nProvider,
  TENANTS,
  ThemeScope,
  type TenantName,
} from '../packages/design-system/src/stories/surroundings.ts'

type Globals = Record<string, unknown>

/** The language of the toolbar; from right to left it is written as if in Arabic script. */
function localeOf({ locale, direction }: Globals): string {
  const [language, region] = locale === 'en' ? ['en', 'GB'] : ['de', 'DE']
  return direction === 'rtl' ? `${language}-Arab-${region}` : `${language}-${region}`
}

/** The tenant of the toolbar, or the colour that was picked there. */
function themeOf({ tenant, brand }: Globals): { primary: string; secondary?: string } {
  if (tenant === 'custom' && typeof brand === 'string' && brand) return { primary: `#${brand}` }
  return (TENANTS[tenant as TenantName] ?? TENANTS.default).theme
}

/** Everything that the toolbar says, around whatever stands inside. */
export function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  return (
    <I18nProvider locale={localeOf(globals)}>
      <ThemeScope
        theme={themeOf(globals)}
        mode={globals.mode === 'dark' ? 'dark' : 'light'}
        contrast={globals.contrast === 'more' ? 'more' : 'normal'}
        density={globals.density === 'compact' ? 'compact' : 'comfortable'}
      >
        {children}
      </ThemeScope>
    </I18nProvider>
  )
}

/** Every story stands on the sheet of the toolbar's tenant. */
export const inSurroundings: Decorator = (Story, { globals, parameters, viewMode }) => {
  const isAlone = viewMode === 'story' && parameters.layout !== 'fullscreen'
  const root = document.documentElement
  root.lang = localeOf(globals)
  root.toggleAttribute('data-still', globals.motion === 'reduced')
  return (
    <Surroundings globals={globals}>
      <div className="at-story" data-alone={isAlone || undefined}>
        <Story />
      </div>
    </Surroundings>
  )
}
