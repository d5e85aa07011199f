import { dailyLimits } from '../../platform/daily-limits.ts'
import type { Language } from '../../platform/locales.ts'
import type { Facts } from './wording.types.ts'
import { wordings, type NewsKind } from './wordings.ts'

export const languageOf = (code: string): Language => (code === 'en' ? 'en' : 'de')

/** The kind of news that a stored notification is of. */
export const kindOfType = (type: number): NewsKind =>
  (Object.keys(wordings) as NewsKind[]).find((kind) => wordings[kind].type === type)!

/** The sentence of a notification. */
export const messageOf = (kind: NewsKind, language: Language, facts: Facts): string =>
  wordings[kind][language].message(facts)

/** A mail about one thing that happened; `address` is a whole web address. */
export function mailOf(
  kind: NewsKind,
  language: Language,
  facts: Facts,
  { name, address }: { name: string; address: string },
): { subject: string; body: string } {
  const { message, subject } = wordings[kind][language]
  const lines = {
    de: [`Guten Tag ${name},`, message(facts), `Ansehen: ${address}`, closing.de],
    en: [`Hello ${name},`, message(facts), `Have a look: ${address}`, closing.en],
  }
  return { subject: subject(facts), body: lines[language].join('\n\n') }
}

/** Says how not to get such mails any more. */
export const closing = {
  de: 'Welche Nachrichten Sie per E-Mail bekommen, bestimmen Sie im Portal unter „Einstellungen“.',
  en: 'Which messages reach you by e-mail is up to you: see “Settings” in the portal.',
}

/** Refusal of what would cause more mails than one person may in a day. */
export const tooManyMails = {
  de: `Mehr als ${dailyLimits.mails.toLocaleString('de')} E-Mails lassen sich an einem Tag nicht auslösen. Es wurde nichts gespeichert und nichts verschickt. Bitte versuchen Sie es morgen noch einmal, oder ohne Benachrichtigung.`,
  en: `No more than ${dailyLimits.mails.toLocaleString('en')} e-mails can be triggered in a day. Nothing was saved and nothing was sent. Please try again tomorrow, or without notifying anybody.`,
}
