import { zipOf } from './zip.ts'

export interface PdfOptions {
  pages?: number
  /** Opens with a password alone. */
  isLocked?: boolean
  /** Pages are drawn without a letter, as a scan is. */
  isScan?: boolean
  /** The first page leads to an address, to one that is not safe, and to the last page. */
  hasLinks?: boolean
  /** The second page lies on its side. */
  hasLandscape?: boolean
}

/** A document of pages in A4, each with its number on it. */
export function pdfOf(options: PdfOptions = {}): string {
  const { pages = 3, isLocked, isScan, hasLinks, hasLandscape } = options
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  for (let page = 1; page <= pages; page++) {
    const words = isScan
      ? ''
      : `\nBT /F1 30 Tf 60 720 Td (Mediaplan Blatt ${page}) Tj ET\nBT /F1 12 Tf 60 690 Td (Budget und Streuung der Woche ${page}) Tj ET`
    const text = `0.14 0.57 0.83 rg 0 812 595 30 re f 0.1 g${words}`
    const links = hasLinks && page === 1 ? ` /Annots [${linksTo(pages * 2 + 2)}]` : ''
    const box = hasLandscape && page === 2 ? ' /MediaBox [0 0 842 595]' : ''
    objects.push(`<< /Type /Page /Parent 2 0 R /Contents ${page * 2 + 3} 0 R${box}${links} >>`)
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`)
  }
  if (isLocked) {
    const key = '00'.repeat(32)
    objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`)
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const lock = isLocked ? ` /Encrypt ${objects.length} 0 R /ID [<0011> <0011>]` : ''
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`
  return URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
}

const linksTo = (page: number) =>
  [
    '/A << /S /URI /URI (https://alpenquell.example/) >>',
    '/A << /S /URI /URI (javascript:alert\\(1\\)) >>',
    `/Dest [${page} 0 R /Fit]`,
  ]
    .map((to, index) => {
      const top = 660 - index * 30
      return `<< /Type /Annot /Subtype /Link /Rect [60 ${top - 20} 300 ${top}] /Border [0 0 0] ${to} >>`
    })
    .join(' ')

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageLinks = 'http://schemas.openxmlformats.org/package/2006/relationships'
/** What the parts of Office files are called before their kind. */
export const declaredTypes = 'application/vnd.openxmlformats-officedocument'

/** A file of Office as an address, from its parts: each with its type, or none. */
export function officeFile(
  main: string,
  parts: Record<string, [type: string, text: string]>,
): string {
  const overrides = Object.entries(parts)
    .filter(([, [type]]) => type !== '')
    .map(([path, [type]]) => `<Override PartName="/${path}" ContentType="${type}+xml"/>`)
    .join('')
  const files = Object.entries(parts).map(([path, [, text]]) => [path, declaration + text])
  return URL.createObjectURL(
    zipOf({
      '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`,
      '_rels/.rels': `${declaration}<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="${main}"/></Relationships>`,
      ...Object.fromEntries(files),
    }),
  )
}

/** What a part of it leads to, by kind and address. */
export const relations = (...targets: [kind: string, target: string, mode?: string][]) =>
  `<Relationships xmlns="${packageLinks}">${targets
    .map(
      ([kind, target, mode], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`

/** A letter with a heading, a table, a link that is good and one that is not; and a drawing of Windows, if wanted. */
export function docxOf({ hasDrawing }: { hasDrawing?: boolean } = {}): string {
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const p = (text: string, style = '') =>
    `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  const cell = (text: string) => `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${p(text)}</w:tc>` // prettier-ignore
  const link = (id: string, text: string) => `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>` // prettier-ignore
  const drawing = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="1905000" cy="952500"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  const body = [
    p('Briefing Sommerfrische', 'berschrift1'),
    p('Wir suchen Menschen, die im Sommer draußen sind.'),
    p('Budget', 'berschrift2'),
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell('Kanal')}${cell('Anteil')}</w:tr><w:tr>${cell('Fernsehen')}${cell('60 %')}</w:tr></w:tbl>`,
    // A bullet and a tick of Word's own fonts.
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:t xml:space="preserve"> Freigegeben</w:t></w:r></w:p>',
    link('rId2', 'Zur Marke'),
    link('rId3', 'Nicht zu folgen'),
    hasDrawing ? drawing : '',
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708"/></w:sectPr>',
  ].join('')
  const heading = (id: string, level: number, size: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="heading ${level}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`
  return officeFile('word/document.xml', {
    'word/document.xml': [
      `${declaredTypes}.wordprocessingml.document.main`,
      `<w:document xmlns:w="${w}" xmlns:r="${office}"><w:body>${body}</w:body></w:document>`,
    ],
    'word/styles.xml': [
      `${declaredTypes}.wordprocessingml.styles`,
      `<w:styles xmlns:w="${w}">${heading('berschrift1', 1, 40)}${heading('berschrift2', 2, 28)}</w:styles>`,
    ],
    'word/_rels/document.xml.rels': [
      '',
      relations(
        ['styles', 'styles.xml'],
        ['hyperlink', 'https://alpenquell.example/', 'External'],
        ['hyperlink', 'javascript:alert(1)', 'External'],
        ['numbering', 'numbering.xml'],
        ['image', 'media/drawing.emf'],
      ),
    ],
    'word/media/drawing.emf': ['', 'a drawing of Windows'],
    'word/numbering.xml': [
      `${declaredTypes}.wordprocessingml.numbering`,
      `<w:numbering xmlns:w="${w}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0B7;"/><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ],
  })
}

/** Two sheets, the first with as many weeks as asked for; numbers are money, shares and days. */
export function xlsxOf(weeks = 400): string {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const text = (value: string, style = 0) => `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>` // prettier-ignore
  const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const lines = Array.from({ length: weeks }, (_, week) =>
    row(
      text(`KW ${week + 1}`),
      number(12_500.5 + week * 10, 2),
      number(0.19, 3),
      number(46_000 + week * 7, 4),
    ),
  )
  const sheet = (rows: string, more = '') =>
    `<worksheet xmlns="${main}"><cols><col min="1" max="1" width="14" customWidth="1"/></cols><sheetData>${rows}</sheetData>${more}</worksheet>`
  return officeFile('xl/workbook.xml', {
    'xl/workbook.xml': [
      `${declaredTypes}.spreadsheetml.sheet.main`,
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Streuplan" sheetId="1" r:id="rId1"/><sheet name="Sender" sheetId="2" r:id="rId2"/><sheet name="Notizen" sheetId="3" r:id="rId3"/></sheets></workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      '',
      relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['worksheet', 'worksheets/sheet3.xml'],
        ['styles', 'styles.xml'],
      ),
    ],
    'xl/styles.xml': [
      `${declaredTypes}.spreadsheetml.styles`,
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    'xl/worksheets/sheet1.xml': [
      `${declaredTypes}.spreadsheetml.worksheet`,
      sheet(
        row(text('Woche', 1), text('Budget', 1), text('Anteil', 1), text('Start', 1)) +
          lines.join(''),
      ),
    ],
    'xl/worksheets/sheet2.xml': [
      `${declaredTypes}.spreadsheetml.worksheet`,
      sheet(
        row(text('Alle Sender', 1), '<c/>') + row(text('Erstes'), text('Zweites')),
        '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>',
      ),
    ],
    'xl/worksheets/sheet3.xml': [`${declaredTypes}.spreadsheetml.worksheet`, sheet('')],
  })
}

/**
 * A media plan as agencies keep them: bars are filled cells, its head and first column stay in sight, a cell
 * takes two rows, conditions colour it; and beside it a sheet that is nothing but a diagram.
 */
export function colouredXlsxOf(): string {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const text = (value: string, style = 0) => `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>` // prettier-ignore
  const number = (value: number) => `<c><v>${value}</v></c>`
  const bar = (style: number, count: number) => `<c s="${style}"/>`.repeat(count)
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const weeks = Array.from({ length: 24 }, (_, week) => text(`KW ${week + 1}`, 1))
  const channels = Array.from({ length: 60 }, (_, channel) =>
    row(
      text(`Kanal ${channel + 1}`, 3),
      number((channel % 11) * 10),
      text(channel % 3 ? 'gebucht' : 'offen'),
      bar(2, 1 + (channel % 5)),
    ),
  )
  const rule = (range: string, priority: number, inner: string) =>
    `<conditionalFormatting sqref="${range}">${inner.replace('<cfRule', `<cfRule priority="${priority}"`)}</conditionalFormatting>`
  return officeFile('xl/workbook.xml', {
    'xl/workbook.xml': [
      `${declaredTypes}.spreadsheetml.sheet.main`,
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Plan" sheetId="1" r:id="rId1"/><sheet name="Verlauf" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      '',
      relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['chartsheet', 'chartsheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ),
    ],
    'xl/styles.xml': [
      `${declaredTypes}.spreadsheetml.styles`,
      `<styleSheet xmlns="${main}"><fonts count="3"><font><sz val="11"/></font><font><b/><color rgb="FFFFFFFF"/></font><font><i/><color rgb="FFC00000"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F4E78"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FF63BE7B"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="center"/></xf><xf fillId="3" applyFill="1"/><xf fontId="2" applyFont="1"/></cellXfs><dxfs count="1"><dxf><font><color rgb="FF9C0006"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf></dxfs></styleSheet>`,
    ],
    'xl/worksheets/sheet1.xml': [
      `${declaredTypes}.spreadsheetml.worksheet`,
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="2" ySplit="1" topLeftCell="C2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><sheetData>${row(text('Kanal', 1), text('Anteil', 1), text('Stand', 1), ...weeks)}${channels.join('')}${row(text('Zusammen'), text('aller Kanäle'))}${row()}</sheetData><mergeCells count="1"><mergeCell ref="A62:A63"/></mergeCells>${rule('B2:B61', 1, '<cfRule type="colorScale"><colorScale><cfvo type="min"/><cfvo type="max"/><color rgb="FFFFFFFF"/><color rgb="FFFFD966"/></colorScale></cfRule>')}${rule('C2:C61', 2, '<cfRule type="expression" dxfId="0"><formula>$C2="offen"</formula></cfRule>')}${rule('A2:A61', 3, '<cfRule type="expression" dxfId="0"><formula>SUM($B2:$C2)&gt;1000</formula></cfRule>')}</worksheet>`,
    ],
    'xl/chartsheets/sheet1.xml': [
      `${declaredTypes}.spreadsheetml.chartsheet`,
      `<chartsheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>`,
    ],
  })
}

/** A workbook of nothing but diagrams. */
export function chartsOnlyXlsxOf(): string {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const chart = (): [string, string] => [
    `${declaredTypes}.spreadsheetml.chartsheet`,
    `<chartsheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>`,
  ]
  return officeFile('xl/workbook.xml', {
    'xl/workbook.xml': [
      `${declaredTypes}.spreadsheetml.sheet.main`,
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Verlauf" sheetId="1" r:id="rId1"/><sheet name="Anteile" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      '',
      relations(['chartsheet', 'chartsheets/sheet1.xml'], ['chartsheet', 'chartsheets/sheet2.xml']),
    ],
    'xl/chartsheets/sheet1.xml': chart(),
    'xl/chartsheets/sheet2.xml': chart(),
  })
}

/** What Word, Excel and PowerPoint make of a document with a password: a container of another kind. */
export function lockedOfficeOf(): string {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const bytes = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, ...name, 0])
  return URL.createObjectURL(new Blob([bytes]))
}

/** The same of an OpenDocument program: it stands in the list of what is inside. */
export const lockedOpenDocumentOf = (): string =>
  URL.createObjectURL(
    zipOf({
      'META-INF/manifest.xml':
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
      'content.xml': 'nothing that anybody could read',
    }),
  )

/** As German Excel writes it: semicolons, commas in numbers, an encoding of its own. */
export function csvOf(): string {
  const bytes = [...'Straße;Wert\r\nMünchen;1,5\r\n'].map((letter) => letter.charCodeAt(0))
  return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'text/csv' }))
}
