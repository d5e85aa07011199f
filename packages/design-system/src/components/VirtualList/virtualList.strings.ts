import { counted, defineStrings } from '../../intl/index.ts'

export const virtualListStrings = defineStrings('VirtualList', {
  en: {
    news: (count: string) => `${count} new`,
    arrived: (count: string) => counted(count, 'new entry', 'new entries'),
    toEnd: 'To the latest',
  },
  de: {
    news: (count) => `${count} neue`,
    arrived: (count) => counted(count, 'neuer Eintrag', 'neue Einträge'),
    toEnd: 'Zum Neuesten',
  },
})
