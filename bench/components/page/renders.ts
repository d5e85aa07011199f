// How often cards were rendered; peers on React say so from within their cards.
const known = new Set<string>()
let again = 0
let fresh = 0

/** A card is rendered. */
export function rendered(id: string): void {
  if (known.has(id)) again++
  else {
    known.add(id)
    fresh++
  }
}

/** Counts from here on: `again` for cards that were rendered before, `fresh` for what scrolls in. */
export function takeRenders(): { again: number; fresh: number } {
  const taken = { again, fresh }
  again = 0
  fresh = 0
  return taken
}
