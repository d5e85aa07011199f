import { defineStrings } from '../../intl/index.ts'

export const lightboxStrings = defineStrings('Lightbox', {
  en: {
    previous: 'Previous',
    next: 'Next',
    position: (at: number, of: number) => `${at} of ${of}`,
    tools: 'Tools',
  },
  de: {
    previous: 'Vorige',
    next: 'Nächste',
    position: (at, of) => `${at} von ${of}`,
    tools: 'Werkzeuge',
  },
})
