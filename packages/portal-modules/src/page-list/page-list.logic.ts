import type { ModuleKind, PageModule, PortalPage } from './page-list.port.ts'

/** Whether all modules are seen by the same groups and people. */
export const isSameForAll = ([first, ...others]: readonly PageModule[]): boolean =>
  others.every(
    ({ audience }) =>
      audience.length === first!.audience.length &&
      audience.every((id) => first!.audience.includes(id)),
  )

/** Names of who is meant, in the order that they are known in; who is not known is left out. */
export const namesOf = (
  audience: readonly number[],
  groups: readonly { id: number; name: string; seesEverything: boolean }[],
): string[] => {
  const chosen = new Set(audience)
  return groups
    .filter(({ id, seesEverything }) => seesEverything || chosen.has(id))
    .map(({ name }) => name)
}

/** Longest first segment of an address. */
export const maxSlugLength = 60

/** An address made of a name: `Mediapläne 2027` becomes `mediaplaene-2027`. */
export const slugFrom = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-+|-+$/g, '')

/** What is wrong with an address in the portal (ROUTE-11); with a free one where it is not to be had. */
export type SlugFault =
  | { fault: 'missing' | 'form' }
  | { fault: 'reserved'; free: string }
  | { fault: 'taken'; free: string; by: string }

/** What is to be known about addresses: of other pages, and those that the portal needs itself. */
export interface KnownSlugs {
  others: readonly Pick<PortalPage, 'slug' | 'name'>[]
  reserved: ReadonlySet<string>
}

/** What is wrong with the address of a page; undefined: nothing. */
export function slugFault(slug: string, known: KnownSlugs): SlugFault | undefined {
  if (slug === '') return { fault: 'missing' }
  if (slug.length > maxSlugLength || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return { fault: 'form' }
  if (known.reserved.has(slug)) return { fault: 'reserved', free: freeSlug(slug, known) }
  const owner = known.others.find((page) => page.slug === slug)
  return owner && { fault: 'taken', free: freeSlug(slug, known), by: owner.name }
}

/** The address, or the first one like `plans-2` that is free; empty stays empty. */
export function freeSlug(slug: string, { others, reserved }: KnownSlugs): string {
  if (slug === '') return ''
  const taken = new Set(others.map((page) => page.slug))
  const isFree = (candidate: string) => !reserved.has(candidate) && !taken.has(candidate)
  if (isFree(slug)) return slug
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const start = slug.slice(0, maxSlugLength - ending.length).replace(/-+$/, '')
    if (isFree(start + ending)) return start + ending
  }
}

/** Whether a text is an address that a page elsewhere can have. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text) && URL.canParse(text)

/** Where a menu moves something. */
export const moves = ['first', 'earlier', 'later', 'last'] as const
export type Move = (typeof moves)[number]

/** What something comes before after a move; undefined where it stands there already. */
export function targetOfMove(
  ids: readonly number[],
  id: number,
  move: Move,
): number | null | undefined {
  const at = ids.indexOf(id)
  const isFirst = at <= 0
  const isLast = at === -1 || at === ids.length - 1
  switch (move) {
    case 'first':
      return isFirst ? undefined : ids[0]
    case 'earlier':
      return isFirst ? undefined : ids[at - 1]
    case 'later':
      return isLast ? undefined : (ids[at + 2] ?? null)
    case 'last':
      return isLast ? undefined : null
  }
}

/** What something stands before now; null at the end. */
export const nextOf = (ids: readonly number[], id: number): number | null =>
  ids[ids.indexOf(id) + 1] ?? null

/** Things with one of them before another; at the end where that is not among them. */
export function placedBefore<T extends { id: number }>(
  all: readonly T[],
  id: number,
  beforeId: number | null,
): readonly T[] {
  const moved = all.find((one) => one.id === id)
  if (!moved) return all
  const others = all.filter((one) => one !== moved)
  const place = others.findIndex((one) => one.id === beforeId)
  return others.toSpliced(place === -1 ? others.length : place, 0, moved)
}

/** Kinds that a page holds once: a second one would show the same. */
const single: readonly ModuleKind[] = ['campaign', 'directorderlist', 'contactlist']

/** Whether a page takes no (further) module of a kind. */
export const isFullFor = (modules: readonly PageModule[], kind: ModuleKind): boolean =>
  single.includes(kind) && modules.some((one) => one.kind === kind)

export const isLinkKind = (kind: ModuleKind | undefined): boolean =>
  kind?.startsWith('linkcollection') === true
