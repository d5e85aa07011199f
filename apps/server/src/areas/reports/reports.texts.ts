/** Refusals around the accounts of the reporting tool, in both languages. */
export const reportTexts = {
  'confirmation-differs': {
    de: 'Die beiden Kennwörter stimmen nicht überein.',
    en: 'The two passwords differ.',
  },
  'credentials-elsewhere': {
    de: 'Diese Person gehört auch zu anderen Anwendungen. Ihre Zugangsdaten zum Berichtswerkzeug legt fest, wer sie in allen betreut.',
    en: 'This person also belongs to other applications. Their credentials for the reports are set by somebody who manages them in all of them.',
  },
  'name-taken': {
    de: 'Diesen Benutzernamen hat schon jemand anderes.',
    en: 'Somebody else already has this user name.',
  },
}

const de = {
  asOf: (day: string) => `Stand ${day}`,
  figures: 'Die Zahlen dazu',
  points: (number: string) => `${number} Prozentpunkte`,
  signOn: 'Beim Berichtswerkzeug anmelden',
  signOnHint: 'Aus dem Portal heraus öffnet sich der Bericht ohne Anmeldung.',
  username: 'Benutzername',
  password: 'Kennwort',
  submit: 'Bericht öffnen',
  wrong: 'Benutzername oder Kennwort stimmt nicht, oder der Zugang ist abgelaufen.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie eine Minute.',
  over: {
    title: 'Die Anmeldung gilt nicht mehr',
    detail: 'Bitte laden Sie den Bericht im Portal neu.',
  },
  missing: {
    title: 'Diesen Bericht gibt es nicht',
    detail: 'Die Adresse ist unvollständig, oder der Bericht ist nicht für Sie bestimmt.',
  },
}

/** What the pages of the reporting tool say. */
export const pageTexts: Record<'de' | 'en', typeof de> = {
  de,
  en: {
    asOf: (day) => `As of ${day}`,
    figures: 'The figures',
    points: (number) => `${number} percentage points`,
    signOn: 'Sign in to the reports',
    signOnHint: 'From the portal, the report opens without signing in.',
    username: 'User name',
    password: 'Password',
    submit: 'Open report',
    wrong: 'The user name or password is wrong, or your access has ended.',
    tooMany: 'Too many attempts. Please wait a minute.',
    over: {
      title: 'This sign-in has ended',
      detail: 'Please reload the report in the portal.',
    },
    missing: {
      title: 'There is no such report',
      detail: 'The address is incomplete, or the report is not meant for you.',
    },
  },
}
