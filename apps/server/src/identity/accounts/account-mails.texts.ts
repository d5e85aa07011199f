import type { Language } from '../../platform/locales.ts'
/** Subject and text of a mail about an account. */
export interface AccountMail {
  subject: string
  body: string
  /** What a placeholder in the body stands for, as `MailSecrets` seals it. */
  sealedSecret?: string
}

/** What a mail with a link for a new password says. */
interface ResetMail {
  name: string
  login: string
  url: string
  minutes: number
  /** Who had it sent; absent: whoever asked at sign-in. */
  sender?: string | undefined
}

/** The mail with the link on which somebody chooses a new password. */
export function writeResetMail(language: Language, mail: ResetMail): AccountMail {
  const { name, login, url, minutes, sender } = mail
  const paragraphs = {
    de: [
      `Guten Tag ${name},`,
      sender
        ? `${sender} schickt Ihnen diesen Link, damit Sie für Ihr Konto im Kundenportal ein neues Kennwort wählen können. Ihr Benutzername ist ${login}.`
        : `für Ihr Konto im Kundenportal wurde ein neues Kennwort angefordert. Ihr Benutzername ist ${login}.`,
      `Wählen Sie hier Ihr neues Kennwort: ${url}`,
      `Der Link ist nur für Sie. Er gilt ${minutes} Minuten lang und nur einmal.`,
      'Wenn Sie kein neues Kennwort möchten, brauchen Sie nichts zu tun: Ihr bisheriges gilt weiter.',
    ],
    en: [
      `Hello ${name},`,
      sender
        ? `${sender} is sending you this link so that you can choose a new password for your account at the client portal. Your user name is ${login}.`
        : `Somebody asked for a new password for your account at the client portal. Your user name is ${login}.`,
      `Choose your new password here: ${url}`,
      `The link is for you alone. It works only once, and for ${minutes} minutes.`,
      'If you do not want a new password, there is nothing to do: your current one stays as it is.',
    ],
  }
  const subjects = { de: 'Ihr neues Kennwort', en: 'Your new password' }
  return { subject: subjects[language], body: paragraphs[language].join('\n\n') }
}

/** Tells somebody that their password is another one now: they may not have been it themselves. */
export function writeChangedMail(
  language: Language,
  { name, login, url }: { name: string; login: string; url: string },
): AccountMail {
  const paragraphs = {
    de: [
      `Guten Tag ${name},`,
      `das Kennwort Ihres Kontos im Kundenportal (Benutzername ${login}) wurde gerade geändert. Auf allen anderen Geräten sind Sie abgemeldet.`,
      'Waren Sie das, brauchen Sie nichts zu tun.',
      `Waren Sie es nicht, wählen Sie bitte sofort ein neues Kennwort und geben Sie Ihrer Kontaktperson in der Agentur Bescheid: ${url}`,
    ],
    en: [
      `Hello ${name},`,
      `The password of your account at the client portal (user name ${login}) has just been changed. You have been signed out on all other devices.`,
      'If that was you, there is nothing to do.',
      `If it was not, please choose a new password at once, and tell your contact at the agency: ${url}`,
    ],
  }
  const subjects = { de: 'Ihr Kennwort wurde geändert', en: 'Your password has been changed' }
  return { subject: subjects[language], body: paragraphs[language].join('\n\n') }
}
