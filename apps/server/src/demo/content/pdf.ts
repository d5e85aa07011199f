/** A page: a heading, lines of text, and a table below them. */
export interface PdfPage {
  heading: string
  lines: readonly string[]
  /** Rows of cells; the first row is the head. */
  table?: readonly (readonly string[])[]
}

/** A PDF in A4: a coloured band, the title, and its pages with numbers. */
export function pdf(title: string, pages: readonly PdfPage[], colour: string): Buffer {
  const contents = pages.map((page, index) => draw(title, page, colour, index + 1, pages.length))
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const first = 6
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${text(title)}) /Creator (Br\\374ckner Vahl Media GmbH) >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const dark = '0.13 0.15 0.2 rg'
const grey = '0.38 0.41 0.48 rg'

function draw(title: string, page: PdfPage, colour: string, number: number, count: number): string {
  const { heading, lines, table = [] } = page
  const write = (x: number, y: number, font: string, size: number, words: string) =>
    `BT /${font} ${size} Tf ${x} ${y} Td (${text(words)}) Tj ET`
  const parts = [`${rgb(colour)} rg 0 812 595 30 re f`, dark]
  let y = 758
  if (number === 1) {
    for (const line of wrap(title, 44)) {
      parts.push(write(56, y, 'F2', 22, line))
      y -= 28
    }
    y -= 14
  }
  parts.push(write(56, y, 'F2', 14, heading))
  y -= 26
  for (const line of lines.flatMap((one) => [...wrap(one, 84), ''])) {
    if (line) parts.push(write(56, y, 'F1', 11, line))
    y -= line ? 16 : 6
  }
  table.forEach((row, at) => {
    y -= 22
    if (at === 0) parts.push(`${rgb(colour)} rg 56 ${y - 7} 483 1.5 re f ${dark}`)
    else parts.push(`0.87 0.88 0.9 rg 56 ${y - 7} 483 0.5 re f ${dark}`)
    row.forEach((cell, column) =>
      parts.push(write(62 + column * 120, y, at === 0 ? 'F2' : 'F1', 10.5, cell)),
    )
  })
  parts.push(grey, write(56, 40, 'F1', 9, 'Brückner Vahl Media GmbH · Hamburg'))
  parts.push(write(486, 40, 'F1', 9, `Seite ${number} von ${count}`))
  return parts.join('\n')
}

/** Lines of at most so many letters. */
function wrap(words: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Characters beyond the font's encoding are left out of the page, not of the file name. */
const text = (value: string) =>
  value
    .replace(/[–—]/g, '\x96')
    .replace(/„/g, '\x84')
    .replace(/“/g, '\x93')
    .replace(/€/g, '\x80')
    .replace(/[^\x20-\xff]/gu, '')
    .replace(/[\\()]/g, (character) => `\\${character}`)

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
