import type { Language } from '../../platform/locales.ts'
import type { AccountMail } from '../accounts/account-mails.texts.ts'

/** Whose account a mail is about, and who had it sent; without a sender: its owner. */
interface AboutAccount {
  name: string
  login: string
  sender?: string | undefined
}

/**
 * The mail to the address that an account is to have. What stands in place of `answer` is for the mailbox alone,
 * since it says whether somebody else has that address: a link, or that there is none.
 */
export function writeConfirmMail(
  language: Language,
  { name, login, sender, answer }: AboutAccount & { answer: string },
): AccountMail {
  const paragraphs = {
    de: [
      `Guten Tag ${name},`,
      sender
        ? `${sender} hat diese E-Mail-Adresse für Ihr Konto im Kundenportal eingetragen. Ihr Benutzername ist ${login}.`
        : `für Ihr Konto im Kundenportal wurde diese E-Mail-Adresse eingetragen. Ihr Benutzername ist ${login}.`,
      answer,
      'Wenn Sie davon nichts wissen, brauchen Sie nichts zu tun: Dann bleibt alles, wie es ist.',
    ],
    en: [
      `Hello ${name},`,
      sender
        ? `${sender} has entered this e-mail address for your account at the client portal. Your user name is ${login}.`
        : `This e-mail address was entered for your account at the client portal. Your user name is ${login}.`,
      answer,
      'If you do not know about this, there is nothing to do: everything stays as it is.',
    ],
  }
  const subjects = { de: 'Ihre neue E-Mail-Adresse', en: 'Your new e-mail address' }
  return { subject: subjects[language], body: paragraphs[language].join('\n\n') }
}

/** What the new mailbox reads where nobody else has the address. */
export const writeConfirmLink = (
  language: Language,
  { url, minutes }: { url: string; minutes: number },
) =>
  ({
    de: `Bestätigen Sie hier Ihre neue Adresse: ${url}\n\nDer Link ist nur für Sie. Er gilt ${minutes} Minuten lang und nur einmal.`,
    en: `Confirm your new address here: ${url}\n\nThe link is for you alone. It works only once, and for ${minutes} minutes.`,
  })[language]

/** What the new mailbox reads where another account has the address. */
export const writeAddressTaken = (language: Language) =>
  ({
    de: 'Diese Adresse gehört im Portal aber schon zu einem anderen Konto. Bitte nehmen Sie eine andere, oder melden Sie sich mit jenem Konto an.',
    en: 'However, another account at the portal already has this address. Please use a different one, or sign in with that account.',
  })[language]

/** Tells the mailbox of now that somebody wants another one for the account. */
export function writeAskedMail(
  language: Language,
  { name, login, sender, email }: AboutAccount & { email: string },
): AccountMail {
  const paragraphs = {
    de: [
      `Guten Tag ${name},`,
      `${sender} hat für Ihr Konto im Kundenportal (Benutzername ${login}) eine neue E-Mail-Adresse eingetragen: ${email}.`,
      'Sie gilt erst, wenn sie aus dem neuen Postfach bestätigt wird.',
      'Ist Ihnen das recht, brauchen Sie hier nichts zu tun. Wissen Sie nichts davon, geben Sie bitte sofort Ihrer Kontaktperson in der Agentur Bescheid.',
    ],
    en: [
      `Hello ${name},`,
      `${sender} has entered a new e-mail address for your account at the client portal (user name ${login}): ${email}.`,
      'It takes effect only once it is confirmed from the new mailbox.',
      'If that is fine with you, there is nothing to do here. If you do not know about this, please tell your contact at the agency at once.',
    ],
  }
  const subjects = {
    de: 'Ihre E-Mail-Adresse soll sich ändern',
    en: 'Your e-mail address is about to change',
  }
  return { subject: subjects[language], body: paragraphs[language].join('\n\n') }
}

/** Tells the mailbox of before that the account has another one now: its owner may not have been it. */
export function writeEmailChangedMail(
  language: Language,
  { name, login, email, url }: AboutAccount & { email: string; url: string },
): AccountMail {
  const paragraphs = {
    de: [
      `Guten Tag ${name},`,
      `für Ihr Konto im Kundenportal (Benutzername ${login}) gilt ab jetzt die E-Mail-Adresse ${email}. An diese Adresse hier schicken wir nichts mehr.`,
      'Waren Sie das, brauchen Sie nichts zu tun.',
      `Waren Sie es nicht, geben Sie bitte sofort Ihrer Kontaktperson in der Agentur Bescheid und ändern Sie Ihr Kennwort: ${url}`,
    ],
    en: [
      `Hello ${name},`,
      `Your account at the client portal (user name ${login}) now has the e-mail address ${email}. We will no longer send anything to this one.`,
      'If that was you, there is nothing to do.',
      `If it was not, please tell your contact at the agency at once, and change your password: ${url}`,
    ],
  }
  const subjects = {
    de: 'Ihre E-Mail-Adresse wurde geändert',
    en: 'Your e-mail address has been changed',
  }
  return { subject: subjects[language], body: paragraphs[language].join('\n\n') }
}
