import { defineStrings } from '../../intl/index.ts'

export const tourStrings = defineStrings('Tour', {
  en: {
    next: 'Next',
    back: 'Back',
    ready: 'Done',
    close: 'Close tour',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
  },
  de: {
    next: 'Weiter',
    back: 'Zurück',
    ready: 'Fertig',
    close: 'Rundgang schließen',
    step: (step, of) => `Schritt ${step} von ${of}`,
  },
})
