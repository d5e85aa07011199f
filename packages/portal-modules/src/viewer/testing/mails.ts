import { compoundFileOf, type Folder } from './compound-file.ts'
import { pictureOf } from './fixtures.ts'

const encoder = new TextEncoder()
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const base64 = (text: string) => btoa(String.fromCharCode(...encoder.encode(text)))
const crlf = (lines: readonly string[]) => lines.join('\r\n')

/** A green point, one pixel large. */
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' // prettier-ignore

/** What is read as one whole: an address to load it from. */
export const addressOf = (bytes: Uint8Array<ArrayBuffer>): string =>
  URL.createObjectURL(new Blob([bytes]))

/** HTML that wants to act and to tell somebody that it was read, between words. */
const mailHtml = `<html><head>
<style><!-- p.MsoNormal { color: rgb(20, 60, 90); background: url(https://spy.example/css.png) } .blind { background: u\\72l(https://spy.example/escaped.png) } @import "https://spy.example/rules.css"; --></style>
<base href="https://spy.example/"><link rel="stylesheet" href="https://spy.example/rules.css">
</head><body bgcolor="#ffffff" background="https://spy.example/body.png" onload="alert(1)">
<p class="MsoNormal" style="font-weight: bold; background-image: url('https://spy.example/inline.png')">Liebe Frau Vahl,</p>
<p>anbei das neue Motiv: <img src="cid:motiv@agentur" alt="Motiv Almwiese" width="40" height="40"></p>
<p><img src="https://spy.example/logo.png" alt="Logo der Agentur" width="120" height="40"><img src="https://spy.example/open.gif" width="1" height="1" alt=""></p>
<script>alert(2)</script><iframe src="https://spy.example/"></iframe>
<form action="https://spy.example/"><input name="kennwort"><button>Anmelden</button></form>
<svg><image href="https://spy.example/svg.png"/></svg><video poster="https://spy.example/poster.png"></video>
<p><a href="https://agentur.example/motiv">Zum Motiv</a> <a href="javascript:alert(3)">Nicht drücken</a> <a href="#unten">Nach unten</a></p>
<div style="position: fixed; inset: 0">Darüber</div><p id="unten">Gruß, Jonas</p></body></html>`

/** An e-mail with HTML, a picture in its text, a text and a table attached, and another e-mail. */
export function emlOf({ html = mailHtml, more = [] as readonly string[] } = {}) {
  return encoder.encode(
    crlf([
      'Received: from mx.agentur.example by mx.kunde.example; Thu, 12 Nov 2026 09:31:00 +0100',
      'From: =?iso-8859-1?Q?J=FCrgen_Thiele?= <j.thiele@agentur.example>',
      'To: "Vahl, Dr. Henning" <h.vahl@kunde.example>, Team: a@kunde.example, b@kunde.example;',
      'Cc: =?utf-8?B?UHJpeWEgUmFtYW4=?= <p.raman@agentur.example>',
      'Subject: =?utf-8?Q?Motiv_=E2=80=9EAlmwiese=E2=80=9C_zur?=',
      ' =?utf-8?Q?_Freigabe?=',
      'Date: Thu, 12 Nov 2026 09:30:00 +0100',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="aussen"',
      '',
      '--aussen',
      'Content-Type: multipart/related; boundary="innen"',
      '',
      '--innen',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      base64(html),
      '--innen',
      'Content-Type: image/png; name="motiv.png"',
      'Content-Transfer-Encoding: base64',
      'Content-ID: <motiv@agentur>',
      'Content-Disposition: inline; filename="motiv.png"',
      '',
      point,
      '--innen--',
      '--aussen',
      'Content-Type: text/plain; charset=utf-8',
      "Content-Disposition: attachment; filename*=utf-8''Zeitplan%20M%C3%A4rz.txt",
      '',
      'Druckunterlagen bis 4. Dezember',
      '--aussen',
      'Content-Type: image/svg+xml',
      'Content-Disposition: attachment; filename="../Wiese.svg"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(decodeURIComponent(pictureOf(2).slice('data:image/svg+xml,'.length))),
      '--aussen',
      'Content-Type: application/zip',
      'Content-Disposition: attachment; filename="Daten.zip"',
      'Content-Transfer-Encoding: base64',
      '',
      'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
      '--aussen',
      'Content-Type: message/rfc822',
      'Content-Disposition: attachment; filename="Anfrage.eml"',
      '',
      'From: h.vahl@kunde.example',
      'Subject: Bitte um ein Motiv',
      'Date: Wed, 11 Nov 2026 08:00:00 +0100',
      '',
      'Guten Morgen!',
      ...more,
      '--aussen--',
      '',
    ]),
  )
}

/** A plain letter in an older encoding, written as it was sent. */
export const plainEml = ({ charset = 'iso-8859-1', body = 'Gr=FC=DFe aus K=F6ln', encoding = 'quoted-printable' } = {}) =>
  latin(
    crlf([
      'From: kunde@example.com',
      'Subject: =?iso-8859-1?Q?Gr=FC=DFe?=',
      'MIME-Version: 1.0',
      `Content-Type: text/plain; charset=${charset}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
      '',
    ]),
  ) // prettier-ignore

type Values = Readonly<Record<number, string | Uint8Array | number | Date>>

const hex = (id: number) => id.toString(16).toUpperCase().padStart(4, '0')
const wide = (text: string) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true)
  return new Uint8Array(view.buffer)
}

/** Facts as Outlook writes them: numbers and moments in a list, the rest in streams of their own. */
function propertiesOf(values: Values, head: number, isAnsi = false): Folder {
  const streams: Folder = {}
  const entries = Object.entries(values)
  const list = new DataView(new ArrayBuffer(head + entries.length * 16))
  entries.forEach(([key, value], index) => {
    const [id, at] = [Number(key), head + index * 16]
    list.setUint16(at + 2, id, true)
    if (typeof value === 'number') {
      list.setUint16(at, 3, true)
      list.setUint32(at + 8, value, true)
    } else if (value instanceof Date) {
      list.setUint16(at, 0x40, true)
      list.setBigUint64(at + 8, BigInt(value.getTime() + 11_644_473_600_000) * 10_000n, true)
    } else {
      const kind = typeof value !== 'string' ? '0102' : isAnsi ? '001E' : '001F'
      list.setUint16(at, Number.parseInt(kind, 16), true)
      const bytes = typeof value !== 'string' ? value : isAnsi ? latin(value) : wide(value)
      streams[`__substg1.0_${hex(id)}${kind}`] = bytes
    }
  })
  return { ...streams, '__properties_version1.0': new Uint8Array(list.buffer) }
}

export interface MsgOptions {
  /** Other facts of the message, by their number. */
  values?: Values
  /** Texts in bytes, and not in UTF-16. */
  isAnsi?: boolean
}

/** A message of Outlook to two people, with a file, a picture in its text, and another message. */
export function msgOf({ values = {}, isAnsi }: MsgOptions = {}) {
  const recipient = (kind: number, name: string, address: string) =>
    propertiesOf({ 0x0c15: kind, 0x3001: name, 0x3003: '/o=Firma/cn=Jemand', 0x39fe: address }, 8, isAnsi) // prettier-ignore
  return compoundFileOf({
    ...propertiesOf(
      {
        0x001a: 'IPM.Note',
        0x0037: 'Abstimmung Frühjahr',
        0x0039: new Date('2026-11-12T08:30:00Z'),
        0x0c1a: 'Jonas Thiele',
        0x0c1f: '/o=Firma/cn=Jonas',
        0x5d01: 'j.thiele@agentur.example',
        0x1000: 'Nur die Worte.',
        ...values,
      },
      32,
      isAnsi,
    ),
    '__recip_version1.0_#00000000': recipient(1, 'Henning Vahl', 'h.vahl@kunde.example'),
    '__recip_version1.0_#00000001': recipient(2, 'Priya Raman', 'p.raman@agentur.example'),
    '__attach_version1.0_#00000000': propertiesOf(
      { 0x3701: encoder.encode('Kanal;Budget\nTV;12000'), 0x3707: 'Plan März.csv', 0x370e: 'text/csv' },
      8,
      isAnsi,
    ), // prettier-ignore
    '__attach_version1.0_#00000001': propertiesOf(
      { 0x3701: latin(atob(point)), 0x3707: 'image001.png', 0x370e: 'image/png', 0x3712: 'motiv@agentur', 0x7ffe: 1 },
      8,
      isAnsi,
    ), // prettier-ignore
    '__attach_version1.0_#00000002': {
      ...propertiesOf({ 0x3001: 'Bitte um ein Motiv' }, 8, isAnsi),
      '__substg1.0_3701000D': {
        ...propertiesOf({ 0x0037: 'Bitte um ein Motiv', 0x0c1a: 'Henning Vahl', 0x0c1f: 'h.vahl@kunde.example', 0x1000: 'Guten Morgen, Grüße!' }, 24, isAnsi),
        '__attach_version1.0_#00000000': propertiesOf({ 0x3701: encoder.encode('mehr'), 0x3707: "Zusage 'ja'.txt", 0x370e: 'text/plain' }, 8, isAnsi),
      },
    }, // prettier-ignore
    // A file that lies in a cloud: its name alone is here.
    '__attach_version1.0_#00000003': propertiesOf({ 0x3707: 'Film.mp4', 0x3705: 7 }, 8, isAnsi),
  })
}
