import type { CellStyle, Color, FillStyle, PatternFill } from 'hucre'
import { resolveThemeColor } from 'hucre/ooxml'

/** The colours of Excel 97 by their number, which files still name. */
const indexed = [
  '000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF',
  '800000008000000080808000800080008080C0C0C08080809999FF993366FFFFCCCCFFFF660066FF80800066CCCCCCFF',
  '000080FF00FFFFFF0000FFFF8000808000000080800000FF00CCFFCCFFFFCCFFCCFFFF9999CCFFFF99CCCC99FFFFCC99',
  '3366FF33CCCC99CC00FFCC00FF9900FF6600666699969696003366339966003300333300993300993366333399333333',
].join('')

/** In a file of Excel 0 is the paper and 1 the ink, 2 and 3 are their quieter ones; the theme lists them the other way. */
const inTheme = [1, 0, 3, 2]

/** A colour of a file as `#rrggbb`; undefined: none, or whatever the window has. */
export function colourOf(colour: Color | undefined, theme: readonly string[]): string | undefined {
  if (colour?.rgb && /^(?:[0-9a-f]{2})?[0-9a-f]{6}$/i.test(colour.rgb))
    return `#${colour.rgb.slice(-6).toLowerCase()}`
  if (colour?.theme !== undefined && theme.length > 0) {
    const place = inTheme[colour.theme] ?? colour.theme
    return `#${resolveThemeColor([...theme], place, colour.tint).toLowerCase()}`
  }
  const at = (colour?.indexed ?? Infinity) * 6
  const known = indexed.slice(at, at + 6)
  return known === '' ? undefined : `#${known.toLowerCase()}`
}

/** How much of a cell the lines or dots of a pattern cover; of those that are not named, half. */
const patternShares: Readonly<Record<string, number>> = {
  darkGray: 0.75,
  darkTrellis: 0.75,
  lightDown: 0.25,
  lightGray: 0.25,
  lightHorizontal: 0.25,
  lightUp: 0.25,
  lightVertical: 0.25,
  lightGrid: 0.45,
  lightTrellis: 0.4,
  gray125: 0.125,
  gray0625: 0.0625,
}

/** Whether a fill consists of lines or dots on a background. */
export const isPattern = (fill: FillStyle | undefined): boolean =>
  fill?.type === 'pattern' && fill.pattern !== 'none' && fill.pattern !== 'solid'

/** The colour that a pattern has from afar: its lines are black and its background white if the file names none. */
function mixedFill({ pattern, fgColor, bgColor }: PatternFill, theme: readonly string[]): string {
  const ground = colourOf(bgColor, theme) ?? '#ffffff'
  return between(ground, colourOf(fgColor, theme) ?? '#000000', patternShares[pattern] ?? 0.5)
}

/** What a cell is filled with: of a pattern the mixed colour, of a gradient the colour half way. */
export function fillOf(fill: FillStyle | undefined, theme: readonly string[]): string | undefined {
  if (fill?.type === 'gradient') {
    const [first, last] = [fill.stops[0], fill.stops.at(-1)].map((stop) => colourOf(stop?.color, theme)) // prettier-ignore
    return first && last ? between(first, last, 0.5) : (first ?? last)
  }
  if (!fill || fill.pattern === 'none') return undefined
  if (fill.pattern !== 'solid') return mixedFill(fill, theme)
  return colourOf(fill.fgColor, theme) ?? colourOf(fill.bgColor, theme)
}

/** A gradient as CSS writes it, whose angle begins at the top; undefined where a fill is none. */
export function gradientOf(fill: FillStyle | undefined, theme: readonly string[]) {
  if (fill?.type !== 'gradient') return undefined
  const stops = fill.stops.map(({ position, color }) => `${colourOf(color, theme) ?? '#ffffff'} ${Math.round(position * 100)}%`) // prettier-ignore
  return stops.length < 2
    ? undefined
    : `linear-gradient(${(fill.degree ?? 0) + 90}deg, ${stops.join(', ')})`
}

/** The same of a condition, whose plain fill stands where a pattern has its background. */
export const conditionFillOf = (style: CellStyle | undefined, theme: readonly string[]) =>
  style?.fill?.type === 'pattern' && !isPattern(style.fill)
    ? (colourOf(style.fill.bgColor, theme) ?? colourOf(style.fill.fgColor, theme))
    : fillOf(style?.fill, theme)

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Between two colours; `share` 0 is the first. */
export function between(from: string, to: string, share: number): string {
  const other = channels(to)
  const mixed = channels(from).map((one, at) => Math.round(one + (other[at]! - one) * share))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** Ink that is read on a ground: black, or white on dark ones. */
export function inkOn(ground: string): string {
  const [red, green, blue] = channels(ground).map((one) => {
    const share = one / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.179 ? '#000000' : '#ffffff'
}
