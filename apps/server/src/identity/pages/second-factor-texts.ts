import type { Language } from '../../platform/locales.ts'

const en = {
  passkey: {
    signIn: 'Sign in with a passkey',
    cancelled: 'The passkey was not confirmed. Please try again.',
    duplicate: 'This device already has a passkey for this account.',
    unknown:
      'No account here has this passkey, or it took too long. Please try again, or sign in with your password.',
    name: 'Name of the passkey',
    nameHint: 'So that you recognise it, such as “Office laptop”.',
    add: 'Create passkey',
    addFailed: 'The passkey could not be added. Please try again.',
  },
  step: {
    title: 'Confirm your sign-in',
    hint: 'Open your authenticator app and enter the six-digit code.',
    passkeyHint: 'Confirm with your passkey that it is you.',
    code: 'Code from the app',
    recoveryCode: 'Recovery code',
    recoveryHint:
      'You saved these when you set up your second factor. Each works only once. If you have none left, the administration can reset your second factor.',
    recoveryTitle: 'Sign in with a recovery code',
    toRecovery: 'Lost your app and your passkey?',
    toCode: 'Back',
    submit: 'Sign in',
    missing: 'Please enter the code.',
    wrong: 'This code is wrong or has already been used. Please enter the next one.',
    wrongRecovery: 'This recovery code is wrong or has already been used.',
  },
  setUp: {
    title: 'Set up your second factor',
    demanded: 'Your role requires more than a password at sign-in. Setting it up takes a minute.',
    withPasskey: 'With a passkey',
    passkeyHint:
      'You confirm with your fingerprint, your face or the PIN of your device. It is the safest way, and you need no password next time.',
    withApp: 'With an app',
    appHint:
      'Scan the picture with an authenticator app such as Microsoft Authenticator, Google Authenticator or your password manager.',
    picture: 'Picture for the authenticator app',
    openApp: 'Open in an app',
    secret: 'Cannot scan? Open it in an app on this device, or enter this key:',
    code: 'Code that the app shows',
    submit: 'Confirm app',
    wrong: 'This code is wrong. Please enter the one the app is showing now.',
  },
  codes: {
    title: 'Your recovery codes',
    hint: 'One of these gets you in if you lose your app and your passkeys. Each works only once. We show them only now: please print them, or keep them in your password manager.',
    done: 'I have saved them',
  },
  settings: {
    title: 'Second factor',
    signedOut: 'Please sign in to the portal first, and come back from its settings.',
    needed:
      'This account has a second factor. Please sign in to the portal with it first, and then come back here.',
    confirmHint: 'Please confirm that it is you before you change how you sign in.',
    confirm: 'Continue',
    confirmPasskey: 'Confirm with a passkey',
    codeOrRecovery: 'Code from the app, or recovery code',
    off: 'Your password alone is enough to sign in. A second factor keeps out others who know it.',
    on: 'To sign in you need a code or a passkey besides your password.',
    app: 'Authenticator app',
    appOn: 'Set up.',
    appOff: 'A six-digit code from an app on your phone.',
    appAdd: 'Set up app',
    passkeys: 'Passkeys',
    passkeysOff: 'Fingerprint, face or PIN instead of the password.',
    added: (day: string) => `Added on ${day}`,
    used: (day: string) => `last used on ${day}`,
    recovery: 'Recovery codes',
    left: (count: number) => (count === 1 ? 'One code left.' : `${count} codes left.`),
    renew: 'Create new ones',
    renewHint: 'Once you create new ones, the current ones no longer work.',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    reallyRemove: 'Yes, remove',
    isDemanded:
      'Your role requires a second factor. Please set up another one before you remove this one.',
    done: {
      'last-removed': 'Removed. From now on your password alone is enough to sign in.',
      'app-removed': 'The authenticator app was removed. Its codes no longer work.',
      'passkey-removed': 'The passkey was removed. It no longer signs you in.',
      'app-added': 'The authenticator app is set up.',
      'passkey-added': 'The passkey was added. You can sign in with it from now on.',
    },
    toPortal: 'To the portal',
    back: 'Back',
  },
}

/** What the pages of the second factor say. */
type SecondFactorTexts = typeof en

const de: SecondFactorTexts = {
  passkey: {
    signIn: 'Mit Passkey anmelden',
    cancelled: 'Der Passkey wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
    duplicate: 'Auf diesem Gerät gibt es für dieses Konto schon einen Passkey.',
    unknown:
      'Diesen Passkey hat hier kein Konto, oder es hat zu lange gedauert. Bitte versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Kennwort an.',
    name: 'Name des Passkeys',
    nameHint: 'Damit Sie ihn wiedererkennen, zum Beispiel „Laptop im Büro“.',
    add: 'Passkey erstellen',
    addFailed: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  },
  step: {
    title: 'Anmeldung bestätigen',
    hint: 'Öffnen Sie Ihre Authentifizierungs-App und geben Sie den sechsstelligen Code ein.',
    passkeyHint: 'Bestätigen Sie mit Ihrem Passkey, dass Sie es sind.',
    code: 'Code aus der App',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint:
      'Sie haben ihn beim Einrichten gesichert. Jeder gilt einmal. Haben Sie keinen mehr, kann die Administration Ihren zweiten Faktor zurücksetzen.',
    recoveryTitle: 'Mit Wiederherstellungscode anmelden',
    toRecovery: 'App und Passkey verloren?',
    toCode: 'Zurück',
    submit: 'Anmelden',
    missing: 'Bitte geben Sie den Code ein.',
    wrong: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten ein.',
    wrongRecovery: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.',
  },
  setUp: {
    title: 'Zweiten Faktor einrichten',
    demanded:
      'Mit Ihrer Rolle brauchen Sie beim Anmelden mehr als ein Kennwort. Es dauert eine Minute.',
    withPasskey: 'Mit einem Passkey',
    passkeyHint:
      'Sie bestätigen mit Fingerabdruck, Gesicht oder PIN Ihres Geräts. Das ist am sichersten, und beim nächsten Mal brauchen Sie kein Kennwort.',
    withApp: 'Mit einer App',
    appHint:
      'Scannen Sie das Bild mit einer Authentifizierungs-App, zum Beispiel Microsoft Authenticator, Google Authenticator oder Ihrem Kennwortmanager.',
    picture: 'Bild für die Authentifizierungs-App',
    openApp: 'In einer App öffnen',
    secret:
      'Scannen geht nicht? Öffnen Sie es in einer App auf diesem Gerät, oder geben Sie dort diesen Schlüssel ein:',
    code: 'Code, den die App zeigt',
    submit: 'App bestätigen',
    wrong: 'Dieser Code stimmt nicht. Bitte geben Sie den ein, den die App gerade zeigt.',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    hint: 'Mit einem davon kommen Sie hinein, wenn App und Passkeys verloren gehen. Jeder gilt einmal. Wir zeigen sie nur jetzt: Bitte drucken Sie sie aus oder bewahren Sie sie in Ihrem Kennwortmanager auf.',
    done: 'Ich habe sie gesichert',
  },
  settings: {
    title: 'Zweiter Faktor',
    signedOut:
      'Bitte melden Sie sich zuerst im Portal an und kommen Sie aus den Einstellungen wieder hierher.',
    needed:
      'Zu diesem Konto gehört ein zweiter Faktor. Bitte melden Sie sich damit zuerst im Portal an und kommen Sie dann wieder hierher.',
    confirmHint: 'Bitte bestätigen Sie, dass Sie es sind, bevor Sie Ihre Anmeldung ändern.',
    confirm: 'Weiter',
    confirmPasskey: 'Mit Passkey bestätigen',
    codeOrRecovery: 'Code aus der App oder Wiederherstellungscode',
    off: 'Zum Anmelden genügt Ihr Kennwort. Ein zweiter Faktor hält auch die draußen, die es kennen.',
    on: 'Zum Anmelden brauchen Sie außer dem Kennwort einen Code oder einen Passkey.',
    app: 'Authentifizierungs-App',
    appOn: 'Eingerichtet.',
    appOff: 'Ein sechsstelliger Code aus einer App auf Ihrem Telefon.',
    appAdd: 'App einrichten',
    passkeys: 'Passkeys',
    passkeysOff: 'Fingerabdruck, Gesicht oder PIN statt Kennwort.',
    added: (day) => `Hinzugefügt am ${day}`,
    used: (day) => `zuletzt benutzt am ${day}`,
    recovery: 'Wiederherstellungscodes',
    left: (count) => (count === 1 ? 'Noch ein Code übrig.' : `Noch ${count} Codes übrig.`),
    renew: 'Neue erstellen',
    renewHint: 'Mit neuen gelten die bisherigen nicht mehr.',
    remove: 'Entfernen',
    removeNamed: (name) => `${name} entfernen`,
    reallyRemove: 'Ja, entfernen',
    isDemanded:
      'Mit Ihrer Rolle brauchen Sie einen zweiten Faktor. Bitte richten Sie einen anderen ein, bevor Sie diesen entfernen.',
    done: {
      'last-removed': 'Entfernt. Zum Anmelden genügt ab jetzt wieder Ihr Kennwort.',
      'app-removed': 'Die Authenticator-App ist entfernt. Ihre Codes gelten nicht mehr.',
      'passkey-removed': 'Der Passkey ist entfernt. Mit ihm können Sie sich nicht mehr anmelden.',
      'app-added': 'Die Authenticator-App ist eingerichtet.',
      'passkey-added': 'Der Passkey ist hinzugefügt. Sie können sich ab jetzt mit ihm anmelden.',
    },
    toPortal: 'Zum Portal',
    back: 'Zurück',
  },
}

export const secondFactorTexts: Record<Language, SecondFactorTexts> = { de, en }
