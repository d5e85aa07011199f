import { sameLabel } from '../../listbox/index.ts'
import type { Tag } from '../TagList/index.ts'

/** The tags with one more; the same ones when its label is there already, however it is written (ENT-14). */
export function addTag(tags: readonly Tag[], tag: Tag): Tag[] {
  const label = tag.label.trim()
  if (label === '' || sameLabel(tags, label)) return [...tags]
  return [...tags, { ...tag, label }]
}

/** The tags without one. */
export function removeTag(tags: readonly Tag[], id: string): Tag[] {
  return tags.filter((tag) => tag.id !== id)
}

/** How many are seen, and how many only counted (CONST-01). */
export function shownOf(
  count: number,
  max: number,
  isOpen: boolean,
): { seen: number; rest: number } {
  const seen = isOpen ? count : Math.min(count, max)
  return { seen, rest: count - seen }
}
