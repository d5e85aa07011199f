import type { Preview } from '@storybook/react-vite'
import { TENANTS } from '../packages/design-system/src/stories/tenants.ts'

type Icon = 'paintbrush' | 'mirror' | 'contrast' | 'globe' | 'menu' | 'transfer' | 'lightning'

const toolbar = (icon: Icon, titles: Record<string, string>, isTitled = true) => ({
  icon,
  dynamicTitle: isTitled,
  items: Object.entries(titles).map(([value, title]) => ({ value, title })),
})

const tenants = Object.fromEntries(
  Object.entries(TENANTS).map(([name, { title }]) => [name, title] as const),
)

/** What can be switched above every story. The colour of `custom` has a tool of its own. */
export const globalTypes: Preview['globalTypes'] = {
  tenant: {
    description: 'Brand of the tenant',
    toolbar: toolbar('paintbrush', { ...tenants, custom: 'Own colour' }),
  },
  brand: { description: 'Brand colour, six hexadecimal digits, for the tenant “Own colour”' },
  mode: { description: 'Mode', toolbar: toolbar('mirror', { light: 'Light', dark: 'Dark' }) },
  contrast: {
    description: 'Contrast',
    toolbar: toolbar('contrast', { normal: 'Contrast 4.5:1', more: 'Contrast 7:1' }, false),
  },
  locale: { description: 'Language', toolbar: toolbar('globe', { de: 'Deutsch', en: 'English' }) },
  density: {
    description: 'Density',
    toolbar: toolbar('menu', { comfortable: 'Comfortable', compact: 'Compact' }, false),
  },
  direction: {
    description: 'Direction',
    toolbar: toolbar('transfer', { ltr: 'Left to right', rtl: 'Right to left' }, false),
  },
  motion: {
    description: 'Motion',
    toolbar: toolbar('lightning', { full: 'Motion', reduced: 'Reduced motion' }, false),
  },
}

export const initialGlobals: Preview['initialGlobals'] = {
  tenant: 'default',
  brand: '',
  mode: 'light',
  contrast: 'normal',
  locale: 'de',
  density: 'comfortable',
  direction: 'ltr',
  motion: 'full',
}
