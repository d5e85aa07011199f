import { enough } from './watched.logic.ts'

/** Pages that were read, from 1. */
export type ReadPages = ReadonlySet<number>

/** As a lesson keeps them: `1-3,7`. */
export function writePages(read: ReadPages): string {
  const runs: [number, number][] = []
  for (const page of [...read].toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/** Reads what was kept; what names no page is left out. */
export function readPages(text: string | undefined): ReadPages {
  const pages = new Set<number>()
  for (const part of (text ?? '').split(',')) {
    const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? []
    if (first === undefined) continue
    for (let page = Number(first); page <= Number(last); page += 1) pages.add(page)
  }
  return pages
}

/** How many of a document's pages were read. */
export const countRead = (read: ReadPages, count: number): number =>
  [...read].filter((page) => page >= 1 && page <= count).length

/** The last page was read, and not just turned to: nine of ten before it were as well. */
export const isRead = (read: ReadPages, count: number): boolean =>
  count > 0 && read.has(count) && countRead(read, count) >= count * enough

/** The first page that was not read; undefined: all were. */
export function firstUnread(read: ReadPages, count: number): number | undefined {
  for (let page = 1; page <= count; page += 1) if (!read.has(page)) return page
  return undefined
}
