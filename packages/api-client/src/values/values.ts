import type { Page } from '../contract/pages.contract.ts'

/** Reads a stored value text: true, false, a whole number, or else the text itself (ENT-08). */
export function readValue(text: string): boolean | number | string {
  if (text === 'true') return true
  if (text === 'false') return false
  const number = /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : undefined
  return number !== undefined && Number.isSafeInteger(number) ? number : text
}

/** The slug of a page: the first segment of its address. */
export function slugOf({ url }: Pick<Page, 'url'>): string {
  const [path = ''] = url.split(/[?#]/)
  return path.split('/').find(Boolean) ?? ''
}

/** The id of an address segment such as `12-a-b`: what stands before the first dash (ROUTE-20). */
export function idFromSegment(segment: string): number | undefined {
  const [text = ''] = segment.split('-')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
