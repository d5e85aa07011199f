/** Refusals around files, in both languages. */
export const fileLinkTexts = {
  'too-many-files': {
    de: 'Das sind zu viele Dateien für ein Archiv (höchstens 10.000). Bitte laden Sie einzelne Ordner herunter.',
    en: 'These are too many files for one archive (10,000 at most). Please download single folders.',
  },
}
