import { zip } from './zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const packageLinks = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeLinks = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A text document: a heading and paragraphs. */
export function docx(title: string, paragraphs: readonly string[]): Buffer {
  const paragraph = (text: string, run = '') =>
    `<w:p><w:r>${run}<w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`
  const body =
    paragraph(title, '<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>') +
    paragraphs.map((text) => paragraph(text)).join('')
  return officeFile('word/document.xml', 'wordprocessingml.document.main', {
    'word/document.xml': `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

/** A workbook of one sheet. */
export function xlsx(sheet: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${escape(value)}</t></is></c>`
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return officeFile('xl/workbook.xml', 'spreadsheetml.sheet.main', {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeLinks}"><sheets><sheet name="${escape(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${officeLinks}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  })
}

function officeFile(mainPart: string, type: string, parts: Record<string, string>): Buffer {
  const officeType = 'application/vnd.openxmlformats-officedocument'
  const sheetType = `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeType}.spreadsheetml.worksheet+xml"/>`
  return zip({
    '[Content_Types].xml': `${declaration}<Types xmlns="${packageTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainPart}" ContentType="${officeType}.${type}+xml"/>${mainPart.startsWith('xl') ? sheetType : ''}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${officeLinks}/officeDocument" Target="${mainPart}"/></Relationships>`,
    ...parts,
  })
}

const escape = (text: string) =>
  text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`)
