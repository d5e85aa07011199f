import { zip } from './zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const packageLinks = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeLinks = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const officeType = 'application/vnd.openxmlformats-officedocument'

/** What a text document is made of, from top to bottom. */
export type Block =
  | { title: string }
  | { heading: string }
  | { text: string }
  | { points: readonly string[] }
  /** The first row is the head. */
  | { table: readonly (readonly string[])[] }

/** A text document in A4 with real headings, lists and tables. */
export function docx(blocks: readonly Block[], colour: string): Buffer {
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const body = blocks.map(write).join('')
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
  return officeFile('word/document.xml', {
    'word/document.xml': [
      'wordprocessingml.document.main',
      `<w:document xmlns:w="${w}"><w:body>${body}${section}</w:body></w:document>`,
    ],
    'word/styles.xml': ['wordprocessingml.styles', textStyles(w, colour.slice(1))],
    'word/_rels/document.xml.rels': [undefined, relations([['styles', 'styles.xml']])],
  })
}

const paragraph = (text: string, style = '', run = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run}<w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`

function write(block: Block): string {
  if ('title' in block) return paragraph(block.title, 'Titel')
  if ('heading' in block) return paragraph(block.heading, 'berschrift1')
  if ('text' in block) return paragraph(block.text)
  if ('points' in block)
    return block.points.map((point) => paragraph(`•  ${point}`, 'Punkt')).join('')
  const [head = []] = block.table
  const width = Math.floor(9072 / head.length)
  const edge = (name: string) => `<w:${name} w:val="single" w:sz="4" w:color="D5D8DE"/>`
  const row = (cells: readonly string[], at: number) =>
    `<w:tr>${cells
      .map(
        (cell) =>
          `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(cell, '', at === 0 ? '<w:rPr><w:b/></w:rPr>' : '')}</w:tc>`,
      )
      .join('')}</w:tr>`
  return `<w:tbl><w:tblPr><w:tblW w:w="9072" w:type="dxa"/><w:tblBorders>${edge('top')}${edge('bottom')}${edge('insideH')}</w:tblBorders></w:tblPr><w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(head.length)}</w:tblGrid>${block.table.map(row).join('')}</w:tbl>${paragraph('')}`
}

/** The styles of a German Word: their ids are German, their names are not. */
function textStyles(w: string, colour: string): string {
  const style = (id: string, name: string, before: number, after: number, run: string, more = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Standard"/><w:pPr><w:spacing w:before="${before}" w:after="${after}"/>${more}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
  return `<w:styles xmlns:w="${w}"><w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/></w:rPr></w:style>${style('Titel', 'Title', 0, 200, '<w:b/><w:sz w:val="44"/>')}${style('berschrift1', 'heading 1', 280, 100, `<w:b/><w:color w:val="${colour}"/><w:sz w:val="28"/>`)}${style('Punkt', 'List Bullet', 0, 60, '', '<w:ind w:left="284" w:hanging="284"/>')}</w:styles>`
}

/** How a number of a sheet is written. */
const formats = { text: 0, head: 1, money: 2, share: 3, count: 4 } as const
type SheetValue = string | { value: number; as: Exclude<keyof typeof formats, 'text' | 'head'> } // prettier-ignore

export interface SheetContent {
  name: string
  /** The first row is the head. */
  rows: readonly (readonly SheetValue[])[]
}

/** A workbook whose numbers are money, shares and counts. */
export function xlsx(sheets: readonly SheetContent[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const cell = (value: SheetValue, at: number) =>
    typeof value === 'string'
      ? `<c t="inlineStr" s="${at === 0 ? formats.head : formats.text}"><is><t>${escape(value)}</t></is></c>`
      : `<c s="${formats[value.as]}"><v>${value.value}</v></c>`
  const worksheet = ({ rows }: SheetContent) => {
    const columns = (rows[0] ?? [])
      .map(
        (_, at) =>
          `<col min="${at + 1}" max="${at + 1}" width="${at === 0 ? 18 : 16}" customWidth="1"/>`,
      ) // prettier-ignore
      .join('')
    const data = rows.map((row, at) => `<row>${row.map((value) => cell(value, at)).join('')}</row>`)
    return `<worksheet xmlns="${main}"><cols>${columns}</cols><sheetData>${data.join('')}</sheetData></worksheet>`
  }
  const names = sheets.map(({ name }, at) => `<sheet name="${escape(sheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`) // prettier-ignore
  return officeFile('xl/workbook.xml', {
    'xl/workbook.xml': [
      'spreadsheetml.sheet.main',
      `<workbook xmlns="${main}" xmlns:r="${officeLinks}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    'xl/styles.xml': [
      'spreadsheetml.styles',
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      undefined,
      relations([
        ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ...Object.fromEntries(
      sheets.map((sheet, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        ['spreadsheetml.worksheet', worksheet(sheet)] as Part,
      ]),
    ),
  })
}

/** What Excel takes as the name of a sheet. */
const sheetName = (name: string) => name.slice(0, 31).replace(/[[\]:*?/\\]/g, ' ')

export const relations = (targets: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships xmlns="${packageLinks}">${targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${officeLinks}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Its content type below the office formats', where it has one of its own, and its text. */
export type Part = [type: string | undefined, text: string]

/** An office file of these parts, which opens with the main one. */
export function officeFile(mainPart: string, parts: Record<string, Part>): Buffer {
  const types = Object.entries(parts)
    .filter(([, [type]]) => type !== undefined)
    .map(
      ([path, [type]]) => `<Override PartName="/${path}" ContentType="${officeType}.${type}+xml"/>`,
    ) // prettier-ignore
    .join('')
  return zip({
    '[Content_Types].xml': `${declaration}<Types xmlns="${packageTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    '_rels/.rels': declaration + relations([['officeDocument', mainPart]]),
    ...Object.fromEntries(
      Object.entries(parts).map(([path, [, text]]) => [path, declaration + text]),
    ),
  })
}

export const escape = (text: string) =>
  text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`)
