import { defineStrings } from '../../intl/index.ts'

/** What a rail says. */
export const railStrings = defineStrings('Rail', {
  en: {
    label: 'Progress',
    step: (step: number, of: number) => `step ${step} of ${of}`,
    notStarted: 'Not started',
    stopped: (how: string, step: number, of: number, name: string) =>
      `${how}, at step ${step} of ${of}: ${name}`,
  },
  de: {
    label: 'Fortschritt',
    step: (step, of) => `Schritt ${step} von ${of}`,
    notStarted: 'Noch nicht begonnen',
    stopped: (how, step, of, name) => `${how}, bei Schritt ${step} von ${of}: ${name}`,
  },
})
