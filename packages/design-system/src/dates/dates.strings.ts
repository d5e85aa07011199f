import { defineStrings } from '../intl/index.ts'

export const dateStrings = defineStrings({
  en: {
    today: 'Today',
    clear: 'Clear',
    week: 'Wk',
    weekNumber: (week: number) => `Week ${week}`,
    quick: 'Quick selection',
    endAfterStart: 'The end has to be after the start.',
    endBeforeStart: 'The end is before the start.',
    tooEarly: (day: string) => `Please choose ${day} or a later day.`,
    tooLate: (day: string) => `Please choose ${day} or an earlier day.`,
    notThisDay: 'This day cannot be chosen.',
    noSuchDay: (day: number, month: string, year: number) => `There is no ${day} ${month} ${year}.`,
    noDay: 'This is not a date.',
    wholeYear: 'Please enter the year with four digits.',
  },
  de: {
    today: 'Heute',
    clear: 'Leeren',
    week: 'KW',
    weekNumber: (week) => `Kalenderwoche ${week}`,
    quick: 'Schnellauswahl',
    endAfterStart: 'Das Ende muss nach dem Beginn liegen.',
    endBeforeStart: 'Das Ende liegt vor dem Beginn.',
    tooEarly: (day) => `Bitte wählen Sie den ${day} oder einen späteren Tag.`,
    tooLate: (day) => `Bitte wählen Sie den ${day} oder einen früheren Tag.`,
    notThisDay: 'Dieser Tag lässt sich nicht wählen.',
    noSuchDay: (day, month, year) => `Den ${day}. ${month} ${year} gibt es nicht.`,
    noDay: 'Das ist kein Datum.',
    wholeYear: 'Bitte geben Sie das Jahr mit vier Ziffern ein.',
  },
})
