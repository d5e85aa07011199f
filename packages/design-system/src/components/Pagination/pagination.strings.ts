import { defineStrings } from '../../intl/index.ts'

export const paginationStrings = defineStrings('Pagination', {
  en: {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: string) => `Page ${page}`,
    of: (page: string, count: string) => `Page ${page} of ${count}`,
  },
  de: {
    pages: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
    of: (page, count) => `Seite ${page} von ${count}`,
  },
})
