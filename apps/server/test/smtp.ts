import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'
import { freePort, startServer, type StartOptions, type TestServer } from './harness.ts'

/** A mail as the mail server got it. */
interface ReceivedMail {
  to: string[]
  from: string
  /** Headers and body, as they came. */
  content: string
}

export interface TestSmtp {
  url: string
  received: ReceivedMail[]
  /** Called with each mail before it is taken; a rejection refuses it, with `responseCode` of the error. */
  onMail: (mail: ReceivedMail) => Promise<void>
  stop(): Promise<void>
}

/** A real mail server, without TLS and sign-in. */
export async function startSmtp(): Promise<TestSmtp> {
  const port = await freePort()
  const received: ReceivedMail[] = []
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    onMail: async () => undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      address.address.startsWith('nobody@')
        ? done(Object.assign(new Error('No such user'), { responseCode: 550 }))
        : done(),
    onData: (stream, { envelope }, done) => void take(stream, envelope, done),
  })
  async function take(
    stream: Readable,
    envelope: SMTPServerSession['envelope'],
    done: (error?: Error) => void,
  ) {
    try {
      const mail = {
        to: envelope.rcptTo.map(({ address }) => address),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        content: await text(stream),
      }
      await smtp.onMail(mail)
      received.push(mail)
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return smtp
}

/** A server that sends its mails, with the mail server that takes them. */
export interface MailingServer {
  server: TestServer
  smtp: TestSmtp
  stop(): Promise<void>
}

/** Starts both. */
export async function startMailing(options: StartOptions): Promise<MailingServer> {
  const smtp = await startSmtp()
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'Atrium <portal@atrium.example>' }
  const server = await startServer({ ...options, settings: { ...settings, ...options.settings } })
  return {
    server,
    smtp,
    stop: async () => {
      await server.stop()
      await smtp.stop()
    },
  }
}
