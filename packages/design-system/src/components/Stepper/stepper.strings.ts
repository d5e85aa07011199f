import { defineStrings } from '../../intl/index.ts'

export const stepperStrings = defineStrings('Stepper', {
  en: {
    position: (step: number, of: number) => `Step ${step} of ${of}`,
    done: 'done',
    invalid: 'please check',
    open: 'not yet reachable',
  },
  de: {
    position: (step, of) => `Schritt ${step} von ${of}`,
    done: 'erledigt',
    invalid: 'bitte prüfen',
    open: 'noch nicht erreichbar',
  },
})
