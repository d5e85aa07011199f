import { decompressRTF } from '@kenjiuno/decompressrtf'
import { contentIdOf, fileNameOf, type Mail, type MailAddress, type MailFile } from '../mail.ts'
import { decode } from './code-pages.ts'
import { openCompoundFile, type Storage } from './compound-file.ts'
import { isMessage, readProperties, type ListStart, type Properties } from './properties.ts'
import { contentOfRtf } from './rtf-html.ts'
import { writeEml } from './write-eml.ts'

/** Numbers of what a message says ([MS-OXPROPS]). */
const ids = {
  subject: 0x0037,
  submittedAt: 0x0039,
  deliveredAt: 0x0e06,
  shownCc: 0x0e03,
  shownTo: 0x0e04,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  senderSmtp: 0x5d01,
  representedName: 0x0042,
  representedAddress: 0x0065,
  representedSmtp: 0x5d02,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  htmlCodePage: 0x3fde,
  codePage: 0x3ffd,
  recipientKind: 0x0c15,
  displayName: 0x3001,
  address: 0x3003,
  smtp: 0x39fe,
  attachData: 0x3701,
  attachName: 0x3704,
  attachLongName: 0x3707,
  attachType: 0x370e,
  attachContentId: 0x3712,
  attachHidden: 0x7ffe,
} as const

/** Messages are attached to messages; further in than this nobody looks. */
const mostDepth = 8

/** Reads a message of Outlook ([MS-OXMSG]). Throws where it is none. */
export function readMsg(content: ArrayBuffer): Mail {
  return messageOf(openCompoundFile(content), 32, 0)
}

function messageOf(storage: Storage, start: ListStart, depth: number): Mail {
  if (!isMessage(storage)) throw new Error('No e-mail')
  let codePage: number | undefined
  const own = readProperties(storage, start, ({ number }) => {
    codePage = number(ids.codePage) ?? number(ids.htmlCodePage)
    return codePage
  })
  const inside = (kind: string) =>
    [...storage.storages].filter(([name]) => name.startsWith(kind)).map(([, one]) => one)
  const recipients = inside('__recip_version1.0_').map((one) =>
    recipientOf(readProperties(one, 8, () => codePage)),
  )
  const sentTo = (kind: number) => recipients.filter((one) => one.kind === kind).map(({ who }) => who) // prettier-ignore
  const date = own.date(ids.submittedAt) ?? own.date(ids.deliveredAt)
  const [to, cc] = [sentTo(1), sentTo(2)]
  const isTold = recipients.length > 0
  return {
    subject: own.text(ids.subject)?.trim() ?? '',
    from: senderOf(own),
    to: isTold ? to : shownNames(own.text(ids.shownTo)),
    cc: isTold ? cc : shownNames(own.text(ids.shownCc)),
    bcc: sentTo(3),
    ...(date && { date }),
    ...bodyOf(own),
    files: inside('__attach_version1.0_').flatMap((one) => fileOf(one, codePage, depth)),
  }
}

function senderOf({ text }: Properties): MailAddress[] {
  // Who sends for somebody else is the one who pressed the button; the letter is the other's.
  const name = text(ids.representedName, ids.senderName) ?? ''
  const address = mailAddress(text(ids.representedSmtp)) || mailAddress(text(ids.representedAddress)) || mailAddress(text(ids.senderSmtp)) || mailAddress(text(ids.senderAddress)) // prettier-ignore
  return name || address ? [{ name, address }] : []
}

function recipientOf({ text, number }: Properties): { kind: number; who: MailAddress } {
  const address = mailAddress(text(ids.smtp)) || mailAddress(text(ids.address))
  // Higher bits say how it was delivered.
  return {
    kind: (number(ids.recipientKind) ?? 1) & 0xf,
    who: { name: text(ids.displayName) ?? '', address },
  }
}

/** Exchange has addresses of its own, which say nothing to anybody. */
const mailAddress = (written = '') => (/^[^\s@]+@[^\s@]+$/.test(written) ? written : '')

const shownNames = (written = ''): MailAddress[] =>
  written
    .split(';')
    .map((name) => ({ name: name.trim(), address: '' }))
    .filter(({ name }) => name !== '')

function bodyOf(own: Properties): Pick<Mail, 'html' | 'text'> {
  const text = own.text(ids.body)
  const html = htmlOf(own)
  if (html !== undefined) return { html, ...(text && { text }) }
  const rtf = own.bytes(ids.rtf)
  const found = rtf && readRtf(rtf)
  if (found && 'html' in found) return { html: found.html, ...(text && { text }) }
  const words = text ?? found?.text
  return words ? { text: words } : {}
}

function htmlOf(own: Properties): string | undefined {
  const bytes = own.bytes(ids.html)
  if (!bytes) return own.text(ids.html)
  const codePage = own.number(ids.htmlCodePage)
  try {
    const html = codePage === undefined ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : decode(bytes, codePage) // prettier-ignore
    return html.replace(/\0+$/, '')
  } catch {
    return decode(bytes)
  }
}

function readRtf(bytes: Uint8Array) {
  try {
    const rtf = Uint8Array.from(decompressRTF([...bytes]))
    return contentOfRtf(decodeLetters(rtf))
  } catch {
    // The words of the message stand in another place as well.
    return undefined
  }
}

function decodeLetters(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return letters
}

function fileOf(storage: Storage, codePage: number | undefined, depth: number): MailFile[] {
  const { text, bytes, number } = readProperties(storage, 8, () => codePage)
  const contentId = text(ids.attachContentId)
  const shared = {
    ...(contentId && { contentId: contentIdOf(contentId) }),
    ...((number(ids.attachHidden) ?? 0) & 1 ? { isHidden: true } : {}),
  }
  const message = storage.storages.get('__substg1.0_3701000D')
  if (message && isMessage(message)) {
    if (depth >= mostDepth) return []
    const mail = messageOf(message, 24, depth + 1)
    const name = fileNameOf(text(ids.displayName) ?? mail.subject)
    return [{ ...shared, name: name && `${name}.eml`, type: 'message/rfc822', bytes: writeEml(mail) }] // prettier-ignore
  }
  return [
    {
      ...shared,
      name: fileNameOf(text(ids.attachLongName, ids.attachName, ids.displayName) ?? ''),
      type: (text(ids.attachType) ?? 'application/octet-stream').toLowerCase(),
      bytes: bytes(ids.attachData)?.buffer,
    },
  ]
}
