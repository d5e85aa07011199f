/** Most icons that are offered at once (SRCH-09). */
const mostIcons = 15

/** Icons whose words hold what was typed; the first letters of a word count most. */
export function findIcons<Name extends string>(
  names: readonly Name[],
  text: string,
  wordsOf: (name: Name) => string,
): Name[] {
  const wanted = text.trim().toLowerCase()
  const rank = (name: Name) => {
    const words = wordsOf(name).toLowerCase()
    if (words.split(/[\s:-]+/).some((word) => word.startsWith(wanted))) return 0
    return words.includes(wanted) ? 1 : 2
  }
  return names
    .map((name) => ({ name, rank: rank(name) }))
    .filter((found) => found.rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostIcons)
    .map(({ name }) => name)
}
