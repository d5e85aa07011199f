import { defineStrings } from '../../intl/index.ts'

export const virtualListStrings = defineStrings({
  en: {
    news: (count: string) => `${count} new`,
    arrived: (count: string) => `${count} new entries`,
    toEnd: 'To the latest',
  },
  de: {
    news: (count) => `${count} neue`,
    arrived: (count) => `${count} neue Einträge`,
    toEnd: 'Zum Neuesten',
  },
})
