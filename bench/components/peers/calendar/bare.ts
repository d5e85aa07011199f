import '../lib/bare.css'
import { OPENED, PANNED, SHOWN, ZOOMED, day, moved, type Entry } from '../../page/cases/calendar.ts'
import type { Peer } from '../../page/peer.ts'
import { element } from '../lib/pool.ts'

const DAY = 86_400_000
const IN_WEEK = 20
const byDay = new Map<string, Entry[]>()
let cells: HTMLElement[] = []
let first = 0
let most = SHOWN

const long = (entry: Entry) => Number(entry.end > entry.start)
const byLength = (a: Entry, b: Entry) => long(b) - long(a) || (a.name < b.name ? -1 : 1)

function add(entry: Entry): void {
  for (let at = Date.parse(entry.start); at <= Date.parse(entry.end); at += DAY) {
    const key = new Date(at).toISOString().slice(0, 10)
    const there = byDay.get(key)
    if (there) there.push(entry)
    else byDay.set(key, [entry])
  }
}

function draw(cell: HTMLElement, key: string): void {
  const entries = (byDay.get(key) ?? []).toSorted(byLength)
  cell.firstElementChild!.textContent = key.slice(8)
  for (let index = 0; index < Math.max(most, cell.children.length - 1); index++) {
    const box = (cell.children[index + 1] ?? cell.appendChild(element('entry'))) as HTMLElement
    const entry = index < most ? entries[index] : undefined
    box.hidden = entry === undefined
    if (entry) box.textContent = entry.name
  }
  const more = entries.length - most
  if (more > 0) cell.firstElementChild!.append(` +${more}`)
}

/** Weeks from the Monday on or before a day. */
function look(from: string, weeks: number, entries: number): void {
  const date = Date.parse(from)
  first = date - ((new Date(date).getUTCDay() + 6) % 7) * DAY
  most = entries
  cells.forEach((cell, index) => {
    cell.hidden = index >= weeks * 7
    if (!cell.hidden) draw(cell, new Date(first + index * DAY).toISOString().slice(0, 10))
  })
}

export const peer: Peer<Entry> = {
  item: '.entry:not([hidden])',
  mount: (root, items) => {
    for (const entry of items) add(entry)
    cells = Array.from({ length: 42 }, () => element('day', element('number')))
    root.append(element('month', ...cells))
    look(OPENED, 6, SHOWN)
  },
  move: () => {
    const from = day(6)
    const entries = byDay.get(from)!.toSorted(byLength)
    byDay.set(from, entries.slice(1))
    add(moved(entries[0]!))
    for (const key of [from, day(7)]) draw(cells[(Date.parse(key) - first) / DAY]!, key)
  },
  pan: () => look(PANNED, 6, SHOWN),
  zoom: () => look(ZOOMED, 1, IN_WEEK),
}
