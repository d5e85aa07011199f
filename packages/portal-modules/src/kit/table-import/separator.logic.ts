/** So much of a text tells how it is separated. */
const looked = 65_536

/**
 * What separates the values of a text, by where it stands outside of quotes. Commas are in amounts, too, so
 * they count only where neither of the others is in at least half of the lines.
 */
export function separatorOf(text: string): ';' | '\t' | ',' {
  const lines = linesOf(text.slice(0, looked))
  const isUsual = (mark: string) => 2 * lines.filter((line) => line.includes(mark)).length >= lines.length // prettier-ignore
  return (['\t', ';'] as const).find((mark) => lines.length > 0 && isUsual(mark)) ?? ','
}

/** Lines with something in them, without what is in quotes. */
const linesOf = (text: string): string[] =>
  text
    .replaceAll(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
