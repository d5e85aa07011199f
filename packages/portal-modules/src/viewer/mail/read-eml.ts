import PostalMime, { type Address, type Email } from 'postal-mime'
import { contentIdOf, fileNameOf, type Mail, type MailAddress, type MailFile } from './mail.ts'

/** An e-mail has at least one of these; any text has lines with a colon. */
const tellingHeaders: ReadonlySet<string> = new Set([
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'received',
  'mime-version',
])

/** Reads an e-mail as it is sent (RFC 5322, MIME). Rejects where it is none. */
export async function readEml(bytes: ArrayBuffer): Promise<Mail> {
  // An e-mail that is attached is a file of its own, and not more of this one's text.
  const email = await PostalMime.parse(fromStart(bytes), { forceRfc822Attachments: true })
  if (!email.headers.some(({ key }) => tellingHeaders.has(key))) throw new Error('No e-mail')
  return {
    subject: email.subject?.trim() ?? '',
    from: flat(email.from ? [email.from] : email.sender && [email.sender]),
    to: flat(email.to),
    cc: flat(email.cc),
    bcc: flat(email.bcc),
    ...dateOf(email),
    ...(email.html?.trim() && { html: email.html }),
    ...(email.text?.trim() && { text: email.text }),
    files: email.attachments.map(fileOf),
  }
}

function dateOf({ date }: Email): Pick<Mail, 'date'> {
  return date !== undefined && !Number.isNaN(Date.parse(date))
    ? { date: new Date(date).toISOString() }
    : {}
}

function flat(addresses: readonly Address[] | undefined): MailAddress[] {
  return (addresses ?? []).flatMap((one) =>
    one.group ? one.group.map(mailbox) : [mailbox({ name: one.name, address: one.address ?? '' })],
  )
}

const mailbox = ({ name, address }: MailAddress): MailAddress => ({ name, address })

function fileOf(attachment: Email['attachments'][number]): MailFile {
  const { filename, mimeType, contentId, content } = attachment
  return {
    name: fileNameOf(filename ?? ''),
    type: mimeType,
    bytes: bufferOf(content),
    ...(contentId && { contentId: contentIdOf(contentId) }),
  }
}

function bufferOf(content: ArrayBuffer | Uint8Array | string): ArrayBuffer {
  if (content instanceof ArrayBuffer) return content
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(bytes).buffer
}

/** Mailboxes write a line before an e-mail, and editors a mark before a text. */
function fromStart(bytes: ArrayBuffer): Uint8Array {
  const all = new Uint8Array(bytes)
  let at = all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf ? 3 : 0
  while (isSpace(all[at])) at += 1
  const line = String.fromCharCode(...all.subarray(at, at + 6))
  if (/^>?From /.test(line)) at = all.indexOf(0x0a, at) + 1
  return all.subarray(at)
}

const isSpace = (byte: number | undefined) => byte === 0x0a || byte === 0x0d || byte === 0x20
