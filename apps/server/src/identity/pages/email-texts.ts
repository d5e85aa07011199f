import type { Language } from '../../platform/locales.ts'

const en = {
  change: {
    title: 'Change e-mail address',
    hint: 'We will send a link to the new address. It takes effect once you have confirmed it with that link.',
    email: 'New e-mail address',
    submit: 'Send link',
    sentTitle: 'Please check the new mailbox',
    sent: (email: string, minutes: number) =>
      `An e-mail is on its way to ${email}. Your new address takes effect as soon as you confirm it with the link in it. The link works for ${minutes} minutes. If nothing arrives, please check the spam folder.`,
    toPortal: 'To the portal',
    same: 'This is already your address. Please enter another one.',
  },
  confirm: {
    title: 'Confirm address',
    hint: (email: string, login: string) =>
      `${email} will be the address of your account ${login}.`,
    loginHint: 'From then on you sign in with it.',
    submit: 'Confirm address',
    doneTitle: 'Your new address is confirmed',
    done: (email: string) =>
      `E-mails from the portal go to ${email} from now on, and you can sign in with this address. You stay signed in on your devices.`,
    toPortal: 'To the portal',
    closed: (minutes: number) =>
      `It works only once, for ${minutes} minutes, and until a newer one is sent. If your new address is not confirmed yet, please have a new link sent to you.`,
    askAgain: 'Ask for a new link',
  },
}

type Texts = typeof en

const de: Texts = {
  change: {
    title: 'E-Mail-Adresse ändern',
    hint: 'Wir schicken einen Link an die neue Adresse. Sie gilt, sobald Sie ihn bestätigt haben.',
    email: 'Neue E-Mail-Adresse',
    submit: 'Link schicken',
    sentTitle: 'Bitte sehen Sie im neuen Postfach nach',
    sent: (email, minutes) =>
      `Eine E-Mail an ${email} ist unterwegs. Ihre neue Adresse gilt, sobald Sie sie über den Link darin bestätigen. Der Link gilt ${minutes} Minuten. Kommt nichts an, sehen Sie bitte im Spam-Ordner nach.`,
    toPortal: 'Zum Portal',
    same: 'Das ist bereits Ihre Adresse. Bitte geben Sie eine andere ein.',
  },
  confirm: {
    title: 'Adresse bestätigen',
    hint: (email, login) => `${email} wird die Adresse Ihres Kontos ${login}.`,
    loginHint: 'Sie melden sich dann damit an.',
    submit: 'Adresse bestätigen',
    doneTitle: 'Ihre neue Adresse gilt',
    done: (email) =>
      `E-Mails aus dem Portal gehen ab jetzt an ${email}, und Sie können sich mit dieser Adresse anmelden. Wo Sie angemeldet sind, bleiben Sie es.`,
    toPortal: 'Zum Portal',
    closed: (minutes) =>
      `Er gilt nur einmal, ${minutes} Minuten lang und nur, bis ein neuer verschickt wird. Gilt Ihre neue Adresse noch nicht, lassen Sie sich bitte einen neuen Link schicken.`,
    askAgain: 'Neuen Link anfordern',
  },
}

/** What the pages about another e-mail address say. */
export const emailTexts: Record<Language, Texts> = { de, en }
