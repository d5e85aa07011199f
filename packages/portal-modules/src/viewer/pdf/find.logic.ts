/** A place among the pieces of text that a page is made of. */
interface TextPlace {
  piece: number
  offset: number
}

/** Something that was found on a page; the end is behind its last letter. */
export interface Match {
  start: TextPlace
  end: TextPlace
}

/** A piece of text as it stands in the file; a word may be cut into several. */
export interface Piece {
  text: string
  /** The line ends behind it. */
  isLast?: boolean
}

const fold = (letter: string) => {
  const low = letter.toLowerCase()
  return low.length === letter.length ? low : letter
}

/** Every place of the words on a page, whatever their case, and across lines. */
export function findIn(pieces: readonly Piece[], query: string): Match[] {
  const wanted = [...query.trim().replace(/\s+/g, ' ')].map(fold).join('')
  if (wanted === '') return []
  let text = ''
  const places: TextPlace[] = []
  const add = (letter: string, place: TextPlace) => {
    // However many blanks there are, they are one.
    if (letter === ' ' && text.endsWith(' ')) return
    text += letter
    places.push(place)
  }
  pieces.forEach(({ text: words, isLast }, piece) => {
    for (let offset = 0; offset < words.length; offset++) {
      const letter = words[offset]!
      add(/\s/.test(letter) ? ' ' : fold(letter), { piece, offset })
    }
    if (isLast) add(' ', { piece, offset: words.length })
  })
  const found: Match[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const last = places[at + wanted.length - 1]!
    found.push({ start: places[at]!, end: { piece: last.piece, offset: last.offset + 1 } })
  }
  return found
}
