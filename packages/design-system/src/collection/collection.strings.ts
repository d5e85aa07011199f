import { defineStrings } from '../intl/index.ts'

export const collectionStrings = defineStrings('collection', {
  en: {
    selected: (count: string) => `${count} selected`,
    allSelected: (count: string) => `All selected, ${count}`,
    noneSelected: 'Nothing selected',
  },
  de: {
    selected: (count) => `${count} ausgewählt`,
    allSelected: (count) => `Alle ausgewählt, ${count}`,
    noneSelected: 'Nichts ausgewählt',
  },
})
