import { defineStrings } from '../../intl/index.ts'

export const filterStrings = defineStrings('FilterBar', {
  en: {
    filters: 'Filters',
    filter: 'Filter',
    all: 'All',
    more: (text: string, rest: number) => `${text} +${rest}`,
    clear: (label: string) => `Reset ${label}`,
    clearAll: 'Reset',
    search: (label: string) => `Search ${label}`,
    nothing: 'Nothing found',
    results: (count: number, text: string) => (count === 1 ? '1 result' : `${text} results`),
    show: (count: number, text: string) => (count === 1 ? 'Show 1 result' : `Show ${text} results`),
    done: 'Done',
    active: (count: number) => (count === 1 ? '1 active' : `${count} active`),
  },
  de: {
    filters: 'Filter',
    filter: 'Filter',
    all: 'Alle',
    more: (text, rest) => `${text} +${rest}`,
    clear: (label) => `${label} zurücksetzen`,
    clearAll: 'Zurücksetzen',
    search: (label) => `${label} suchen`,
    nothing: 'Nichts gefunden',
    results: (count, text) => (count === 1 ? '1 Ergebnis' : `${text} Ergebnisse`),
    show: (count, text) => (count === 1 ? '1 Ergebnis zeigen' : `${text} Ergebnisse zeigen`),
    done: 'Fertig',
    active: (count) => `${count} aktiv`,
  },
})
