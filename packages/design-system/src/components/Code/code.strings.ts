import { defineStrings } from '../../intl/index.ts'

/** What can be done with code. */
export const codeStrings = defineStrings('Code', {
  en: { copy: 'Copy', copied: 'Copied', failed: 'This could not be copied', code: 'Code' },
  de: { copy: 'Kopieren', copied: 'Kopiert', failed: 'Kopieren war nicht möglich', code: 'Code' },
})
