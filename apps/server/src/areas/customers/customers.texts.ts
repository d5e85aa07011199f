/** Refusals around clients, in both languages. */
export const customerTexts = {
  'name-taken': {
    de: 'So heißt schon ein anderer Kunde dieser Anwendung.',
    en: 'Another client of this application has this name already.',
  },
  'customer-shared': {
    de: 'Diesen Kunden führt auch eine andere Anwendung. Dort hieße er sonst ebenso anders.',
    en: 'Another application has this client as well. It would be called something else there, too.',
  },
  'too-many-customers': {
    de: 'Eine Anwendung hat höchstens 200 Kunden.',
    en: 'An application has 200 clients at most.',
  },
} as const
