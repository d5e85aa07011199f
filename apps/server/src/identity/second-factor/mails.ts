import type { Language } from '../../platform/locales.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { mailAccount } from '../accounts/account-mails.ts'
import type { AccountMail } from '../accounts/account-mails.texts.ts'
import { fullNameOf, type Account } from '../accounts/accounts.ts'

/** What has happened to what somebody signs in with (ASVS 6.3.7). */
type Change =
  | { change: 'app-added' | 'app-removed' | 'recovery-codes-made' }
  | { change: 'passkey-added' | 'passkey-removed'; name: string }
  | { change: 'recovery-code-used'; codesLeft: number }
  | { change: 'reset'; by: string }

/** Tells the owner of an account by mail: they may not have done it themselves. */
export const mailOwner = (tx: Transaction, account: Account, change: Change) =>
  mailAccount(tx, account, { write: (language) => writeMail(language, account, change) })

function writeMail(language: Language, account: Account, change: Change): AccountMail {
  const name = fullNameOf(account)
  const paragraphs = {
    de: [
      `Guten Tag ${name},`,
      `bei Ihrem Konto im Kundenportal (Benutzername ${account.login}) hat sich die Anmeldung geändert: ${sentences.de(change)}`,
      'Waren Sie das oder wissen Sie davon, brauchen Sie nichts zu tun.',
      'Andernfalls ändern Sie bitte sofort Ihr Kennwort und geben Sie Ihrer Kontaktperson in der Agentur Bescheid.',
    ],
    en: [
      `Hello ${name},`,
      `The way you sign in to your account at the client portal (user name ${account.login}) has changed: ${sentences.en(change)}`,
      'If that was you, or you know about it, there is nothing to do.',
      'If not, please change your password at once, and tell your contact at the agency.',
    ],
  }
  const subjects = { de: 'Ihre Anmeldung wurde geändert', en: 'Your sign-in has changed' }
  return { subject: subjects[language], body: paragraphs[language].join('\n\n') }
}

const sentences: Record<Language, (change: Change) => string> = {
  de: (change) => {
    switch (change.change) {
      case 'app-added':
        return 'Eine Authentifizierungs-App wurde eingerichtet. Beim Anmelden brauchen Sie ab jetzt außer dem Kennwort einen Code aus dieser App.'
      case 'app-removed':
        return 'Die Authentifizierungs-App wurde entfernt.'
      case 'passkey-added':
        return `Der Passkey „${change.name}“ wurde hinzugefügt.`
      case 'passkey-removed':
        return `Der Passkey „${change.name}“ wurde entfernt.`
      case 'recovery-codes-made':
        return 'Neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr.'
      case 'recovery-code-used':
        return change.codesLeft === 1
          ? 'Ein Wiederherstellungscode wurde benutzt. Es ist noch einer übrig; bitte erstellen Sie neue.'
          : `Ein Wiederherstellungscode wurde benutzt. Es sind noch ${change.codesLeft} übrig.`
      case 'reset':
        return `${change.by} hat Ihren zweiten Faktor zurückgesetzt. Zum Anmelden genügt Ihr Kennwort, bis Sie einen neuen einrichten. Auf allen Geräten sind Sie abgemeldet.`
    }
  },
  en: (change) => {
    switch (change.change) {
      case 'app-added':
        return 'an authenticator app was set up. From now on you need a code from this app at sign-in, besides your password.'
      case 'app-removed':
        return 'the authenticator app was removed.'
      case 'passkey-added':
        return `the passkey “${change.name}” was added.`
      case 'passkey-removed':
        return `the passkey “${change.name}” was removed.`
      case 'recovery-codes-made':
        return 'new recovery codes were created. The earlier ones no longer work.'
      case 'recovery-code-used':
        return change.codesLeft === 1
          ? 'a recovery code was used. One is left; please create new ones.'
          : `a recovery code was used. ${change.codesLeft} are left.`
      case 'reset':
        return `${change.by} has reset your second factor. Your password is enough to sign in until you set up a new one. You have been signed out on all devices.`
    }
  },
}
