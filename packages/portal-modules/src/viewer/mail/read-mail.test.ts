import { describe, expect, test } from 'vitest'
import { emlOf, msgOf, plainEml } from '../testing/mails.ts'
import { xlsxOf } from '../testing/documents.ts'
import { loadMail } from './load-mail.ts'
import { readMail } from './read-mail.ts'

const read = (bytes: Uint8Array<ArrayBuffer>) => readMail(bytes.buffer)
const textOf = (bytes: ArrayBuffer | undefined) => new TextDecoder().decode(bytes)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('an e-mail as it is sent (T-72)', () => {
  test('says from whom to whom, about what and when, in any encoding of its head', async () => {
    const mail = await read(emlOf())
    expect(mail).toMatchObject({
      subject: 'Motiv „Almwiese“ zur Freigabe',
      from: [{ name: 'Jürgen Thiele', address: 'j.thiele@agentur.example' }],
      to: [
        { name: 'Vahl, Dr. Henning', address: 'h.vahl@kunde.example' },
        { name: '', address: 'a@kunde.example' },
        { name: '', address: 'b@kunde.example' },
      ],
      cc: [{ name: 'Priya Raman', address: 'p.raman@agentur.example' }],
      bcc: [],
      date: '2026-11-12T08:30:00.000Z',
    })
    expect(mail.html).toContain('Liebe Frau Vahl')
  })

  test('brings its files, with names without folders, and an e-mail in it as a file', async () => {
    const { files } = await read(emlOf())
    expect(files.map(({ name, type, contentId }) => [name, type, contentId])).toEqual([
      ['motiv.png', 'image/png', 'motiv@agentur'],
      ['Zeitplan März.txt', 'text/plain', undefined],
      ['Wiese.svg', 'image/svg+xml', undefined],
      ['Daten.zip', 'application/zip', undefined],
      ['Anfrage.eml', 'message/rfc822', undefined],
    ])
    expect(textOf(files[1]!.bytes)).toContain('Druckunterlagen')
    expect(await readMail(files[4]!.bytes!)).toMatchObject({ subject: 'Bitte um ein Motiv' })
  })

  const utf16 = btoa(String.fromCharCode(...[...'\uFEFFGrüße aus Köln'].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]))) // prettier-ignore
  test.each([
    ['iso-8859-1', 'quoted-printable', 'Gr=FC=DFe aus K=F6ln'],
    ['windows-1252', '8bit', 'Gr\u00FC\u00DFe aus K\u00F6ln'],
    ['utf-16', 'base64', utf16],
    ['utf-8', 'base64', btoa('Gr\u00C3\u00BC\u00C3\u009Fe aus K\u00C3\u00B6ln')],
  ])('a text in %s, sent as %s, reads right', async (charset, encoding, body) => {
    const mail = await read(plainEml({ charset, encoding, body }))
    expect(mail.text?.trim()).toBe('Grüße aus Köln')
    expect(mail.subject).toBe('Grüße')
    expect(mail.html).toBeUndefined()
  })

  test('is read behind the line of a mailbox and the mark of an editor', async () => {
    const start = latin('\u00EF\u00BB\u00BF\r\nFrom kunde@example.com Thu Nov 12 09:30:00 2026\r\n')
    const mail = await read(new Uint8Array([...start, ...plainEml()]))
    expect(mail).toMatchObject({ subject: 'Grüße', from: [{ address: 'kunde@example.com' }] })
  })

  test('what only looks a little like one is none', async () => {
    await expect(read(latin('Zutaten: Mehl\r\n\r\nMischen.'))).rejects.toThrow('No e-mail')
    await expect(read(latin(''))).rejects.toThrow('No e-mail')
    const workbook = await (await fetch(xlsxOf(2))).arrayBuffer()
    await expect(readMail(workbook)).rejects.toThrow('No e-mail')
  })
})

describe('a message of Outlook (T-72)', () => {
  test('says the same as one that was sent', async () => {
    const mail = await read(msgOf())
    expect(mail).toMatchObject({
      subject: 'Abstimmung Frühjahr',
      from: [{ name: 'Jonas Thiele', address: 'j.thiele@agentur.example' }],
      to: [{ name: 'Henning Vahl', address: 'h.vahl@kunde.example' }],
      cc: [{ name: 'Priya Raman', address: 'p.raman@agentur.example' }],
      bcc: [],
      date: '2026-11-12T08:30:00.000Z',
      text: 'Nur die Worte.',
    })
    expect(mail.html).toBeUndefined()
  })

  test('brings its files; one that is a message opens as an e-mail, with its own files', async () => {
    const { files } = await read(msgOf())
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Plan März.csv', 'text/csv'],
      ['image001.png', 'image/png'],
      ['Bitte um ein Motiv.eml', 'message/rfc822'],
      ['Film.mp4', 'application/octet-stream'],
    ])
    expect(files[1]).toMatchObject({ contentId: 'motiv@agentur', isHidden: true })
    expect(files[3]!.bytes).toBeUndefined()
    const inside = await readMail(files[2]!.bytes!)
    expect(inside).toMatchObject({
      subject: 'Bitte um ein Motiv',
      from: [{ name: 'Henning Vahl', address: 'h.vahl@kunde.example' }],
    })
    expect(inside.text?.trim()).toBe('Guten Morgen, Grüße!')
    expect(inside.files[0]!.name).toBe("Zusage 'ja'.txt")
    expect(textOf(inside.files[0]!.bytes)).toBe('mehr')
  })

  test('a long subject of a message inside keeps all its letters', async () => {
    const subject = `${'Abstimmung über Überführung '.repeat(8)}🙂 Ende`
    const attached = (await import('./msg/write-eml.ts')).writeEml({
      subject,
      from: [{ name: 'Äußerst „lang“ benannte Person mit viel Text', address: 'a@example.com' }],
      to: [],
      cc: [],
      bcc: [],
      files: [],
    })
    const mail = await readMail(attached)
    expect(mail.subject).toBe(subject)
    expect(mail.from).toEqual([
      { name: 'Äußerst „lang“ benannte Person mit viel Text', address: 'a@example.com' },
    ])
  })

  test('its HTML is read in the code page that it names', async () => {
    const html = latin('<p>Gr\u00FC\u00DFe</p>')
    expect((await read(msgOf({ values: { 0x1013: html, 0x3fde: 28591 } }))).html).toBe('<p>Grüße</p>')
    const cyrillic = latin('<p>\u00CF\u00F0\u00E8</p>')
    expect((await read(msgOf({ values: { 0x1013: cyrillic, 0x3fde: 1251 } }))).html).toBe('<p>При</p>')
    expect((await read(msgOf({ values: { 0x1013: html } }))).html).toBe('<p>Grüße</p>')
  }) // prettier-ignore

  test('texts in bytes are read in the code page of the message', async () => {
    const mail = await read(msgOf({ isAnsi: true, values: { 0x0037: '\u00CF\u00F0\u00E8', 0x3ffd: 1251 } })) // prettier-ignore
    expect(mail.subject).toBe('При')
    expect(mail.to).toMatchObject([{ name: 'Henning Vahl' }])
  })

  const rtfOf = (rtf: string) => {
    const bytes = new Uint8Array(16 + rtf.length)
    const view = new DataView(bytes.buffer)
    view.setUint32(0, rtf.length + 12, true)
    view.setUint32(4, rtf.length, true)
    view.setUint32(8, 0x414c454d, true)
    bytes.set(latin(rtf), 16)
    return bytes
  }

  test('HTML that lies in its RTF is taken out of it', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252\fromhtml1 \deff0{\fonttbl{\f0\fswiss Arial;}{\f1\fswiss\fcharset204 Arial;}}{\colortbl\red0\green0\blue0;}{\*\htmltag64 <p style="x:\{y\}">}\htmlrtf \par{\htmlrtf0 Gr\'fc\'dfe \u8364?1 {\f1 \'cf\'f0}\htmlrtf }\htmlrtf0{\*\htmltag84 &lt;}\htmlrtf <\htmlrtf0{\*\mhtmltag64 <p>}{\*\htmltag72 </p>}}`
    const mail = await read(msgOf({ values: { 0x1009: rtfOf(rtf) } }))
    expect(mail.html).toBe('<p style="x:{y}">Grüße €1 Пр&lt;</p>')
    expect(mail.text).toBe('Nur die Worte.')
  })

  test('of RTF without HTML its words are read, and one that is broken says nothing', async () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\generator Outlook}Guten Tag,\par bis\~bald\bullet}`
    const words = { 0x1000: '' }
    expect((await read(msgOf({ values: { ...words, 0x1009: rtfOf(rtf) } }))).text).toBe('Guten Tag,\r\nbis\u00A0bald•') // prettier-ignore
    expect((await read(msgOf({ values: { 0x1009: new Uint8Array(3) } }))).text).toBe('Nur die Worte.') // prettier-ignore
  })

  test('a compound file that is no message, is cut off or leads in circles, is none', async () => {
    const whole = msgOf()
    await expect(read(whole.slice(0, 2_000))).rejects.toThrow()
    const circle = msgOf()
    const view = new DataView(circle.buffer)
    const table = (view.getUint32(76, true) + 1) * 512
    const directory = view.getUint32(48, true)
    view.setUint32(table + directory * 4, directory, true)
    await expect(read(circle)).rejects.toThrow('A chain goes in circles')
    const other = (await import('../testing/compound-file.ts')).compoundFileOf({ Workbook: latin('x') }) // prettier-ignore
    await expect(read(other)).rejects.toThrow('No e-mail')
  })
})

test('is read in the page where no thread comes, and in the thread where one does', async () => {
  const refused = () => {
    throw new DOMException('policy', 'SecurityError')
  }
  expect((await loadMail(plainEml().buffer, refused)).subject).toBe('Grüße')
  const state = { isOver: false }
  const started = () => {
    const target = new EventTarget()
    return Object.assign(target, {
      postMessage: (bytes: ArrayBuffer) =>
        void readMail(bytes).then((mail) =>
          target.dispatchEvent(Object.assign(new Event('message'), { data: mail })),
        ),
      terminate: () => void (state.isOver = true),
    }) as unknown as Worker
  }
  expect((await loadMail(plainEml().buffer, started)).subject).toBe('Grüße')
  expect(state.isOver).toBe(true)
})
