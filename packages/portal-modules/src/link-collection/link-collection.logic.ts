import { cleanTags, withoutExtension } from '../kit/names.ts'
import type { Command } from '../kit/pending/pending-commands.ts'
import { isPortalPath } from '../kit/module-host/portal-path.ts'
import { marksAfter } from '../kit/reactions.ts'
import type { ViewItem } from '../kit/view-item.ts'
import type { Collection, Link, Reaction } from './link-collection.port.ts'

export const sortOrders = ['arranged', 'name', 'newest'] as const
export type SortOrder = (typeof sortOrders)[number]

/** An order from the address; an unknown one is the arranged one. */
export const parseSort = (text: string): SortOrder =>
  sortOrders.find((order) => order === text) ?? 'arranged'

/** A link's name as it is shown; with the switch on, a file's without its last extension (CFG-01). */
export const shownName = (
  { kind, name }: Pick<Link, 'kind' | 'name'>,
  hidesExtensions: boolean,
): string => (hidesExtensions && kind === 'file' ? withoutExtension(name) : name)

/** Links in their order; `arranged` is the collection's own. */
export function sortLinks(
  links: readonly Link[],
  order: SortOrder,
  collator: Intl.Collator,
): readonly Link[] {
  if (order === 'arranged') return links
  const byName = (one: Link, other: Link) => collator.compare(one.name, other.name)
  if (order === 'name') return links.toSorted(byName)
  return links.toSorted(
    (one, other) => Date.parse(other.modifiedAt) - Date.parse(one.modifiedAt) || byName(one, other),
  )
}

/** What the reader marked first, else in the order given (T-92). */
export const starredFirst = (links: readonly Link[]): readonly Link[] =>
  links.toSorted((one, other) => Number(other.isStarred ?? false) - Number(one.isStarred ?? false))

/** Links whose name, description or tags hold all the words. */
export function findLinks(links: readonly Link[], text: string, locale: string): readonly Link[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  if (words.length === 0) return links
  return links.filter((link) => {
    const held = [link.name, link.description ?? '', ...link.tags].join(' ')
    const folded = held.toLocaleLowerCase(locale)
    return words.every((word) => folded.includes(word))
  })
}

/** Where a click on a link leads (SRCH-04, ROUTE-19). */
export type Target =
  | { to: 'content' }
  | { to: 'nowhere' }
  | { to: 'report'; url: string }
  | { to: 'inside'; url: string }
  | { to: 'outside'; url: string }

/** A file opens only from the storage; other addresses are taken as they are, if a browser may go there. */
export function targetOf({ kind, url, isStored, isExternal }: Link): Target {
  if (kind === 'file') return { to: isStored ? 'content' : 'nowhere' }
  if (url === null || url === '') return { to: 'nowhere' }
  if (!isExternal && isPortalPath(url)) {
    return { to: kind === 'report' ? 'report' : 'inside', url }
  }
  return /^https?:\/\//i.test(url) ? { to: 'outside', url } : { to: 'nowhere' }
}

/** What a viewer shows among links: files that lie in the storage, and the portal's reports. */
export const viewItemsOf = (links: readonly Link[]): ViewItem[] =>
  links.flatMap((link): ViewItem[] => {
    const target = targetOf(link)
    const { id, name } = link
    if (target.to === 'content') return [{ id, kind: 'file', name, type: link.type }]
    return target.to === 'report' ? [{ id, kind: 'report', name, url: target.url }] : []
  })

/** The address is that of a picture, not the name of an icon. */
export const isPicture = (icon: string | null): icon is string =>
  icon !== null && /^(https:\/\/|\/(?!\/))/.test(icon)

/** Host of an address outside, as people say it; undefined inside. */
export function hostOf({ url, isExternal }: Pick<Link, 'url' | 'isExternal'>): string | undefined {
  if (!isExternal || !url) return undefined
  return URL.parse(url)?.host.replace(/^www\./, '')
}

/** What a person did that the server has not answered yet. */
export type PendingCommand = Command &
  (
    | { type: 'react'; id: number; reaction: Reaction | null }
    | { type: 'star'; id: number; isStarred: boolean }
    | { type: 'remove'; id: number }
    | { type: 'arrange'; id: number; beforeId: number | null }
    | { type: 'restore'; link: Link }
  )

/** The collection as it will be; nothing where the link has gone. */
export function applyCommand(collection: Collection, command: PendingCommand): Collection {
  switch (command.type) {
    case 'react':
      return changeLink(collection, command.id, (link) => ({
        ...link,
        reactions: marksAfter(link.reactions, command.reaction),
      }))
    case 'star':
      return changeLink(collection, command.id, (link) => ({
        ...link,
        isStarred: command.isStarred,
      }))
    case 'remove':
      return withoutLink(collection, command.id)
    case 'arrange':
      return arranged(collection, command)
    case 'restore':
      return withLinks(collection, [command.link])
  }
}

/** The collection with a link before another one, or at the end; one that has gone counts as none (T-76). */
export function arranged(
  collection: Collection,
  { id, beforeId }: { id: number; beforeId: number | null },
): Collection {
  const link = collection.links.find((one) => one.id === id)
  if (!link || id === beforeId) return collection
  const others = collection.links.filter((one) => one !== link)
  const place = others.findIndex((one) => one.id === beforeId)
  return { ...collection, links: others.toSpliced(place === -1 ? others.length : place, 0, link) }
}

/** Where a menu moves a link. */
export const moves = ['first', 'earlier', 'later', 'last'] as const
export type Move = (typeof moves)[number]

/** What a link comes before after a move by menu; undefined where it stands there already. */
export function targetOfMove(
  links: readonly Pick<Link, 'id'>[],
  id: number,
  move: Move,
): number | null | undefined {
  const at = links.findIndex((link) => link.id === id)
  const isFirst = at <= 0
  const isLast = at === -1 || at === links.length - 1
  switch (move) {
    case 'first':
      return isFirst ? undefined : links[0]!.id
    case 'earlier':
      return isFirst ? undefined : links[at - 1]!.id
    case 'later':
      return isLast ? undefined : (links[at + 2]?.id ?? null)
    case 'last':
      return isLast ? undefined : null
  }
}

/** Changes one link, where it is there. */
export const changeLink = (
  collection: Collection,
  id: number,
  change: (link: Link) => Link,
): Collection => ({
  ...collection,
  links: collection.links.map((link) => (link.id === id ? change(link) : link)),
})

/** The collection without a link. */
export const withoutLink = (collection: Collection, id: number): Collection => ({
  ...collection,
  links: collection.links.filter((link) => link.id !== id),
})

/** Takes links in: known ones in their place unless a newer state is there, new ones at the end. */
export function withLinks(collection: Collection, links: readonly Link[]): Collection {
  return links.reduce((now, link) => {
    const known = now.links.find(({ id }) => id === link.id)
    if (!known) return { ...now, links: [...now.links, link] }
    if (known.version > link.version) return now
    // An answer to a change knows neither reactions nor tags.
    return changeLink(now, link.id, ({ reactions, tags }) => ({ ...link, reactions, tags }))
  }, collection)
}

/** What has to be added and taken away to get from some tags to others. */
export function tagChanges(before: readonly string[], after: readonly string[]) {
  const keyOf = (label: string) => label.trim().normalize('NFC').toLowerCase()
  const had = new Set(before.map(keyOf))
  const has = new Set(after.map(keyOf))
  return {
    added: cleanTags(after).filter((label) => !had.has(keyOf(label))),
    removed: before.filter((label) => !has.has(keyOf(label))),
  }
}
