import { zipOf } from './zip.ts'

const address = (texts: Readonly<Record<string, string>>) => URL.createObjectURL(zipOf(texts))
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...targets: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([kind, to], at) =>
        `<Relationship Id="rId${at + 1}" Type="${links}/${kind}" Target="${to}"/>`,
    ) // prettier-ignore
    .join('')}</Relationships>`
const spaces = `xmlns:p="p" xmlns:a="a" xmlns:r="${links}"`
const line = (words: string, level = 0) =>
  `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${words}</a:t></a:r></a:p>`
const shape = (holder: string, ...lines: string[]) =>
  `<p:sp><p:nvPr>${holder && `<p:ph type="${holder}"/>`}</p:nvPr><p:txBody>${lines.join('')}</p:txBody></p:sp>`
const slide = (shapes: string, more = '') =>
  `<p:sld ${spaces}${more}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`

/** Four slides, not in the order of their names: one with notes, one with a table, one hidden. */
export function pptxOf({ isEvil = false } = {}): string {
  const cell = (words: string) => `<a:tc><a:txBody>${line(words)}</a:txBody></a:tc>`
  const table = `<p:graphicFrame><a:tbl><a:tr>${cell('Kanal')}${cell('Anteil')}</a:tr><a:tr>${cell('TV')}${cell('38 %')}</a:tr></a:tbl></p:graphicFrame>`
  return address({
    'ppt/presentation.xml': `${isEvil ? '<!DOCTYPE p [<!ENTITY a "b">]>' : ''}<p:presentation ${spaces}><p:sldIdLst>${[2, 1, 3, 4].map((id) => `<p:sldId r:id="rId${id}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      ['slide', 'slides/slide1.xml'],
      ['slide', '/ppt/slides/slide2.xml'],
      ['slide', 'slides/slide3.xml'],
      ['slide', 'slides/slide4.xml'],
    ),
    'ppt/slides/slide1.xml': slide(
      shape('title', line('Der Plan')) + shape('', line('Erst sehen'), line('dann reden', 1), line('')) + shape('sldNum', line('7')), // prettier-ignore
    ),
    'ppt/slides/_rels/slide1.xml.rels': relations(['notesSlide', '../notesSlides/notesSlide1.xml']),
    'ppt/notesSlides/notesSlide1.xml': `<p:notes ${spaces}>${shape('body', line('Pause lassen.'))}${shape('sldNum', line('1'))}</p:notes>`,
    'ppt/slides/slide2.xml': slide(
      shape('ctrTitle', '<a:p><a:r><a:t>Sommer</a:t></a:r><a:br/><a:r><a:t>frische</a:t></a:r></a:p>') + shape('subTitle', line('Ein Pitch')), // prettier-ignore
    ),
    'ppt/slides/slide3.xml': slide(table),
    'ppt/slides/slide4.xml': slide(shape('title', line('Verborgen')), ' show="0"'),
  })
}

const names =
  'xmlns:office="o" xmlns:draw="d" xmlns:text="t" xmlns:presentation="p" xmlns:table="ta"'
const open = (body: string) =>
  address({
    'content.xml': `<office:document-content ${names}><office:body>${body}</office:body></office:document-content>`,
  })

/** Two slides of LibreOffice, the first with notes. */
export function odpOf(): string {
  const box = (kind: string, inside: string) =>
    `<draw:frame presentation:class="${kind}"><draw:text-box>${inside}</draw:text-box></draw:frame>`
  const item = (inside: string) => `<text:list><text:list-item>${inside}</text:list-item></text:list>` // prettier-ignore
  return open(
    `<office:presentation><draw:page>${box('title', '<text:p>Herbst<text:line-break/>kampagne</text:p>')}${box('outline', item('<text:p>Vier<text:s text:c="2"/>Wochen</text:p>' + item('<text:p>zwei Motive</text:p>')))}<presentation:notes>${box('notes', '<text:p>Kurz halten.</text:p>')}</presentation:notes></draw:page><draw:page>${box('title', '<text:p>Kosten</text:p>')}</draw:page></office:presentation>`,
  )
}

/** A text of LibreOffice: a line, then two headings with a table below. */
export const odtOf = () =>
  open(
    '<office:text><text:tracked-changes><text:p>Gestrichen</text:p></text:tracked-changes><text:p>Vorab</text:p><text:h>Ziele</text:h><text:p>Mehr <text:span>Menschen</text:span></text:p><text:h>Kosten</text:h><table:table><table:table-row><table:table-cell><text:p>Posten</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Druck</text:p></table:table-cell></table:table-row></table:table></office:text>',
  )
