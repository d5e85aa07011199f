/** Field errors and refusals around tasks, in both languages. */
export const taskTexts = {
  'ends-before-start': {
    de: 'Die Fälligkeit liegt vor dem Beginn.',
    en: 'The due date is before the start.',
  },
  'unknown-person': {
    de: 'Mindestens eine dieser Personen arbeitet nicht an dieser Liste mit.',
    en: 'At least one of these people does not work on this list.',
  },
  'unknown-link': {
    de: 'Mindestens eine dieser Verknüpfungen gibt es nicht.',
    en: 'At least one of these links does not exist.',
  },
}
