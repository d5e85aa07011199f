import type { Language } from '../../platform/locales.ts'

const en = {
  claim: 'The room where agency and client meet.',
  portal: 'Client portal',
  otherLanguage: 'Deutsch',
  login: 'User name',
  loginOrEmail: 'User name or e-mail address',
  password: 'Password',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    changePassword: 'Change password',
    personas: 'Demo: step in as one of these people',
    morePersonas: (count: number) => `${count} more people`,
  },
  failures: {
    missing: 'Please enter your user name or e-mail address, and your password.',
    passwordMissing: 'Please enter your password.',
    nameMissing: 'Please enter your user name or e-mail address.',
    wrong: 'The user name, e-mail address or password is wrong. Please check them.',
    inactive: 'This account is deactivated. Please get in touch with your contact at the agency.',
    locked: (minutes: number) =>
      minutes === 1
        ? 'Too many attempts. Please wait a minute and try again.'
        : `Too many attempts. Please wait ${minutes} minutes and try again.`,
    short: (length: number) => `Please choose a password with at least ${length} characters.`,
    long: (length: number) => `Please choose a password with at most ${length} characters.`,
    repeat: 'The two new passwords differ. Please enter the same one twice.',
    same: 'Please choose a password that differs from the current one and from the user name.',
    common:
      'This password is easy to guess. Please choose another: several words that do not belong together are good.',
    own: 'This password is made of your name, your address or the portal’s name. Please choose another that nobody who knows you can guess.',
    taken: 'An account has already been set up. Please sign in.',
    name: 'Please fill in every field.',
    login: 'Please choose a user name with at most 200 characters and without spaces.',
    loginAddress: 'Please choose a user name without @, or take your own e-mail address.',
    email: 'Please enter an e-mail address such as name@example.com.',
    loginTaken: 'This user name is already taken. Please choose another.',
  },
  changePassword: {
    title: 'Change password',
    hint: 'Nobody but you knows your password. The new one applies at once.',
    current: 'Current password',
    next: 'New password',
    nextHint: (length: number) => `At least ${length} characters. Several words in a row are good.`,
    repeat: 'Repeat new password',
    submit: 'Change password',
    doneTitle: 'Password changed',
    done: 'Your new password now applies. You have been signed out on all other devices. You can close this window.',
    toPortal: 'To the portal',
  },
  forgotten: {
    title: 'Forgotten your password?',
    hint: 'We will send you an e-mail with a link to choose a new one.',
    submit: 'Send link',
    back: 'Back to sign-in',
    sentTitle: 'Please check your mailbox',
    sent: (minutes: number) =>
      `If there is an account with this name or address, an e-mail with a link is on its way to it. The link works for ${minutes} minutes. If nothing arrives, please check your spam folder, or ask your contact at the agency.`,
  },
  newPassword: {
    title: 'New password',
    hint: (login: string) =>
      `Choose the password for your account ${login}. You will be signed out on all devices.`,
    submit: 'Save password',
    doneTitle: 'Your new password applies',
    done: 'You have been signed out on all devices. Please sign in with your new password.',
    closed: (minutes: number) =>
      `It works only once, and for ${minutes} minutes. Your password has not changed. You can have a new link sent to you.`,
    askAgain: 'Ask for a new link',
  },
  account: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    doneTitle: 'Account created',
    done: 'You can now sign in with your new account.',
    toSignIn: 'Sign in',
    closedTitle: 'This link no longer works',
  },
  firstAdministrator: {
    title: 'Set up your portal',
    hint: 'Create the first account. It belongs to the administration and may do everything.',
    submit: 'Create account',
    closed:
      'Each link works only once. If no account has been set up yet, start the server again: it then prints a new one.',
  },
  invitation: {
    title: 'Welcome',
    hint: (email: string) =>
      `Create the account with which you sign in from now on. It belongs to ${email}.`,
    submit: 'Create account',
    knownTitle: 'You already have an account',
    known: 'Please sign in with it. The portal will then ask whether you accept the invitation.',
    closed:
      'It works only once, for two weeks, and until we send you a new one: please use the one in our latest e-mail. If you already have an account, please sign in. Otherwise ask whoever invited you to send the invitation again.',
  },
  signOut: {
    title: 'Sign out?',
    hint: 'You will be signed out of the portal in this browser.',
    submit: 'Sign out',
  },
  error: {
    expiredTitle: 'This sign-in has expired',
    expired: 'Nothing is lost. Please start again from the portal.',
    title: 'Sign-in did not work',
    text: 'Nothing has changed. Please start again from the portal. If it happens again, tell us this code:',
    toPortal: 'To the portal',
  },
}

/** What the pages of the identity provider say. */
export type Texts = typeof en

const de: Texts = {
  claim: 'Der Raum, in dem Agentur und Kunde sich treffen.',
  portal: 'Kundenportal',
  otherLanguage: 'English',
  login: 'Benutzername',
  loginOrEmail: 'Benutzername oder E-Mail-Adresse',
  password: 'Kennwort',
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgotten: 'Kennwort vergessen?',
    changePassword: 'Kennwort ändern',
    personas: 'Vorführung: als eine dieser Personen eintreten',
    morePersonas: (count) => `${count} weitere Personen`,
  },
  failures: {
    missing: 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse und Ihr Kennwort ein.',
    passwordMissing: 'Bitte geben Sie Ihr Kennwort ein.',
    nameMissing: 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
    wrong:
      'Benutzername, E-Mail-Adresse oder Kennwort stimmt nicht. Bitte prüfen Sie Ihre Eingaben.',
    inactive:
      'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an Ihre Kontaktperson in der Agentur.',
    locked: (minutes) =>
      minutes === 1
        ? 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.'
        : `Zu viele Versuche. Bitte warten Sie ${minutes} Minuten und versuchen Sie es dann noch einmal.`,
    short: (length) => `Bitte wählen Sie ein Kennwort mit mindestens ${length} Zeichen.`,
    long: (length) => `Bitte wählen Sie ein Kennwort mit höchstens ${length} Zeichen.`,
    repeat: 'Die neuen Kennwörter unterscheiden sich. Bitte geben Sie zweimal dasselbe ein.',
    same: 'Bitte wählen Sie ein Kennwort, das sich vom bisherigen und vom Benutzernamen unterscheidet.',
    common:
      'Dieses Kennwort ist leicht zu erraten. Bitte wählen Sie ein anderes: Gut sind mehrere Wörter, die nichts miteinander zu tun haben.',
    own: 'Dieses Kennwort besteht aus Ihrem Namen, Ihrer Adresse oder dem Namen des Portals. Bitte wählen Sie eines, das niemand errät, der Sie kennt.',
    taken: 'Ein Konto ist bereits eingerichtet. Bitte melden Sie sich an.',
    name: 'Bitte füllen Sie alle Felder aus.',
    login: 'Bitte wählen Sie einen Benutzernamen mit höchstens 200 Zeichen und ohne Leerzeichen.',
    loginAddress:
      'Bitte wählen Sie einen Benutzernamen ohne @ oder nehmen Sie Ihre eigene E-Mail-Adresse.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    loginTaken: 'Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.',
  },
  changePassword: {
    title: 'Kennwort ändern',
    hint: 'Ihr Kennwort kennen nur Sie. Das neue gilt sofort.',
    current: 'Bisheriges Kennwort',
    next: 'Neues Kennwort',
    nextHint: (length) => `Mindestens ${length} Zeichen. Gut sind mehrere Wörter hintereinander.`,
    repeat: 'Neues Kennwort wiederholen',
    submit: 'Kennwort ändern',
    doneTitle: 'Kennwort geändert',
    done: 'Ab jetzt gilt Ihr neues Kennwort. Auf allen anderen Geräten sind Sie abgemeldet. Sie können dieses Fenster schließen.',
    toPortal: 'Zum Portal',
  },
  forgotten: {
    title: 'Kennwort vergessen?',
    hint: 'Wir schicken Ihnen eine E-Mail mit einem Link, über den Sie ein neues wählen.',
    submit: 'Link schicken',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Bitte sehen Sie in Ihrem Postfach nach',
    sent: (minutes) =>
      `Gibt es ein Konto mit diesem Namen oder dieser Adresse, ist eine E-Mail mit einem Link dorthin unterwegs. Der Link gilt ${minutes} Minuten. Kommt nichts an, sehen Sie bitte im Spam-Ordner nach oder fragen Sie Ihre Kontaktperson in der Agentur.`,
  },
  newPassword: {
    title: 'Neues Kennwort',
    hint: (login) =>
      `Wählen Sie das Kennwort für Ihr Konto ${login}. Auf allen Geräten werden Sie dann abgemeldet.`,
    submit: 'Kennwort speichern',
    doneTitle: 'Ihr neues Kennwort gilt',
    done: 'Auf allen Geräten sind Sie abgemeldet. Bitte melden Sie sich mit dem neuen Kennwort an.',
    closed: (minutes) =>
      `Er gilt nur einmal und ${minutes} Minuten lang. An Ihrem Kennwort hat sich nichts geändert. Sie können sich einen neuen Link schicken lassen.`,
    askAgain: 'Neuen Link anfordern',
  },
  account: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    doneTitle: 'Konto angelegt',
    done: 'Sie können sich jetzt mit Ihrem neuen Konto anmelden.',
    toSignIn: 'Anmelden',
    closedTitle: 'Dieser Link gilt nicht mehr',
  },
  firstAdministrator: {
    title: 'Portal einrichten',
    hint: 'Legen Sie das erste Konto an. Es gehört zur Administration und darf alles.',
    submit: 'Konto anlegen',
    closed:
      'Jeder Link gilt nur einmal. Ist noch kein Konto eingerichtet, starten Sie den Server neu: Er zeigt dann einen neuen Link an.',
  },
  invitation: {
    title: 'Willkommen',
    hint: (email) =>
      `Legen Sie das Konto an, mit dem Sie sich künftig anmelden. Es gehört zu ${email}.`,
    submit: 'Konto anlegen',
    knownTitle: 'Sie haben schon ein Konto',
    known:
      'Bitte melden Sie sich damit an. Das Portal fragt Sie dann, ob Sie die Einladung annehmen.',
    closed:
      'Er gilt einmal, zwei Wochen lang und nur bis wir Ihnen einen neuen schicken: Bitte nehmen Sie den aus unserer neuesten E-Mail. Haben Sie schon ein Konto, melden Sie sich bitte an. Andernfalls bitten Sie die Person, die Sie eingeladen hat, die Einladung noch einmal zu senden.',
  },
  signOut: {
    title: 'Abmelden?',
    hint: 'Sie werden in diesem Browser vom Portal abgemeldet.',
    submit: 'Abmelden',
  },
  error: {
    expiredTitle: 'Diese Anmeldung ist abgelaufen',
    expired: 'Es ist nichts verloren. Bitte beginnen Sie noch einmal im Portal.',
    title: 'Die Anmeldung hat nicht geklappt',
    text: 'Es hat sich nichts geändert. Bitte beginnen Sie noch einmal im Portal. Passiert es wieder, nennen Sie uns diesen Code:',
    toPortal: 'Zum Portal',
  },
}

export const texts: Record<Language, Texts> = { de, en }
