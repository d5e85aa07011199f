/** Refusals around themes, in both languages. */
export const themeTexts = {
  'theme-exists': {
    de: 'Dafür gibt es schon ein Design. Bitte ändern Sie das vorhandene.',
    en: 'There is already a theme for this. Please change the existing one.',
  },
  several: {
    de: 'Ein Design gilt für den Mandanten, eine Gruppe oder eine Person. Bitte wählen Sie eines davon.',
    en: 'A theme is for the application, for a group or for a person. Please choose one of them.',
  },
  'not-here': {
    de: 'Das gehört nicht zu diesem Mandanten.',
    en: 'This does not belong to the application.',
  },
  'broken-style': {
    de: 'Die Angaben zur Navigation sind kein gültiges JSON-Objekt.',
    en: 'The navigation style is not a valid JSON object.',
  },
}
