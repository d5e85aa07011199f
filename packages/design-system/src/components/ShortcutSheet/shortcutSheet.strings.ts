import { defineStrings } from '../../intl/index.ts'

export const shortcutSheetStrings = defineStrings('ShortcutSheet', {
  en: { title: 'Keyboard shortcuts', or: 'or' },
  de: { title: 'Tastenkürzel', or: 'oder' },
})
