import { createTransport } from 'nodemailer'
import { htmlOf } from './html.ts'

/** A mail as it leaves the house. */
interface OutgoingMail {
  /** The same at every attempt: a server that gets a mail twice can know it by this. */
  messageId: string
  address: string
  /** Of its texts: `de`, `en`. */
  language: string
  subject: string
  /** Plain text; the HTML part is made of it. */
  body: string
  /** A code in the text, which no refusal may repeat. */
  secret?: string | undefined
}

export interface Mailer {
  /** Hands a mail to the mail server. Rejects with a `MailRefused`. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail server did not take a mail. */
export class MailRefused extends Error {
  /** What the mail server said; may hold the address. */
  readonly answer: string
  /** It will never take it: there is no such address. */
  readonly isFinal: boolean

  constructor(code: string, answer: string, isFinal: boolean) {
    super(`The mail server did not take a mail (${code}).`)
    this.answer = answer
    this.isFinal = isFinal
  }
}

/** Sends through a mail server: `smtp://user:password@host:587`, `smtps://…` for TLS from the start. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      // Texts hold names that people chose: nothing in them is read as a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0],
    { from },
  )
  return {
    async send({ messageId, address, language, subject, body, secret }) {
      try {
        await transport.sendMail({
          messageId,
          to: { name: '', address },
          subject,
          text: body,
          html: htmlOf({ language, subject, body }),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        })
      } catch (error) {
        throw refusalOf(error, secret)
      }
    },
    close: () => transport.close(),
  }
}

function refusalOf(error: unknown, secret?: string): MailRefused {
  const { code, responseCode, response, message, rejected } = error as {
    code?: string
    responseCode?: number
    response?: string
    message: string
    rejected?: string[]
  }
  // Spam filters quote what they do not like.
  const answer = response ?? message
  const isFinal = !!rejected?.length && responseCode !== undefined && responseCode >= 500
  return new MailRefused(
    [code, responseCode].filter(Boolean).join(' ') || 'unknown',
    (secret ? answer.replaceAll(secret, '…') : answer).slice(0, 500),
    isFinal,
  )
}
