import type { Brand, Mode } from './tokens.ts'

/** What became of a brand colour, for whoever chooses it. */
export interface BrandReport {
  /** The colour as it was entered; the default stands in for none. */
  chosen: string
  /** The colour was understood; else the default stands in. */
  isReadable: boolean
  /** The fill is exactly the chosen colour. */
  isKept: boolean
  /** The fill as emitted. */
  fill: string
  /** Steps of CIE lightness that the fill moved, below 0 darker; 0 where it is kept. */
  moved: number
  /** What is written on the fill. */
  on: string
  /** Modes in which the fill needs an outline of another tone to stand out. */
  outlinedIn: Mode[]
  /** Modes in which words in the brand's colour need another tone. */
  textShiftedIn: Mode[]
  /** The tone of outlines, progress and selection. */
  edge: Record<Mode, string>
  /** The tone of links and words. */
  text: Record<Mode, string>
}

const WORDS = {
  en: {
    accent: 'Second colour: ',
    unreadable: (chosen: string, fill: string) =>
      `“${chosen}” is not a colour; ${fill} is used instead`,
    kept: (fill: string, on: string) => `Fill ${fill} as chosen, ${on}`,
    moved: (fill: string, steps: string, side: string, on: string) =>
      `Fill ${fill}, ${steps} steps ${side} than chosen, so that text on it reaches 7:1; ${on}`,
    side: { darker: 'darker', lighter: 'lighter' },
    white: 'white text on it',
    black: 'black text on it',
    dark: (on: string) => `dark text on it (${on})`,
    mode: { light: 'Light', dark: 'Dark' },
    both: 'Light and dark',
    edge: (tone: string) => `border added (${tone})`,
    text: (tone: string) => `link tone ${tone} used`,
    edgeAndText: (tone: string) => `border added, link tone ${tone} used`,
    none: 'readable as it is',
  },
  de: {
    accent: 'Zweite Farbe: ',
    unreadable: (chosen: string, fill: string) =>
      `„${chosen}“ ist keine Farbe, an ihrer Stelle steht ${fill}`,
    kept: (fill: string, on: string) => `Fläche ${fill} wie gewählt, ${on}`,
    moved: (fill: string, steps: string, side: string, on: string) =>
      `Fläche ${fill}, ${steps} Stufen ${side} als gewählt, damit Schrift darauf 7:1 erreicht; ${on}`,
    side: { darker: 'dunkler', lighter: 'heller' },
    white: 'Schrift darauf weiß',
    black: 'Schrift darauf schwarz',
    dark: (on: string) => `Schrift darauf dunkel (${on})`,
    mode: { light: 'Hell', dark: 'Dunkel' },
    both: 'Hell und Dunkel',
    edge: (tone: string) => `Rand ergänzt (${tone})`,
    text: (tone: string) => `Linkton ${tone}`,
    edgeAndText: (tone: string) => `Rand ergänzt, Linkton ${tone}`,
    none: 'lesbar wie gewählt',
  },
}

/**
 * A theme's report in sentences for an administrator, in German or English: what became of the
 * fill, then what each mode had to add, as in “Light: border added, link tone #6d6500 used”.
 */
export function describeReport(report: Record<Brand, BrandReport>, locale: string): string[] {
  const lines = describeBrand(report.brand, locale)
  if (report.accent.chosen === report.brand.chosen) return lines
  const { accent } = WORDS[languageOf(locale)]
  return [...lines, ...describeBrand(report.accent, locale).map((line) => `${accent}${line}`)]
}

function describeBrand(report: BrandReport, locale: string): string[] {
  const words = WORDS[languageOf(locale)]
  const { chosen, fill, isReadable, isKept, moved } = report
  const lines = isReadable ? [] : [words.unreadable(chosen, fill)]
  const on =
    report.on === '#ffffff'
      ? words.white
      : report.on === '#000000'
        ? words.black
        : words.dark(report.on)
  if (isKept) lines.push(words.kept(fill, on))
  else {
    const steps = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
      Math.abs(moved),
    )
    lines.push(words.moved(fill, steps, words.side[moved < 0 ? 'darker' : 'lighter'], on))
  }
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    describeMode(report, mode, words),
  )
  if (light === dark) return [...lines, `${words.both}: ${light}`]
  return [...lines, `${words.mode.light}: ${light}`, `${words.mode.dark}: ${dark}`]
}

function describeMode(
  { outlinedIn, textShiftedIn, edge, text }: BrandReport,
  mode: Mode,
  words: (typeof WORDS)['en'],
): string {
  const isOutlined = outlinedIn.includes(mode)
  const isShifted = textShiftedIn.includes(mode)
  if (isOutlined && isShifted) return words.edgeAndText(text[mode])
  if (isOutlined) return words.edge(edge[mode])
  return isShifted ? words.text(text[mode]) : words.none
}

function languageOf(locale: string): 'de' | 'en' {
  return /^de\b/i.test(locale) ? 'de' : 'en'
}
