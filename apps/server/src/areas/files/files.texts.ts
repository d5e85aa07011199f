/** Refusals around files, in both languages. */
export const fileTexts = {
  'too-many-files': {
    de: 'Das ist zu viel für ein Archiv (höchstens 500 einzelne Elemente oder Ordner mit zusammen 10.000 Dateien). Bitte laden Sie einzelne Ordner herunter.',
    en: 'This is too much for one archive (at most 500 individual items, or folders with 10,000 files in total). Please download folders one at a time.',
  },
  'too-many-copies': {
    de: 'Das sind zu viele Elemente auf einmal (höchstens 1.000). Bitte kopieren Sie einzelne Ordner.',
    en: 'That is too many items at once (1,000 at most). Please copy folders one at a time.',
  },
  'too-many-uploads': {
    de: 'Sie haben schon viele unfertige Uploads. Bitte führen Sie diese erst zu Ende oder brechen Sie sie ab.',
    en: 'You already have many unfinished uploads. Please finish or cancel them first.',
  },
  'different-groups': {
    de: 'Diese Dateien wurden für verschiedene Gruppen angekündigt. Bitte geben Sie an, wer sie sehen soll.',
    en: 'These files were announced for different groups. Please say who should see them.',
  },
  'storage-full': {
    de: 'Auf dem Server ist kein Platz mehr für diese Datei. Was schon angekommen ist, bleibt erhalten; bitte wenden Sie sich an Ihre Agentur.',
    en: 'The server has no room left for this file. What has already arrived is kept; please contact your agency.',
  },
  unfinished: (name: string) => ({
    de: `Die Datei „${name}“ ist noch nicht vollständig angekommen.`,
    en: `The file “${name}” has not arrived completely yet.`,
  }),
}
