/** What directories are told; administrators read it in the log of their directory. */
export const scimTexts = {
  'person-only': {
    de: 'Hier meldet sich ein Verzeichnis mit dem Token einer Schnittstelle an, keine Person.',
    en: 'A directory signs in here with the token of an integration, not a person.',
  },
  'not-json': {
    de: 'Der Inhalt der Anfrage ist kein JSON-Objekt.',
    en: 'The body of the request is not a JSON object.',
  },
  unreadable: {
    de: 'In der Anfrage stehen Zeichen, die kein Text sind, oder sie ist zu tief verschachtelt.',
    en: 'The request holds characters that are no text, or is nested too deeply.',
  },
  operations: {
    de: 'Eine Änderung braucht „Operations“ mit mindestens einem Eintrag, der „op“ (add, replace oder remove) nennt.',
    en: 'A patch needs “Operations” with at least one entry that names “op” (add, replace or remove).',
  },
  'no-value': {
    de: 'Zu dieser Änderung fehlt der Wert.',
    en: 'The value of this operation is missing.',
  },
  path: {
    de: 'Dieser Pfad ist nicht lesbar.',
    en: 'This path cannot be read.',
  },
  filter: {
    de: 'Dieser Filter ist nicht lesbar oder fragt nach etwas, wonach hier nicht gefiltert werden kann. Möglich sind eq, ne, co, sw, ew, pr mit and, or und not.',
    en: 'This filter cannot be read or asks for something that cannot be filtered by here. Possible are eq, ne, co, sw, ew, pr with and, or and not.',
  },
  paging: {
    de: 'startIndex und count sind ganze Zahlen.',
    en: 'startIndex and count are whole numbers.',
  },
  'user-name-taken': {
    de: 'Eine Person mit diesem userName oder dieser E-Mail-Adresse gibt es in dieser Anwendung schon.',
    en: 'A person with this userName or e-mail address is already in this application.',
  },
  'no-user-name': {
    de: 'userName fehlt.',
    en: 'userName is missing.',
  },
  'no-display-name': {
    de: 'displayName fehlt.',
    en: 'displayName is missing.',
  },
  'no-address': {
    de: 'Eine Person braucht eine E-Mail-Adresse, in emails oder als userName: Mit ihr meldet sie sich an.',
    en: 'A person needs an e-mail address, in emails or as userName: they sign in with it.',
  },
  'unknown-member': {
    de: 'Eines der Mitglieder gibt es in dieser Anwendung nicht. Gruppen in Gruppen sind nicht möglich.',
    en: 'One of the members is not in this application. Groups inside groups are not possible.',
  },
  'administrators-here': {
    de: 'Wer die Rolle ADMINISTRATOR hat oder zu einer Gruppe der Administration gehört, bestimmt kein Verzeichnis. Das machen Administratoren im Portal.',
    en: 'Who has the role ADMINISTRATOR or is in a group of the administration no directory decides. Administrators do that in the portal.',
  },
  'not-supported': {
    de: 'Das kann diese Schnittstelle nicht.',
    en: 'This is not implemented here.',
  },
  changed: {
    de: 'Das ist inzwischen anders. Bitte neu lesen.',
    en: 'This was changed meanwhile. Please read it again.',
  },
} as const

/** What is wrong with the value of an attribute. */
export const wrongValue = (attribute: string, most?: number) => ({
  de: most
    ? `Der Wert von ${attribute} ist kein Text von 1 bis ${most} Zeichen.`
    : `Der Wert von ${attribute} ist nicht möglich.`,
  en: most
    ? `The value of ${attribute} is not a text of 1 to ${most} characters.`
    : `The value of ${attribute} is not possible.`,
})

/** What a directory must not take away. */
export const needed = (attribute: string) => ({
  de: `${attribute} lässt sich nicht entfernen, nur ersetzen.`,
  en: `${attribute} cannot be removed, only replaced.`,
})
