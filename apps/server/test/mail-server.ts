import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'

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
  const received: ReceivedMail[] = []
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
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as AddressInfo).port),
    )
  })
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    onMail: async () => undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtp
}
