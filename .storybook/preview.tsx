import { I18nProvider, ThemeScope } from '../packages/design-system/src/index.ts'
import '../packages/design-system/src/styles/base.css'
import '../packages/design-system/src/styles/fonts.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { TENANTS, type TenantName } from '../packages/design-system/src/stories/index.ts'

const items = (values: Record<string, string>) =>
  Object.entries(values).map(([value, title]) => ({ value, title }))

const tenantTitles = Object.fromEntries(
  Object.entries(TENANTS).map(([name, { title }]) => [name, title]),
)

/** Every story stands in the tenant, mode, language and density of the toolbar. */
const inTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const tenant = TENANTS[globals.tenant as TenantName] ?? TENANTS.default
  const locale = globals.locale === 'en' ? 'en-GB' : 'de-DE'
  const isFullscreen = parameters.layout === 'fullscreen'
  document.documentElement.lang = locale
  return (
    <I18nProvider locale={locale}>
      <ThemeScope
        theme={tenant.theme}
        mode={globals.mode === 'dark' ? 'dark' : 'light'}
        density={globals.density === 'compact' ? 'compact' : 'comfortable'}
      >
        <div
          style={{
            background: 'var(--at-sheet)',
            color: 'var(--at-text)',
            minHeight: viewMode === 'story' && !isFullscreen ? '100vh' : undefined,
            boxSizing: 'border-box',
            padding: isFullscreen ? 0 : 24,
          }}
        >
          <Story />
        </div>
      </ThemeScope>
    </I18nProvider>
  )
}

const toolbar = (icon: 'paintbrush' | 'circlehollow' | 'globe' | 'menu', values: object) => ({
  icon,
  dynamicTitle: true,
  items: items({ ...values }),
})

const preview: Preview = {
  decorators: [inTheme],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Spoken texts lie there for some seconds; what they name may have gone by then.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Start', 'Foundations', 'Components', 'Patterns', 'Modules', 'Pages'] },
    },
  },
  initialGlobals: { tenant: 'default', mode: 'light', locale: 'de', density: 'comfortable' },
  globalTypes: {
    tenant: { description: 'Tenant brand', toolbar: toolbar('paintbrush', tenantTitles) },
    mode: {
      description: 'Mode',
      toolbar: toolbar('circlehollow', { light: 'Light', dark: 'Dark' }),
    },
    locale: {
      description: 'Language',
      toolbar: toolbar('globe', { de: 'Deutsch', en: 'English' }),
    },
    density: {
      description: 'Density',
      toolbar: toolbar('menu', { comfortable: 'Comfortable', compact: 'Compact' }),
    },
  },
}

export default preview
