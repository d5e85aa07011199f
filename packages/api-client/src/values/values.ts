import type { Page } from '../contract/pages.contract.ts'

export { mediaKindOf, mediaKinds, type MediaKind } from '../contract/mediaKinds.ts'
export { readAmount } from '../contract/readAmount.ts'
export { readValue } from '../contract/readValue.ts'
export { reservedSlugs } from '../contract/reservedSlugs.ts'

/** The slug of a page: the first segment of its address. */
export function slugOf({ url }: Pick<Page, 'url'>): string {
  const [path = ''] = url.split(/[?#]/)
  return path.split('/').find(Boolean) ?? ''
}
