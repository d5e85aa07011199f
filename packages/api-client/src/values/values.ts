import type { Page } from '../contract/pages/pages.contract.ts'

export { mediaKindOf, mediaKinds, type MediaKind } from '../contract/files/mediaKinds.ts'
export { readAmount } from '../contract/readAmount.ts'
export { readValue } from '../contract/readValue.ts'
export { reservedSlugs } from '../contract/pages/reservedSlugs.ts'

/** The slug of a page: the first segment of its address. */
export function slugOf({ url }: Pick<Page, 'url'>): string {
  const [path = ''] = url.split(/[?#]/)
  return path.split('/').find(Boolean) ?? ''
}
