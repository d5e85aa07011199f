import type { Key } from '../../collection/index.ts'

export interface SectionOptions<T> {
  /** Which section an item belongs to; items of one section stand side by side. */
  keyOf: (item: T) => Key
  /** The heading, made of the section's first item. */
  titleOf: (first: T) => string
}

interface Section {
  key: Key
  title: string
  /** The place of its first item. */
  from: number
  /** The place after its last item. */
  to: number
}

/** Rows are items and, where there are sections, their headings between them. */
export interface RowPlan {
  count: number
  sections: readonly Section[]
  /** The row of an item. */
  rowOf: (item: number) => number
  /** The item of a row; -1 for a heading. */
  itemOf: (row: number) => number
  /** The section that a row belongs to. */
  sectionOf: (row: number) => number
  /** The row of a section's heading. */
  headOf: (section: number) => number
}

const WITHOUT: Pick<RowPlan, 'rowOf' | 'itemOf' | 'sectionOf' | 'headOf' | 'sections'> = {
  sections: [],
  rowOf: (item) => item,
  itemOf: (row) => row,
  sectionOf: () => -1,
  headOf: () => -1,
}

/** Where items and headings stand; read once for each new list. */
export function planRows<T>(items: readonly T[], options?: SectionOptions<T>): RowPlan {
  if (!options) return { ...WITHOUT, count: items.length }
  const sections: Section[] = []
  for (const [index, item] of items.entries()) {
    const key = options.keyOf(item)
    const last = sections.at(-1)
    if (last?.key === key) last.to = index + 1
    else sections.push({ key, title: options.titleOf(item), from: index, to: index + 1 })
  }
  // A heading before each section: that of the nth stands n rows after its first item's place.
  const headOf = (section: number) => (sections[section]?.from ?? items.length) + section
  const lastWhere = (isBefore: (section: number) => boolean) => {
    let low = 0
    let high = sections.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (isBefore(middle)) low = middle
      else high = middle - 1
    }
    return low
  }
  const sectionOf = (row: number) => lastWhere((section) => headOf(section) <= row)
  return {
    count: items.length + sections.length,
    sections,
    headOf,
    sectionOf,
    rowOf: (item) => item + 1 + lastWhere((section) => (sections[section]?.from ?? 0) <= item),
    itemOf: (row) => {
      const section = sectionOf(row)
      return headOf(section) === row ? -1 : row - section - 1
    },
  }
}

/** How many items came after the one that was read last; none where that one is gone. */
export function unreadAfter(count: number, lastRead: number): number {
  return lastRead < 0 ? 0 : Math.max(0, count - 1 - lastRead)
}
