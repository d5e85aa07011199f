/** Colours that a format may name; a file has them in English, whoever wrote it. */
const colours: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  green: '#00ff00',
  magenta: '#ff00ff',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffff00',
}

/** Thousands of cells share a format. */
const known = new Map<string, readonly string[]>()

/** The sections of a format: above zero, below, zero, texts. A semicolon in quotes ends none. */
function sectionsOf(format: string): readonly string[] {
  let sections = known.get(format)
  if (!sections) {
    const found = format.match(/(?:"[^"]*"|\\.|[^;])*(?:;|$)/g)!
    sections = found.map((section) => section.replace(/;$/, ''))
    known.set(format, sections)
  }
  return sections
}

/** By which section a number is written; undefined where that depends on a condition of the format's own. */
function sectionOf(format: string, value: number): string | undefined {
  if (/\[[<>=]/.test(format)) return undefined
  const [above, below, zero] = sectionsOf(format)
  if (value < 0) return below || above
  return value === 0 ? zero || above : above
}

/** The colour that a format gives a number, `#rrggbb`: `[Red]` below zero, for example. */
export function inkOfFormat(format: string, value: number): string | undefined {
  if (!format.includes('[')) return undefined
  const name = /\[([a-z]+)\]/i.exec(sectionOf(format, value) ?? '')?.[1]
  return name && colours[name.toLowerCase()]
}

/**
 * Zero where a format writes it without any digit, as `- €`. The library would write a digit: it takes the
 * question mark, which keeps the room of one, for it.
 */
export function zeroInWords(format: string): string | undefined {
  const zero = sectionsOf(format)[2]
  if (!zero || /\[[<>=]/.test(format)) return undefined
  let hasDigits = false
  const words = zero.replaceAll(
    /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|_.|(\*.)|\?|([0#@]|general)/gi,
    (_, quoted = '', escaped = '', currency = '', filled?: string, digit?: string) => {
      hasDigits ||= digit !== undefined
      return filled ? ' ' : quoted + escaped + currency
    },
  )
  return hasDigits ? undefined : words.replaceAll(/ +/g, ' ').trim()
}
