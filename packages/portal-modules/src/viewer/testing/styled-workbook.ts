import { declaredTypes as types, officeFile, relations } from './documents.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const font = (size: number) => `<font><sz val="${size}"/><name val="Calibri"/></font>`
const colour = (name: string, rgb: string) => `<${name} rgb="${rgb}"/>`
const fills = [
  '<patternFill patternType="none"/>',
  '<patternFill patternType="gray125"/>',
  `<patternFill patternType="lightUp">${colour('fgColor', 'FF00B050')}${colour('bgColor', 'FFFFFFFF')}</patternFill>`,
  `<gradientFill degree="45"><stop position="0">${colour('color', 'FFFF0000')}</stop><stop position="1">${colour('color', 'FFFFFF00')}</stop></gradientFill>`,
]
const formats = [
  '<xf/>',
  '<xf fontId="1" applyFont="1"/>',
  '<xf fillId="2" applyFill="1"/>',
  '<xf fillId="3" applyFill="1"/>',
  ...[90, 45, 180, 255].map((turn) => `<xf applyAlignment="1"><alignment textRotation="${turn}"/></xf>`), // prettier-ignore
  '<xf applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>',
]

/**
 * A workbook whose looks go beyond colours: a large title across frozen and other columns, a pattern, a gradient,
 * rotated and wrapped text, a row with a height, a comment, icons beside numbers.
 */
export function styledXlsxOf(): string {
  const text = (value: string, style = 0) => `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>` // prettier-ignore
  const weeks = Array.from({ length: 30 }, (_, week) => text(`KW ${week + 1}`)).join('')
  const rows = [
    `<row r="1">${text('Mediaplan Sommerfrische', 1)}</row>`,
    `<row r="2">${text('Muster', 2)}${text('Verlauf', 3)}${weeks}</row>`,
    `<row r="3">${text('Hochkant', 4)}${text('Schräg', 5)}${text('Abwärts', 6)}${text('Turm', 7)}</row>`,
    `<row r="4">${text('Ein Satz, der in weitere Zeilen läuft', 8)}${text('Hinweis')}</row>`,
    `<row r="5" ht="60" customHeight="1">${text('Hoch')}<c><v>7</v></c></row>`,
    ...Array.from({ length: 40 }, (_, at) => `<row r="${6 + at}">${text(`Zeile ${6 + at}`)}</row>`),
  ]
  return officeFile('xl/workbook.xml', {
    'xl/workbook.xml': [
      `${types}.spreadsheetml.sheet.main`,
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Plan" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      '',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    ],
    'xl/styles.xml': [
      `${types}.spreadsheetml.styles`,
      `<styleSheet xmlns="${main}"><fonts count="2">${font(11)}${font(22)}</fonts><fills count="${fills.length}">${fills.map((fill) => `<fill>${fill}</fill>`).join('')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`,
    ],
    'xl/worksheets/sheet1.xml': [
      `${types}.spreadsheetml.worksheet`,
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="2" width="14" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:H1"/></mergeCells><conditionalFormatting sqref="B5"><cfRule type="iconSet" priority="1"><iconSet iconSet="3Arrows"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet></cfRule></conditionalFormatting></worksheet>`,
    ],
    'xl/worksheets/_rels/sheet1.xml.rels': ['', relations(['comments', '../comments1.xml'])],
    'xl/comments1.xml': [
      `${types}.spreadsheetml.comments`,
      `<comments xmlns="${main}"><authors><author>Aylin</author></authors><commentList><comment ref="B4" authorId="0"><text><r><t>Preis steht noch aus</t></r></text></comment></commentList></comments>`,
    ],
  })
}
