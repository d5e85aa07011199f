import { defineStrings } from '../../intl/index.ts'

/** Words of formatted text. */
export const richTextStrings = defineStrings({ en: { table: 'Table' }, de: { table: 'Tabelle' } })
