import type { LucideIcon } from 'lucide-react'

/** One of the things to choose from. */
export interface PickerOption {
  /** Identifies it in `value`. */
  id: string
  /** Its words; what typing finds. */
  label: string
  /** A second, quieter line. */
  description?: string
  /** Lucide icon before the words. */
  icon?: LucideIcon
  /** Heading under which it stands with its like. */
  section?: string
  /** Is shown and cannot be chosen. */
  isDisabled?: boolean
}

interface Folded {
  plain: string
  spelt: string
}

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'oe', å: 'aa' }
const folded = new WeakMap<PickerOption, Folded>()

/** A text as people compare it: „Müller“ is found by müller, muller and mueller. */
function fold(text: string): Folded {
  const lower = text.toLocaleLowerCase('de').normalize('NFC').replace(/ß/g, 'ss')
  return {
    plain: strip(lower.replace(/æ/g, 'ae').replace(/ø/g, 'o')),
    spelt: strip(lower.replace(/[äöüæøå]/g, (letter) => SPELT[letter] ?? letter)),
  }
}

function strip(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

function foldedLabel(option: PickerOption): Folded {
  const known = folded.get(option)
  if (known) return known
  const fresh = fold(option.label)
  folded.set(option, fresh)
  return fresh
}

/** Where a query stands in a label: 0 at its start, 1 at the start of a word, 2 inside one. */
function rankOf(option: PickerOption, query: Folded): 0 | 1 | 2 | undefined {
  const { plain, spelt } = foldedLabel(option)
  const found = ([text, part]: [string, string]): 0 | 1 | 2 | undefined => {
    const at = text.indexOf(part)
    if (at <= 0) return at === 0 ? 0 : undefined
    return /[\p{L}\d]/u.test(text[at - 1] ?? '') && !text.includes(` ${part}`) ? 2 : 1
  }
  const ranks = [found([plain, query.plain]), found([spelt, query.spelt])]
  const known = ranks.filter((rank) => rank !== undefined)
  return known.length === 0 ? undefined : known.reduce((a, b) => (a < b ? a : b))
}

/** Options that a query finds; without sections the best matches first, else in their order. */
export function filterOptions<O extends PickerOption>(options: readonly O[], query: string): O[] {
  const text = fold(query.trim())
  if (text.plain === '') return [...options]
  const found = options.flatMap((option) => {
    const rank = rankOf(option, text)
    return rank === undefined ? [] : [{ option, rank }]
  })
  const isSectioned = found.some(({ option }) => option.section !== undefined)
  if (!isSectioned) found.sort((a, b) => a.rank - b.rank)
  return found.map(({ option }) => option)
}

/** The option whose label is this text, however it is written. */
export function sameLabel<O extends { label: string }>(
  options: readonly O[],
  text: string,
): O | undefined {
  const wanted = text.trim().toLocaleLowerCase('de')
  return options.find(({ label }) => label.trim().toLocaleLowerCase('de') === wanted)
}

/** Options of one section side by side, sections in the order of their first option. */
export function bySection<O extends PickerOption>(options: readonly O[]): O[] {
  const sections = new Map<string | undefined, O[]>()
  for (const option of options) {
    const mates = sections.get(option.section)
    if (mates) mates.push(option)
    else sections.set(option.section, [option])
  }
  return [...sections.values()].flat()
}

export type Step = 'first' | 'last' | 'next' | 'previous' | 'pageDown' | 'pageUp'
const PAGE = 8

/** The option that a key leads to; disabled ones are stepped over, the ends hold. */
export function stepFrom(
  options: readonly PickerOption[],
  from: string | undefined,
  step: Step,
): string | undefined {
  const open = options.filter(({ isDisabled }) => !isDisabled)
  const at = open.findIndex(({ id }) => id === from)
  const last = open.length - 1
  const targets: Record<Step, number> = {
    first: 0,
    last,
    next: at + 1,
    previous: at === -1 ? last : at - 1,
    pageDown: Math.max(at, 0) + PAGE,
    pageUp: at - PAGE,
  }
  return open[Math.min(Math.max(targets[step], 0), last)]?.id
}

/** The next option that begins with what was typed, beginning behind the current one. */
export function typeAhead(
  options: readonly PickerOption[],
  from: string | undefined,
  text: string,
): string | undefined {
  const query = fold(text)
  const at = options.findIndex(({ id }) => id === from)
  // One letter again and again walks on; more letters may still mean the current one.
  const start = Array.from(query.plain).length > 1 ? Math.max(at, 0) : at + 1
  const turned = [...options.slice(start), ...options.slice(0, start)]
  return turned.find((option) => {
    const { plain, spelt } = foldedLabel(option)
    return !option.isDisabled && (plain.startsWith(query.plain) || spelt.startsWith(query.spelt))
  })?.id
}

/** Up to this many options all stand in the page; of more only those in sight. */
export const WINDOW_FROM = 200

/** True of an option over which a heading stands. */
export function startsSection(options: readonly PickerOption[], index: number): boolean {
  const section = options[index]?.section
  return section !== undefined && section !== options[index - 1]?.section
}

/** Options side by side that belong to one section, or to none. */
export interface OptionSection {
  title: string | undefined
  /** The options' places. */
  places: number[]
}

/** The sections of the options in these places. */
export function sectionsOf(
  options: readonly PickerOption[],
  places: readonly number[],
): OptionSection[] {
  const sections: OptionSection[] = []
  for (const place of places) {
    const title = options[place]?.section
    const last = sections.at(-1)
    if (last && last.title === title) last.places.push(place)
    else sections.push({ title, places: [place] })
  }
  return sections
}

/** Cuts a label around what was typed, to set it off; whole when letters changed their number. */
export function markedParts(label: string, query: string): [string, string, string] {
  const { plain } = fold(label)
  const part = fold(query.trim()).plain
  const at = part === '' || plain.length !== label.length ? -1 : plain.indexOf(part)
  if (at === -1) return [label, '', '']
  const end = at + part.length
  return [label.slice(0, at), label.slice(at, end), label.slice(end)]
}
