import { defineStrings } from '../../intl/index.ts'

export const actionBarStrings = defineStrings('ActionBar', {
  en: {
    actions: 'Actions for the selection',
    selected: (count: number, text: string) => (count === 1 ? '1 selected' : `${text} selected`),
    clear: 'Clear selection',
    cleared: 'Selection cleared',
  },
  de: {
    actions: 'Aktionen für die Auswahl',
    selected: (_count, text) => `${text} ausgewählt`,
    clear: 'Auswahl aufheben',
    cleared: 'Auswahl aufgehoben',
  },
})
