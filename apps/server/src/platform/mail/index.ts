export { createMailer, MailRefused } from './mailer.ts'
export type { Mailer } from './mailer.ts'
