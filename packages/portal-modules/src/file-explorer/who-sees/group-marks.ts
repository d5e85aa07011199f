import type { Group } from '../file-explorer.port.ts'

/** How a group is shown where there is no room for its name. */
export interface GroupMark {
  id: number
  name: string
  letters: string
  /** One of the 24 colours of initials. */
  color: number
}

/** A mark for each group, told apart by letters and colour: what names have in common is left out. */
export function groupMarks(groups: readonly Pick<Group, 'id' | 'name'>[]): GroupMark[] {
  const places = new Map(
    groups
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .map((id, at) => [id, at]),
  )
  const taken = new Set<string>()
  return groups.map(({ id, name }) => {
    const letters = candidates(name).find((candidate) => !taken.has(candidate)) ?? firstOf(name, 1)
    taken.add(letters)
    return { id, name, letters, color: places.get(id)! % 24 }
  })
}

/** `Kunde – Filialen Nord`: FN, Fi; `Kundenberatung`: Ku, Kn, Kd … */
function candidates(name: string): string[] {
  // What stands before a dash is the kind, which many groups share.
  const own = name.split(/\s[–—-]\s/).at(-1) ?? name
  const words = own.split(/[\s&,/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [first = own, ...others] = words
  const last = others.at(-1)
  const head = firstOf(first, 1).toLocaleUpperCase('de')
  return [
    ...(last ? [head + firstOf(last, 1).toLocaleUpperCase('de')] : []),
    ...[...first].slice(1).map((letter) => head + letter.toLocaleLowerCase('de')),
  ]
}

const firstOf = (text: string, count: number) => [...text].slice(0, count).join('')
