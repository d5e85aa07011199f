import type { Case } from '../peer.ts'
import { one, padded, random, shuffled } from '../random.ts'

/** A file of a folder. */
export interface FileItem {
  id: string
  name: string
  size: number
  changed: Date
  owner: string
}

const SEASONS = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'easter',
  'school',
  'sale',
  'brand',
] as const
const OWNERS = ['Aylin', 'Jonas', 'Marco', 'Nadine', 'Sabine'] as const
const DAY = 86_400_000

/** What the filter looks for. */
export const WORD = 'spring'

/** Largest first: what `sort` leads to. */
export const bySize = (a: FileItem, b: FileItem): number => b.size - a.size

/** What is on the screen when files were opened, chosen, put in this order, filtered. */
export const reachedBy =
  (order: typeof bySize): Case<FileItem>['reached'] =>
  (items, shown) => {
    const sorted = items.toSorted(order)
    const name = (item?: FileItem) => item!.name.slice(0, 'Asset 00000'.length)
    const isShown = (item?: FileItem) => shown.of(name(item)) !== undefined
    const found = sorted.find((item) => item.name.includes(WORD))
    const other = sorted.find((item) => !item.name.includes(WORD))
    return {
      mount: () => isShown(items[0]) && isShown(items[1]),
      selectAll: () => shown.areMarked(),
      sort: () => isShown(sorted[0]) && isShown(sorted[1]),
      filter: () => isShown(found) && !isShown(other),
      scrollToEnd: () => isShown(sorted.at(-1)),
    }
  }

export const about: Case<FileItem> = {
  make: (count) => {
    const next = random(1)
    const sizes = shuffled(next, count)
    return Array.from({ length: count }, (_, index) => ({
      id: `f${index}`,
      name: `Asset ${padded(index)} ${one(next, SEASONS)}.pdf`,
      size: 1000 + sizes[index]! * 10,
      changed: new Date(Date.UTC(2027, 0, 1) + Math.floor(next() * 365) * DAY),
      owner: one(next, OWNERS),
    }))
  },
  reached: reachedBy(bySize),
}
