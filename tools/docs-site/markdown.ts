/** Parts of a text by their headings of a level. What stands before the first one has none. */
export function partsOf(text: string, level = 2): { heading: string; body: string }[] {
  const mark = `${'#'.repeat(level)} `
  return `\n${text}`.split(`\n${mark}`).map((part, index) => {
    const end = part.indexOf('\n')
    return index === 0
      ? { heading: '', body: part.trim() }
      : { heading: part.slice(0, end).trim(), body: part.slice(end + 1).trim() }
  })
}

/** One part of a text; throws where there is no such heading, so that no page loses it unseen. */
export function partOf(text: string, heading: string, level = 2): string {
  const part = partsOf(text, level).find((one) => one.heading === heading)
  if (!part) throw new Error(`There is no part called “${heading}”.`)
  return part.body
}
