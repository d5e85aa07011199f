/** A one-page PDF in A4 with a coloured band, a heading and lines of text. */
export function pdf(title: string, lines: readonly string[], colour: string): Buffer {
  const page = [
    `${rgb(colour)} rg 0 812 595 30 re f`,
    `BT 0.13 0.15 0.2 rg /F2 20 Tf 56 752 Td (${text(title)}) Tj ET`,
    `BT /F1 11 Tf 56 716 Td 18 TL ${lines.map((line) => `(${text(line)}) Tj T*`).join(' ')} ET`,
    `BT 0.45 0.48 0.55 rg /F1 9 Tf 56 40 Td (Br\\374ckner Vahl Media GmbH \\267 Hamburg) Tj ET`,
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
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
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
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
