import type { Case } from '../peer.ts'
import { one, padded, random, shuffled } from '../random.ts'

/** A campaign: a row of ten columns. */
export interface Campaign {
  id: string
  name: string
  customer: string
  status: string
  media: string
  owner: string
  budget: number
  spots: number
  start: string
  end: string
}

/** The columns as every table gets them. */
export const COLUMNS: { key: keyof Campaign; title: string; width: number }[] = [
  { key: 'name', title: 'Name', width: 180 },
  { key: 'id', title: 'Number', width: 90 },
  { key: 'customer', title: 'Customer', width: 140 },
  { key: 'status', title: 'Status', width: 120 },
  { key: 'media', title: 'Media', width: 110 },
  { key: 'owner', title: 'Owner', width: 110 },
  { key: 'budget', title: 'Budget', width: 110 },
  { key: 'spots', title: 'Spots', width: 90 },
  { key: 'start', title: 'Start', width: 120 },
  { key: 'end', title: 'End', width: 120 },
]

/** Rows are equally high everywhere, so that as many are shown. */
export const ROW = 36

/** The customer that the filter looks for. */
export const WORD = 'Nordlicht'

const CUSTOMERS = [
  'Nordlicht',
  'Albers',
  'Kranich',
  'Lindner',
  'Möwe',
  'Pergamon',
  'Rosenau',
  'Zeder',
]
const STATES = ['Briefing', 'Planning', 'Approval', 'Live', 'Finished']
const MEDIA = ['Radio', 'Poster', 'Social', 'Print', 'Cinema']
const OWNERS = ['Aylin', 'Jonas', 'Marco', 'Nadine', 'Sabine']
const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)

/** Dearest first: what `sort` leads to. */
export const byBudget = (a: Campaign, b: Campaign): number => b.budget - a.budget

export const about: Case<Campaign> = {
  make: (count) => {
    const next = random(2)
    const budgets = shuffled(next, count)
    return Array.from({ length: count }, (_, index) => {
      const start = Math.floor(next() * 330)
      return {
        id: `c${index}`,
        name: `Campaign ${padded(index)}`,
        customer: one(next, CUSTOMERS),
        status: one(next, STATES),
        media: one(next, MEDIA),
        owner: one(next, OWNERS),
        budget: 1000 + budgets[index]! * 10,
        spots: Math.floor(next() * 400),
        start: day(start),
        end: day(start + 7 + Math.floor(next() * 28)),
      }
    })
  },
  reached: (items, shown) => {
    const sorted = items.toSorted(byBudget)
    const isShown = (item?: Campaign) => shown.of(item!.name) !== undefined
    const found = sorted.find((item) => item.customer === WORD)
    const other = sorted.find((item) => item.customer !== WORD)
    return {
      mount: () => isShown(items[0]) && isShown(items[1]),
      selectAll: () => shown.areMarked(),
      sort: () => isShown(sorted[0]) && isShown(sorted[1]),
      filter: () => isShown(found) && !isShown(other),
      scrollToEnd: () => isShown(sorted.at(-1)),
    }
  },
}
