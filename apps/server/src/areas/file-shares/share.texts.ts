const de = {
  sharesFile: (person: string, tenant: string) =>
    `${person} von ${tenant} teilt diese Datei mit Ihnen.`,
  sharesFolder: (person: string, tenant: string) =>
    `${person} von ${tenant} teilt diesen Ordner mit Ihnen.`,
  until: (day: string) => `Verfügbar bis ${day}`,
  download: 'Herunterladen',
  downloadOf: (name: string) => `${name} herunterladen`,
  look: 'Ansehen',
  lookAt: (name: string) => `${name} in neuem Tab ansehen`,
  picture: (name: string) => `Vorschau von ${name}`,
  archive: 'Alles als ZIP herunterladen',
  tooManyFiles:
    'Für ein ZIP sind es zu viele Dateien. Bitte öffnen Sie einen der Ordner darin oder laden Sie Dateien einzeln herunter.',
  files: (count: number) => (count === 1 ? '1 Datei' : `${count.toLocaleString('de-DE')} Dateien`),
  entries: (count: number) =>
    count === 1 ? '1 Element' : `${count.toLocaleString('de-DE')} Elemente`,
  content: (name: string) => `Inhalt von ${name}`,
  empty: 'Hier liegt noch nichts. Schauen Sie später wieder vorbei – der Link bleibt derselbe.',
  way: 'Pfad',
  pages: 'Seiten',
  page: (page: number, of: number) => `Seite ${page} von ${of}`,
  before: 'Zurück',
  after: 'Weiter',
  locked: 'Dieser Link ist geschützt',
  lockedHint: 'Bitte geben Sie das Kennwort ein, das Sie zum Link bekommen haben.',
  password: 'Kennwort',
  submit: 'Öffnen',
  wrong: 'Das Kennwort stimmt nicht. Bitte prüfen Sie Groß- und Kleinschreibung.',
  tooMany: (minutes: number) =>
    `Zu viele falsche Kennwörter. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuchen Sie es dann noch einmal. Der Link bleibt gültig.`,
  gone: 'Das liegt hier nicht mehr',
  goneHint: 'Es wurde verschoben oder gelöscht. Alles andere ist noch für Sie da.',
  back: (name: string) => `Zurück zu „${name}“`,
  over: 'Dieser Link führt nirgendwohin',
  overHint:
    'Er ist abgelaufen, wurde zurückgenommen oder ist unvollständig. Bitte fragen Sie die Person, von der Sie ihn haben.',
}

/** What the pages for outsiders say. */
export const pageTexts: Record<'de' | 'en', typeof de> = {
  de,
  en: {
    sharesFile: (person, tenant) => `${person} of ${tenant} is sharing this file with you.`,
    sharesFolder: (person, tenant) => `${person} of ${tenant} is sharing this folder with you.`,
    until: (day) => `Available until ${day}`,
    download: 'Download',
    downloadOf: (name) => `Download ${name}`,
    look: 'View',
    lookAt: (name) => `View ${name} in a new tab`,
    picture: (name) => `Preview of ${name}`,
    archive: 'Download everything as ZIP',
    tooManyFiles:
      'There are too many files for one ZIP. Please open one of the folders in here, or download files one by one.',
    files: (count) => (count === 1 ? '1 file' : `${count.toLocaleString('en-GB')} files`),
    entries: (count) => (count === 1 ? '1 item' : `${count.toLocaleString('en-GB')} items`),
    content: (name) => `Content of ${name}`,
    empty: 'Nothing is in here yet. Come back later: the link stays the same.',
    way: 'Path',
    pages: 'Pages',
    page: (page, of) => `Page ${page} of ${of}`,
    before: 'Back',
    after: 'Next',
    locked: 'This link is protected',
    lockedHint: 'Please enter the password that came with the link.',
    password: 'Password',
    submit: 'Open',
    wrong: 'That is not the password. Please check upper and lower case.',
    tooMany: (minutes) =>
      `Too many wrong passwords. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again. The link stays valid.`,
    gone: 'This is not here any more',
    goneHint: 'It was moved or deleted. Everything else is still here for you.',
    back: (name) => `Back to “${name}”`,
    over: 'This link no longer works',
    overHint:
      'It has expired, has been revoked, or is incomplete. Please ask whoever gave it to you.',
  },
}
