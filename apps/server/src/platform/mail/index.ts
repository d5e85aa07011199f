export { createMailer, MailRefused } from './mailer.ts'
export type { Mailer, OutgoingMail } from './mailer.ts'
