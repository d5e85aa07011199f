import { escape, officeFile, relations, type Part } from './office.ts'

/** A slide: its title, and points or a table below it. */
export interface Slide {
  title: string
  /** Below the title of the first slide. */
  subtitle?: string
  /** Two blanks before a point make it one of the second level. */
  points?: readonly string[]
  /** The first row is the head. */
  table?: readonly (readonly string[])[]
  notes?: string
}

const a = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const p = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spaces = `xmlns:a="${a}" xmlns:r="${r}" xmlns:p="${p}"`

/** 16 : 9, in the measure of Office: 360,000 to a centimetre. */
const [width, height] = [12_192_000, 6_858_000]
const edge = 760_000

/** A presentation with a master, two layouts, and notes for who speaks. */
export function pptx(slides: readonly Slide[], primary: string, secondary: string): Buffer {
  const [first, second] = [primary.slice(1), secondary.slice(1)]
  const numbers = slides.map((_, at) => at + 1)
  const each = <T>(list: readonly T[], of: (item: T, at: number) => [string, Part][]) =>
    Object.fromEntries(list.flatMap(of))
  const plain = (...targets: Parameters<typeof relations>[0]): Part => [undefined, relations(targets)] // prettier-ignore
  return officeFile('ppt/presentation.xml', {
    'ppt/presentation.xml': ['presentationml.presentation.main', presentation(slides.length)],
    'ppt/_rels/presentation.xml.rels': plain(
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['notesMaster', 'notesMasters/notesMaster1.xml'],
      ...numbers.map((at) => ['slide', `slides/slide${at}.xml`] as const),
    ),
    'ppt/theme/theme1.xml': ['theme', theme(first, second)],
    'ppt/theme/theme2.xml': ['theme', theme(first, second)],
    'ppt/slideMasters/slideMaster1.xml': ['presentationml.slideMaster', master],
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': plain(
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['slideLayout', '../slideLayouts/slideLayout2.xml'],
      ['theme', '../theme/theme1.xml'],
    ),
    'ppt/slideLayouts/slideLayout1.xml': ['presentationml.slideLayout', titleLayout],
    'ppt/slideLayouts/slideLayout2.xml': ['presentationml.slideLayout', contentLayout],
    ...each([1, 2], (at) => [
      [
        `ppt/slideLayouts/_rels/slideLayout${at}.xml.rels`,
        plain(['slideMaster', '../slideMasters/slideMaster1.xml']),
      ],
    ]),
    'ppt/notesMasters/notesMaster1.xml': ['presentationml.notesMaster', notesMaster],
    'ppt/notesMasters/_rels/notesMaster1.xml.rels': plain(['theme', '../theme/theme2.xml']),
    ...each(slides, (slide, at) => [
      [`ppt/slides/slide${at + 1}.xml`, ['presentationml.slide', slideOf(slide)]],
      [
        `ppt/slides/_rels/slide${at + 1}.xml.rels`,
        plain(
          ['slideLayout', `../slideLayouts/slideLayout${at === 0 ? 1 : 2}.xml`],
          ...(slide.notes
            ? [['notesSlide', `../notesSlides/notesSlide${at + 1}.xml`] as const]
            : []),
        ),
      ],
      ...(slide.notes ? notesOf(slide.notes, at + 1, plain) : []),
    ]),
  })
}

const notesOf = (
  words: string,
  at: number,
  plain: (...targets: Parameters<typeof relations>[0]) => Part,
): [string, Part][] => [
  [
    `ppt/notesSlides/notesSlide${at}.xml`,
    [
      'presentationml.notesSlide',
      `<p:notes ${spaces}>${tree(shape(2, 'Notizen', '<p:ph type="body" idx="1"/>', '', line(words)))}${mapped}</p:notes>`,
    ],
  ],
  [
    `ppt/notesSlides/_rels/notesSlide${at}.xml.rels`,
    plain(
      ['notesMaster', '../notesMasters/notesMaster1.xml'],
      ['slide', `../slides/slide${at}.xml`],
    ),
  ],
]

const presentation = (count: number) =>
  `<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${Array.from({ length: count }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 3}"/>`).join('')}</p:sldIdLst><p:sldSz cx="${width}" cy="${height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`

const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'
const tree = (shapes: string, background = '') =>
  `<p:cSld>${background}<p:spTree>${group}${shapes}</p:spTree></p:cSld>`
const mapped = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>'
const map =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'
const place = (x: number, y: number, cx: number, cy: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`
const fill = (scheme: string) => `<a:solidFill><a:schemeClr val="${scheme}"/></a:solidFill>`

/** `box`: attributes of the text's box; `levels`: how its lines look. */
const shape = (
  id: number,
  name: string,
  holder: string,
  look: string,
  text: string,
  box = '',
  levels = '',
) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr>${holder}</p:nvPr></p:nvSpPr><p:spPr>${look}</p:spPr><p:txBody><a:bodyPr${box}/><a:lstStyle>${levels}</a:lstStyle>${text}</p:txBody></p:sp>`
const bar = (id: number, x: number, y: number, cx: number, cy: number, scheme: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Fläche ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${place(x, y, cx, cy)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill(scheme)}<a:ln><a:noFill/></a:ln></p:spPr></p:sp>`
/** `run`: attributes of its letters; `inside`: what goes into them. */
const line = (words: string, look = '', run = '', inside = '') =>
  `<a:p>${look}<a:r><a:rPr lang="de-DE"${run}>${inside}</a:rPr><a:t>${escape(words)}</a:t></a:r></a:p>`

function slideOf({ title, subtitle, points = [], table }: Slide): string {
  const heading = shape(2, 'Titel', `<p:ph type="${subtitle ? 'ctrTitle' : 'title'}"/>`, '', line(title)) // prettier-ignore
  const below = subtitle
    ? shape(3, 'Untertitel', '<p:ph type="subTitle" idx="1"/>', '', line(subtitle))
    : table
      ? tableOf(table)
      : shape(3, 'Inhalt', '<p:ph idx="1"/>', '', points.map(point).join(''))
  return `<p:sld ${spaces}>${tree(heading + below)}${mapped}</p:sld>`
}

const point = (words: string) =>
  words.startsWith('  ') ? line(words.trim(), '<a:pPr lvl="1"/>') : line(words)

function tableOf(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]!.length
  const cell = (words: string, at: number, column: number) => {
    const right = /^\d[\d.]* [€%]$/.test(rows[1]![column]!) ? '<a:pPr algn="r"/>' : ''
    const run = at === 0 ? ' sz="1800" b="1"' : ' sz="1800"'
    const ground = at === 0 ? fill('accent1') : at % 2 ? fill('bg2') : '<a:noFill/>'
    return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${line(words, right, run, at === 0 ? fill('bg1') : '')}</a:txBody><a:tcPr anchor="ctr">${ground}</a:tcPr></a:tc>`
  }
  const wide = width - 2 * edge
  const widths = rows[0]!.map((_, at) => Math.floor(at === 0 ? wide * 0.4 : (wide * 0.6) / (columns - 1))) // prettier-ignore
  const lines = rows.map(
    (row, at) =>
      `<a:tr h="480000">${row.map((words, column) => cell(words, at, column)).join('')}</a:tr>`,
  )
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="Tabelle"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="${edge}" y="1900000"/><a:ext cx="${wide}" cy="${rows.length * 480_000}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1" bandRow="1"/><a:tblGrid>${widths.map((cx) => `<a:gridCol w="${cx}"/>`).join('')}</a:tblGrid>${lines.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

const style = (size: number, more: string, run = '') =>
  `${more}<a:defRPr sz="${size}"${run}>${fill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr>`
const bullet = (level: number, indent: number, size: number) =>
  `<a:lvl${level}pPr marL="${indent}" indent="-285750">${style(size, '<a:spcBef><a:spcPts val="900"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="•"/>')}</a:lvl${level}pPr>`

const master = `<p:sldMaster ${spaces}>${tree(
  bar(7, 0, 0, 190_000, height, 'accent1') +
    shape(2, 'Titel', '<p:ph type="title"/>', place(edge, 560_000, width - 2 * edge, 1_000_000), line('Titel'), ' anchor="b"') + // prettier-ignore
    shape(3, 'Inhalt', '<p:ph type="body" idx="1"/>', place(edge, 1_850_000, width - 2 * edge, 4_200_000), line('Inhalt')), // prettier-ignore
  `<p:bg><p:bgPr>${fill('bg1')}<a:effectLst/></p:bgPr></p:bg>`,
)}${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr>${style(3200, '', ' b="1"')}</a:lvl1pPr></p:titleStyle><p:bodyStyle>${bullet(1, 285_750, 2400)}${bullet(2, 742_950, 2000)}</p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`

const titleLayout = `<p:sldLayout ${spaces} type="title">${tree(
  bar(7, 0, 4_300_000, width, 130_000, 'accent2') +
    shape(2, 'Titel', '<p:ph type="ctrTitle"/>', place(edge, 1_500_000, width - 2 * edge, 2_400_000), line('Titel'), ' anchor="b"', '<a:lvl1pPr><a:defRPr sz="4400"/></a:lvl1pPr>') + // prettier-ignore
    shape(3, 'Untertitel', '<p:ph type="subTitle" idx="1"/>', place(edge, 4_650_000, width - 2 * edge, 900_000), line('Untertitel'), '', '<a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="2000"/></a:lvl1pPr>'), // prettier-ignore
)}${mapped}</p:sldLayout>`

const contentLayout = `<p:sldLayout ${spaces} type="obj">${tree(
  shape(2, 'Titel', '<p:ph type="title"/>', '', line('Titel')) +
    shape(3, 'Inhalt', '<p:ph idx="1"/>', '', line('Inhalt')),
)}${mapped}</p:sldLayout>`

const notesMaster = `<p:notesMaster ${spaces}>${tree(
  shape(2, 'Notizen', '<p:ph type="body" idx="1"/>', place(685_800, 4_400_550, 5_486_400, 3_600_450), line('Notizen')), // prettier-ignore
)}${map}</p:notesMaster>`

function theme(primary: string, secondary: string): string {
  const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>` // prettier-ignore
  const colours = [
    colour('dk1', '1D2430'),
    colour('lt1', 'FFFFFF'),
    colour('dk2', '3B4456'),
    colour('lt2', 'F1F3F6'),
    colour('accent1', primary),
    colour('accent2', secondary),
    ...['accent3', 'accent4', 'accent5', 'accent6'].map((name) => colour(name, primary)),
    colour('hlink', primary),
    colour('folHlink', primary),
  ].join('')
  const font = (name: string) => `<a:${name}><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>` // prettier-ignore
  const one = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const stroke = `<a:ln w="6350">${one}</a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  return `<a:theme xmlns:a="${a}" name="Atrium"><a:themeElements><a:clrScheme name="Atrium">${colours}</a:clrScheme><a:fontScheme name="Atrium">${font('majorFont')}${font('minorFont')}</a:fontScheme><a:fmtScheme name="Atrium"><a:fillStyleLst>${one.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${stroke.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${one.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
}
