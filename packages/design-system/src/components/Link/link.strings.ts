import { defineStrings } from '../../intl/index.ts'

/** What a link adds to its words. */
export const linkStrings = defineStrings('Link', {
  en: { newTab: '(opens in a new tab)' },
  de: { newTab: '(öffnet in einem neuen Tab)' },
})
