import { startServer, type StartOptions, type TestServer } from './harness.ts'
import { startSmtp, type TestSmtp } from './mail-server.ts'

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
