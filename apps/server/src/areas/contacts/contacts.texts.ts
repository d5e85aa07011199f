import { momentText } from '../../platform/berlin-time.ts'
/** Refusals around contacts, in both languages. */
export const contactTexts = {
  'callback-disabled': {
    de: 'Bei diesem Kontakt lässt sich kein Rückruf anfordern.',
    en: 'This contact cannot be asked to call back.',
  },
  'email-missing': {
    de: 'Für Rückrufe braucht der Kontakt eine E-Mail-Adresse: Dorthin gehen die Anfragen.',
    en: 'To be asked to call back, the contact needs an e-mail address: requests go there.',
  },
  'ends-before-start': {
    de: 'Das Ende muss nach dem Beginn liegen.',
    en: 'The end must be after the start.',
  },
}

/** What there is to say about a request to be called back. */
export interface CallbackNews {
  /** Who wants to be called. */
  callerName: string
  contactName: string
  applicationName: string
  topic: string
  phoneNumber: string
  preferredFrom: Date | null
  preferredTo: Date | null
  note: string | null
}

/** The mail to a contact (CON-03), in their language, as plain text. */
export function callbackMail(
  language: 'de' | 'en',
  news: CallbackNews,
): { subject: string; body: string } {
  const { callerName, contactName, applicationName, topic, phoneNumber, note } = news
  const time = timeOf(language, news)
  if (language === 'en') {
    return {
      subject: `Please call back: ${callerName}, ${applicationName}`,
      body: [
        `Hello ${contactName},`,
        `${callerName} (${applicationName}) asks you to call back.`,
        [`Topic: ${topic}`, `Phone: ${phoneNumber}`, ...(time ? [`Good time: ${time}`] : [])].join('\n'), // prettier-ignore
        ...(note ? [`Note:\n${note}`] : []),
      ].join('\n\n'),
    }
  }
  return {
    subject: `Bitte um Rückruf: ${callerName}, ${applicationName}`,
    body: [
      `Guten Tag ${contactName},`,
      `${callerName} (${applicationName}) bittet Sie um einen Rückruf.`,
      [`Thema: ${topic}`, `Telefon: ${phoneNumber}`, ...(time ? [`Gut erreichbar: ${time}`] : [])].join('\n'), // prettier-ignore
      ...(note ? [`Notiz:\n${note}`] : []),
    ].join('\n\n'),
  }
}

/** When somebody can be reached, as people in Germany read a clock. */
function timeOf(
  language: 'de' | 'en',
  { preferredFrom, preferredTo }: Pick<CallbackNews, 'preferredFrom' | 'preferredTo'>,
): string | undefined {
  const [from, to] = [preferredFrom, preferredTo].map(
    (time) => time && momentText(language, time, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  if (from && to) return `${from} – ${to}`
  if (from) return language === 'en' ? `from ${from}` : `ab ${from}`
  if (to) return language === 'en' ? `until ${to}` : `bis ${to}`
  return undefined
}
