import type { Mail, MailAddress, MailFile } from '../mail.ts'

const encoder = new TextEncoder()
const lineLength = 76

/** A message inside another one as a file that every mail program opens (RFC 5322, MIME). */
export function writeEml(mail: Mail): ArrayBuffer {
  const boundary = `=_${crypto.randomUUID()}`
  const { subject, date, html, text = '' } = mail
  const heads = [
    ...(['from', 'to', 'cc', 'bcc'] as const).flatMap((name) =>
      mail[name].length > 0 ? [`${name}: ${mail[name].map(addressOf).join(', ')}`] : [],
    ),
    `subject: ${encodeWords(subject)}`,
    ...(date ? [`date: ${new Date(date).toUTCString()}`] : []),
    'mime-version: 1.0',
    `content-type: multipart/mixed; boundary="${boundary}"`,
  ]
  const body = partOf([`content-type: text/${html ? 'html' : 'plain'}; charset=utf-8`], encoder.encode(html ?? text)) // prettier-ignore
  const parts = [body, ...mail.files.flatMap(filePart)]
  const whole = `${heads.join('\r\n')}\r\n\r\n${parts
    .map((part) => `--${boundary}\r\n${part}\r\n`)
    .join('')}--${boundary}--\r\n`
  return new Uint8Array(encoder.encode(whole)).buffer
}

function filePart({ name, type, bytes, contentId, isHidden }: MailFile): string[] {
  if (!bytes) return []
  const disposition = isHidden ? 'inline' : 'attachment'
  const heads = [
    `content-type: ${type}`,
    `content-disposition: ${disposition}; filename*=utf-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    ...(contentId ? [`content-id: <${contentId}>`] : []),
  ]
  return [partOf(heads, new Uint8Array(bytes))]
}

const partOf = (heads: readonly string[], bytes: Uint8Array): string =>
  `${heads.join('\r\n')}\r\ncontent-transfer-encoding: base64\r\n\r\n${lines(toBase64(bytes))}`

const lines = (text: string) =>
  text.replaceAll(new RegExp(`.{${lineLength}}`, 'g'), (line) => `${line}\r\n`)

const addressOf = ({ name, address }: MailAddress) =>
  address ? `${name ? `${encodeWords(name)} ` : ''}<${address.replace(/[\s<>]/g, '')}>` : `${encodeWords(name)} <>` // prettier-ignore

/** Letters beyond ASCII in the head of an e-mail (RFC 2047); each piece holds whole letters. */
function encodeWords(text: string): string {
  const words: string[] = []
  let piece = ''
  for (const letter of text) {
    if (encoder.encode(piece + letter).length > 45) {
      words.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...words, piece]
    .filter((one) => one !== '')
    .map((one) => `=?utf-8?B?${toBase64(encoder.encode(one))}?=`)
    .join('\r\n ')
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // Divisible by three, so that the pieces fit together.
  for (let at = 0; at < bytes.length; at += 24_576)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576)))
  return text
}
