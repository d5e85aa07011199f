const LONG: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'ae', Ö: 'oe', Ü: 'ue' }

/** A text as people search it: small letters, without accents, ß as ss. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** The same with umlauts written out, as on a foreign keyboard. */
function foldLong(text: string): string {
  return fold(text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => LONG[letter] ?? letter))
}

/** The two ways of writing a text, prepared once where many searches follow. */
export function searchable(text: string): string {
  const short = fold(text)
  const long = foldLong(text)
  return short === long ? short : `${short}\n${long}`
}

/** The words of a search. */
export function words(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

/** Whether a text holds every word of a search, in whatever order, with or without umlauts. */
export function matches(text: string, query: string): boolean {
  const folded = searchable(text)
  return words(query).every((word) => folded.includes(word))
}

/** Where the words of a search stand in a text: pairs of start and end, in order, not overlapping. */
export function matchRanges(text: string, query: string): [number, number][] {
  const own = text.normalize('NFC')
  if (own !== text) return []
  return merged(
    words(query).flatMap((word) => rangeOf(own, word, fold) ?? rangeOf(own, word, foldLong) ?? []),
  )
}

/** The best place of one word, counted in letters of the original. */
function rangeOf(
  text: string,
  word: string,
  by: (text: string) => string,
): [[number, number]] | undefined {
  const origin: number[] = []
  let folded = ''
  let index = 0
  for (const letter of text) {
    const piece = by(letter)
    for (let count = 0; count < piece.length; count++) origin.push(index)
    folded += piece
    index += letter.length
  }
  origin.push(text.length)
  const at = bestPlace(folded, word)
  if (at < 0) return undefined
  const start = origin[at] ?? 0
  const last = origin[at + word.length - 1] ?? start
  const end = origin.find((one) => one > last) ?? text.length
  return [[start, end]]
}

/** The start of a word is what people mean, else wherever it stands. */
function bestPlace(folded: string, word: string): number {
  if (folded.startsWith(word)) return 0
  const atWord = folded.search(new RegExp(`[^\\p{L}\\p{N}]${escape(word)}`, 'u'))
  return atWord >= 0 ? atWord + 1 : folded.indexOf(word)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

function merged(ranges: [number, number][]): [number, number][] {
  const result: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/** How well a prepared text answers a search: lower is better, undefined is not at all. */
export function rank(folded: string, query: readonly string[]): number | undefined {
  let sum = 0
  for (const word of query) {
    const at = folded.indexOf(word)
    if (at < 0) return undefined
    if (at === 0) continue
    sum += /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') ? 2 : 1
  }
  return sum
}
