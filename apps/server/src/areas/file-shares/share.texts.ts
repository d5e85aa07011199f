const de = {
  title: 'Datei für Sie',
  sharedBy: (person: string, tenant: string) =>
    `${person} von ${tenant} teilt diese Datei mit Ihnen.`,
  until: (day: string) => `Verfügbar bis ${day}`,
  download: 'Herunterladen',
  look: 'Ansehen',
  picture: (name: string) => `Vorschau von ${name}`,
  locked: 'Diese Datei ist geschützt',
  lockedHint: 'Bitte geben Sie das Kennwort ein, das Sie zum Link bekommen haben.',
  password: 'Kennwort',
  submit: 'Datei öffnen',
  wrong: 'Das Kennwort stimmt nicht. Bitte prüfen Sie Groß- und Kleinschreibung.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie eine Minute.',
  over: 'Dieser Link führt nirgendwohin',
  overHint:
    'Er ist abgelaufen, wurde zurückgenommen oder ist unvollständig. Bitte fragen Sie die Person, von der Sie ihn haben.',
}

/** What the pages for outsiders say. */
export const pageTexts: Record<'de' | 'en', typeof de> = {
  de,
  en: {
    title: 'A file for you',
    sharedBy: (person, tenant) => `${person} of ${tenant} is sharing this file with you.`,
    until: (day) => `Available until ${day}`,
    download: 'Download',
    look: 'View',
    picture: (name) => `Preview of ${name}`,
    locked: 'This file is protected',
    lockedHint: 'Please enter the password that came with the link.',
    password: 'Password',
    submit: 'Open file',
    wrong: 'That is not the password. Please check capital and small letters.',
    tooMany: 'Too many attempts. Please wait a minute.',
    over: 'This link leads nowhere',
    overHint:
      'It has expired, was taken back, or is incomplete. Please ask whoever gave it to you.',
  },
}
