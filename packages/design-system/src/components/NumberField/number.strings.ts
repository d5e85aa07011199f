import { defineStrings } from '../../intl/index.ts'

export const numberStrings = defineStrings('NumberField', {
  en: {
    notNumber: (example: string) => `Please enter a number, for example ${example}.`,
    noDecimals: 'Please enter a whole number.',
    decimals: (most: number) => `Please enter ${most} decimal places at most.`,
    below: (least: string) => `Please enter ${least} or more.`,
    above: (most: string) => `Please enter ${most} or less.`,
    step: (step: string) => `Please enter a number in steps of ${step}.`,
    increase: (label: string) => `Increase ${label}`,
    decrease: (label: string) => `Decrease ${label}`,
  },
  de: {
    notNumber: (example: string) => `Bitte geben Sie eine Zahl ein, zum Beispiel ${example}.`,
    noDecimals: 'Bitte geben Sie eine ganze Zahl ein.',
    decimals: (most: number) => `Bitte geben Sie höchstens ${most} Nachkommastellen ein.`,
    below: (least: string) => `Bitte geben Sie mindestens ${least} ein.`,
    above: (most: string) => `Bitte geben Sie höchstens ${most} ein.`,
    step: (step: string) => `Bitte geben Sie eine Zahl in Schritten von ${step} ein.`,
    increase: (label: string) => `${label} erhöhen`,
    decrease: (label: string) => `${label} verringern`,
  },
})
