type Language = 'de' | 'en'

/** What an invitation says. */
export interface Invitation {
  /** Who invites. */
  actorName: string
  /** Who is invited. */
  name: string
  applicationName: string
  url: string
  /** `account`: the address makes one; `sign-in`: another provider has it; `known`: there is one. */
  kind: 'account' | 'sign-in' | 'known'
}

const subjects = {
  de: ({ applicationName }: Invitation) => `Einladung zum Portal ${applicationName}`,
  en: ({ applicationName }: Invitation) => `Invitation to the portal ${applicationName}`,
}

const ways = {
  de: {
    account: (url: string) =>
      `Legen Sie hier Ihr Konto an: ${url}\nDer Link gilt zwei Wochen und ist nur für Sie.`,
    'sign-in': (url: string) => `Melden Sie sich mit dieser E-Mail-Adresse an: ${url}`,
    known: (url: string) => `Sie öffnen es mit Ihrem bisherigen Konto: ${url}`,
  },
  en: {
    account: (url: string) =>
      `Create your account here: ${url}\nThe link works for two weeks and is for you alone.`,
    'sign-in': (url: string) => `Sign in with this e-mail address: ${url}`,
    known: (url: string) => `You open it with the account that you already have: ${url}`,
  },
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

/** The mail in the language of somebody who is known; in both where nobody knows it yet. */
export function invitationMail(
  language: Language | undefined,
  invitation: Invitation,
): { subject: string; body: string } {
  if (language)
    return { subject: subjects[language](invitation), body: bodies[language](invitation) }
  return {
    subject: `${subjects.de(invitation)} / ${subjects.en(invitation)}`,
    body: [bodies.de(invitation), '– – –', bodies.en(invitation)].join('\n\n'),
  }
}
