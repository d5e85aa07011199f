/** Refusals and words around requests for files, in both languages. */
export const requestTexts = {
  full: {
    de: 'Für diese Anforderung ist alles angekommen, was vorgesehen war. Es werden keine weiteren Dateien angenommen.',
    en: 'Everything that was asked for has arrived. No more files are accepted.',
  },
  name: {
    de: 'Bitte geben Sie Ihren Namen an (höchstens 80 Zeichen).',
    en: 'Please enter your name (80 characters at most).',
  },
  /** How somebody without an account is called in news; the same in both languages. */
  outsider: (name: string) => `${name} (extern)`,
}

const de = {
  title: 'Dateien senden',
  asks: (person: string, tenant: string) => `${person} von ${tenant} bittet Sie um Dateien.`,
  until: (day: string) => `Möglich bis ${day}`,
  left: (files: number, size: string) =>
    files === 1
      ? `noch 1 Datei, höchstens ${size}`
      : `noch ${files} Dateien, zusammen höchstens ${size}`,
  name: 'Ihr Name',
  choose: 'Dateien auswählen',
  drop: 'oder hierher ziehen',
  chosen: 'Ihre Dateien',
  send: 'Senden',
  ready: 'Bereit',
  sending: 'Wird gesendet',
  arrived: 'Angekommen',
  remove: (name: string) => `${name} entfernen`,
  failed:
    'Die Datei ist nicht angekommen. Bitte prüfen Sie Ihre Verbindung und senden Sie sie noch einmal.',
  none: 'Bitte wählen Sie mindestens eine Datei aus.',
  /** `count`: the number, or where the page's script puts it. */
  allArrived: (count: number | string) =>
    count === 1 ? '1 Datei ist angekommen.' : `${count} Dateien sind angekommen.`,
  someFailed: (count: number | string) =>
    count === 1 ? '1 Datei ist nicht angekommen.' : `${count} Dateien sind nicht angekommen.`,
  thanks: 'Vielen Dank',
  more: 'Weitere Dateien senden',
  refused: 'Das hat nicht geklappt',
  again: 'Zurück zum Formular',
  full: 'Alles ist angekommen',
}

/** What the page for outsiders says who are asked for files. */
export const requestPageTexts: Record<'de' | 'en', typeof de> = {
  de,
  en: {
    title: 'Send files',
    asks: (person, tenant) => `${person} of ${tenant} is asking you for files.`,
    until: (day) => `Possible until ${day}`,
    left: (files, size) =>
      files === 1
        ? `1 more file, ${size} at most`
        : `${files} more files, ${size} together at most`,
    name: 'Your name',
    choose: 'Choose files',
    drop: 'or drop them here',
    chosen: 'Your files',
    send: 'Send',
    ready: 'Ready',
    sending: 'Sending',
    arrived: 'Arrived',
    remove: (name) => `Remove ${name}`,
    failed: 'The file did not arrive. Please check your connection and send it again.',
    none: 'Please choose at least one file.',
    allArrived: (count) => (count === 1 ? '1 file has arrived.' : `${count} files have arrived.`),
    someFailed: (count) =>
      count === 1 ? '1 file has not arrived.' : `${count} files have not arrived.`,
    thanks: 'Thank you',
    more: 'Send more files',
    refused: 'That did not work',
    again: 'Back to the form',
    full: 'Everything has arrived',
  },
}
