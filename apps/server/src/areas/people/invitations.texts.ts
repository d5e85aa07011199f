import type { Language } from '../../platform/locales.ts'
import { mailRule } from '../../platform/mail/index.ts'

/** What an invitation says. */
export interface Invitation {
  /** Who invites. */
  actorName: string
  /** Who is invited. */
  name: string
  applicationName: string
  url: string
  /** `account`: on the page one makes an account, or says yes with one's own; `sign-in`: another provider has it. */
  kind: 'account' | 'sign-in'
}

const subjects = {
  de: ({ applicationName }: Invitation) => `Einladung zum Portal ${applicationName}`,
  en: ({ applicationName }: Invitation) => `Invitation to the portal ${applicationName}`,
}

const ways = {
  de: {
    account: (url: string) =>
      `Nehmen Sie die Einladung hier an: ${url}\nWenn Sie noch kein Konto haben, legen Sie es dort an. Der Link ist nur für Sie. Er gilt zwei Wochen oder bis wir Ihnen einen neuen schicken.`,
    'sign-in': (url: string) => `Melden Sie sich mit dieser E-Mail-Adresse an: ${url}`,
  },
  en: {
    account: (url: string) =>
      `Accept the invitation here: ${url}\nIf you have no account yet, you create it there. The link is for you alone. It works for two weeks, or until we send you a new one.`,
    'sign-in': (url: string) => `Sign in with this e-mail address: ${url}`,
  },
}

type Reminder = Omit<Invitation, 'actorName'>

const reminderSubjects = {
  de: ({ applicationName }: Reminder) => `Ihre Einladung zum Portal ${applicationName} wartet`,
  en: ({ applicationName }: Reminder) =>
    `Your invitation to the portal ${applicationName} is waiting`,
}

const reminderBodies = {
  de: ({ name, applicationName, url, kind }: Reminder) =>
    [
      `Guten Tag ${name},`,
      `vor einer Woche haben wir Sie in das Portal „${applicationName}“ eingeladen. Ihr Platz ist noch frei.`,
      ways.de[kind](url),
      'Falls Sie nicht kommen möchten, brauchen Sie nichts zu tun: Wir erinnern nur einmal.',
    ].join('\n\n'),
  en: ({ name, applicationName, url, kind }: Reminder) =>
    [
      `Hello ${name},`,
      `A week ago we invited you to the portal “${applicationName}”. Your place is still free.`,
      ways.en[kind](url),
      'If you do not want to come, there is nothing to do: we remind you only once.',
    ].join('\n\n'),
}

const bodies = {
  de: ({ actorName, name, applicationName, url, kind }: Invitation) =>
    [
      `Guten Tag ${name},`,
      `${actorName} lädt Sie in das Portal „${applicationName}“ ein. Dort arbeiten Kunde und Agentur zusammen.`,
      ways.de[kind](url),
    ].join('\n\n'),
  en: ({ actorName, name, applicationName, url, kind }: Invitation) =>
    [
      `Hello ${name},`,
      `${actorName} invites you to the portal “${applicationName}”, where client and agency work together.`,
      ways.en[kind](url),
    ].join('\n\n'),
}

/** The mail in both languages: whether the address is known anywhere must not show in it. */
export const invitationMail = (invitation: Invitation) => inBoth(subjects, bodies, invitation)

/** The one reminder, a week later. */
export const reminderMail = (reminder: Reminder) =>
  inBoth(reminderSubjects, reminderBodies, reminder)

type Writers<T> = Record<Language, (about: T) => string>

function inBoth<T>(
  subject: Writers<T>,
  body: Writers<T>,
  about: T,
): { subject: string; body: string } {
  return {
    subject: `${subject.de(about)} / ${subject.en(about)}`,
    body: [body.de(about), mailRule, body.en(about)].join('\n\n'),
  }
}
