export { createMailer, MailRefused } from './mailer.ts'
export type { Mailer } from './mailer.ts'
export { createMailSecrets, hideSecrets } from './mail-secrets.ts'
export type { MailSecrets } from './mail-secrets.ts'
