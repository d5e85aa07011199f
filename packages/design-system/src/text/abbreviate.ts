/** The lengths at which texts are cut (CONST-02: 27 is the default; LAY-07 cuts names at 35). */
export type AbbreviationLength = 27 | 35 | 40 | 80

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts a text to at most `length` visible characters, the ellipsis included (CONST-02). */
export function abbreviate(text: string, length: AbbreviationLength = 27): string {
  // A grapheme is at least one code unit, so a short string needs no segmentation.
  if (text.length <= length) return text
  const graphemes = Array.from(segmenter.segment(text), (part) => part.segment)
  if (graphemes.length <= length) return text
  return `${graphemes
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** The first visible character of a text, or an empty string. */
export function firstGrapheme(text: string): string {
  for (const part of segmenter.segment(text)) return part.segment
  return ''
}
