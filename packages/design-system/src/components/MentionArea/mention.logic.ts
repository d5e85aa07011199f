import { filterOptions, type PickerOption } from '../../listbox/index.ts'

/** Somebody who can be addressed. */
export type MentionOption = Pick<PickerOption, 'id' | 'label' | 'description'>

/** A name that is being typed. */
export interface Mention {
  /** Where its @ stands. */
  start: number
  /** What stands between the @ and the caret. */
  query: string
}

/** Names have no more words than this. */
const maxWords = 4
/** So many people are offered at once; more letters narrow them. */
const maxShown = 8

/** The name that is being typed at the caret: from an @ that no word stands before. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start === -1 || caret === 0) return undefined
  // The @ of an e-mail address is none.
  if (/[\p{L}\p{N}._-]/u.test(text[start - 1] ?? '')) return undefined
  const query = text.slice(start + 1, caret)
  if (/^\s|\n/.test(query) || query.split(/\s+/).length > maxWords) return undefined
  return { start, query }
}

/** People whom it may mean; none once a name stands there with a blank behind it. */
export function suggestionsFor<O extends MentionOption>(
  people: readonly O[],
  { query }: Mention,
): O[] {
  const typed = query.toLocaleLowerCase('de')
  const isDone = people.some(({ label }) => typed.startsWith(`${label.toLocaleLowerCase('de')} `))
  return isDone ? [] : filterOptions(people, query).slice(0, maxShown)
}

/** The text with the whole name in the place of what was typed of it, and where the caret goes then. */
export function withMention(
  text: string,
  { start, query }: Mention,
  label: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + query.length)
  const before = `${text.slice(0, start)}@${label}${rest.startsWith(' ') ? '' : ' '}`
  const caret = start + label.length + 2
  return { text: before + rest, caret }
}
