import { defineStrings } from '../../intl/index.ts'

/** The words of missing figures. */
export const moneyStrings = defineStrings('Money', {
  en: { none: 'not stated' },
  de: { none: 'keine Angabe' },
})
