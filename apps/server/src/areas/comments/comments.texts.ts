/** Refusals around comments, in both languages. */
export const commentTexts = {
  'commenting-off': {
    de: 'Kommentare sind für diesen Kunden abgeschaltet.',
    en: 'Comments are switched off for this client.',
  },
  'unknown-person': {
    de: 'Mindestens eine dieser Personen gibt es hier nicht.',
    en: 'At least one of these people is not known here.',
  },
  'not-graded': {
    de: 'Bewerten lassen sich nur Seminare.',
    en: 'Only seminars can be graded.',
  },
}
