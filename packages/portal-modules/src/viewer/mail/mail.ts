/** Somebody in the head of an e-mail; one of the two may be empty. */
export interface MailAddress {
  name: string
  address: string
}

/** What is attached to an e-mail, or stands in its text as a picture. */
export interface MailFile {
  /** Empty where the e-mail does not say. */
  name: string
  /** Media type, lower case. */
  type: string
  /** Undefined: the e-mail names it and does not hold it, as with a file that lies in a cloud. */
  bytes: ArrayBuffer | undefined
  /** What its text calls it by (`cid:`), without angle brackets. */
  contentId?: string
  /** Not meant to stand in the list of attachments. */
  isHidden?: boolean
}

/** An e-mail as it is read, whatever its format. */
export interface Mail {
  subject: string
  from: readonly MailAddress[]
  to: readonly MailAddress[]
  cc: readonly MailAddress[]
  bcc: readonly MailAddress[]
  /** ISO moment; absent where it says none that can be read. */
  date?: string
  html?: string
  text?: string
  files: readonly MailFile[]
}

/** Above so many bytes an e-mail is not shown: mail servers take no larger ones. */
export const mailLimit = 157_286_400

/** `<a@b>` without its brackets, as a text refers to it. */
export const contentIdOf = (written: string): string => written.trim().replace(/^<|>$/g, '')

/** A file's name on one line and without folders; nothing in it turns the direction of what follows. */
export const fileNameOf = (written: string): string =>
  written
    .replace(/\p{C}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
