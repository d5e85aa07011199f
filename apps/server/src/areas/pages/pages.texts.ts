import { maxModulesOnPage, maxPages } from '@atrium/api-client/contract'

/** Refusals of changes of pages, in both languages. */
export const pageTexts = {
  reserved: (free: string) => ({
    de: `Diese Adresse braucht das Portal selbst. Frei ist zum Beispiel „${free}“.`,
    en: `The portal needs this address itself. “${free}”, for example, is free.`,
  }),
  taken: (name: string, free: string) => ({
    de: `Diese Adresse hat schon die Seite „${name}“. Frei ist zum Beispiel „${free}“.`,
    en: `The page “${name}” already has this address. “${free}”, for example, is free.`,
  }),
  'no-address': {
    de: 'Bitte geben Sie eine Adresse an.',
    en: 'Please enter an address.',
  },
  'two-addresses': {
    de: 'Eine Seite liegt entweder im Portal oder anderswo, nicht beides.',
    en: 'A page is either in the portal or elsewhere, not both.',
  },
  'holds-modules': {
    de: 'Auf der Seite liegen Module. Nehmen Sie diese zuerst herunter, dann kann sie auf eine andere Website führen.',
    en: 'There are modules on this page. Remove them first, then it can lead to another website.',
  },
  'is-external': {
    de: 'Diese Seite führt auf eine andere Website; darauf lässt sich nichts platzieren.',
    en: 'This page leads to another website; nothing can be placed on it.',
  },
  'too-many-pages': {
    de: `Mehr als ${maxPages} Seiten hat eine Anwendung nicht.`,
    en: `An application has at most ${maxPages} pages.`,
  },
  'too-many-modules': {
    de: `Mehr als ${maxModulesOnPage} Module hat eine Seite nicht.`,
    en: `A page has at most ${maxModulesOnPage} modules.`,
  },
  'already-placed': {
    de: 'Dieses Modul liegt schon auf der Seite. Zweimal würde es dasselbe zeigen.',
    en: 'This module is on the page already. A second one would show the same.',
  },
  'holds-orders': {
    de: 'Hier liegen Direktbestellungen, und die lassen sich nicht löschen. Verbergen Sie stattdessen die Seite.',
    en: 'There are direct orders here, and these cannot be deleted. Hide the page instead.',
  },
  'has-pages': {
    de: 'Diese Anwendung hat schon Seiten. Eine Vorlage ist für den Anfang.',
    en: 'This application has pages already. Templates are for beginning with.',
  },
  'not-a-link-collection': {
    de: 'Was sie aufnimmt, wird nur bei einer Linksammlung gewählt.',
    en: 'Only a link collection has a choice of what it takes.',
  },
}

/** Buckets that a new list of tasks begins with. */
export const firstBuckets = [
  { name: { de: 'Offen', en: 'To do' }, status: 'open' },
  { name: { de: 'In Arbeit', en: 'In progress' }, status: 'inProgress' },
  { name: { de: 'Erledigt', en: 'Done' }, status: 'done' },
] as const
