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
  'start-missing': {
    de: 'Ab wann sind Sie gut zu erreichen?',
    en: 'From when can you be reached?',
  },
  'in-the-past': {
    de: 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere.',
    en: 'This time has passed. Please choose a later one.',
  },
  'day-off': {
    de: 'An diesem Tag rufen wir nicht zurück: Es ist Wochenende oder Feiertag.',
    en: 'We do not call back on that day: it is a weekend or a holiday.',
  },
  'outside-hours': {
    de: 'Wir rufen montags bis freitags zwischen 9 und 17 Uhr zurück.',
    en: 'We call back Monday to Friday, between 9:00 and 17:00 Berlin time.',
  },
  twice: {
    de: 'Diese Kennung steht schon in einer Zeile davor.',
    en: 'A row before this one has this id already.',
  },
  'no-medium': {
    de: 'Diese Mediengattung gibt es nicht.',
    en: 'This media type does not exist.',
  },
  'slot-taken': {
    de: 'Diese Zeit hat sich eben jemand anderes genommen. Bitte wählen Sie eine andere.',
    en: 'Somebody else has just taken this time. Please choose another one.',
  },
}

/**
 * The task that a request becomes (CON-03), in the contact's language. Where the client's people read
 * the list, a number and a note that one of them left are in the contact's mail alone.
 */
export function callbackTask(
  language: 'de' | 'en',
  news: CallbackNews,
): { title: string; description: (isAgencyOnly: boolean) => string } {
  const { callerName, topic, phoneNumber, note } = news
  const time = timeOf(language, news)
  const words = language === 'en' ? { call: 'Call back', phone: 'Phone', time: 'Time', mail: 'The phone number is in your mail.' } : { call: 'Rückruf', phone: 'Telefon', time: 'Zeit', mail: 'Die Telefonnummer steht in Ihrer E-Mail.' } // prettier-ignore
  const when = time ? [`${words.time}: ${time}`] : []
  return {
    title: [...`${words.call}: ${callerName} – ${topic}`].slice(0, maxTitle).join(''),
    description: (isAgencyOnly) =>
      isAgencyOnly
        ? [[`${words.phone}: ${phoneNumber}`, ...when].join('\n'), ...(note ? [note] : [])].join(
            '\n\n',
          )
        : [...when, words.mail].join('\n'),
  }
}

/** Longest title of a task, in characters. */
const maxTitle = 255

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
  if (!preferredFrom || !preferredTo) return undefined
  // Both lie on one day, within business hours.
  const from = momentText(language, preferredFrom, { dateStyle: 'medium', timeStyle: 'short' })
  return `${from} – ${momentText(language, preferredTo, { timeStyle: 'short' })}`
}
