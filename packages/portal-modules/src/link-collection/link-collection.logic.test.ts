import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  arranged,
  findLinks,
  hostOf,
  isPicture,
  parseSort,
  sortLinks,
  starredFirst,
  tagChanges,
  targetOf,
  targetOfMove,
  withLinks,
} from './link-collection.logic.ts'
import type { Collection, Link } from './link-collection.port.ts'
import { noReactions } from '../kit/reactions.ts'
import { buildFileLink, buildLink, mixedLinks } from './testing/fixtures.ts'

const collator = new Intl.Collator('de', { numeric: true })
const names = (links: readonly Link[]) => links.map((link) => link.name)
const collection = (links: readonly Link[]): Collection => ({
  id: 7,
  name: 'Wichtige Seiten',
  description: null,
  kinds: ['page'],
  links,
  can: { addLinks: true, addFiles: false, arrange: true },
})

describe('where a click leads', () => {
  const page = (url: string, isExternal = false) => buildLink({ url, isExternal })
  test.each([
    ['a stored file opens its content (SRCH-04)', buildFileLink(), { to: 'content' }],
    [
      'a file elsewhere leads nowhere (SRCH-04)',
      buildFileLink({ isStored: false, url: 'https://intranet.example/a.pdf' }),
      { to: 'nowhere' },
    ],
    [
      'a page of the portal stays inside (ROUTE-19)',
      page('/insights'),
      { to: 'inside', url: '/insights' },
    ],
    [
      'another site opens a tab of its own (ROUTE-19)',
      page('https://presse.example/', true),
      { to: 'outside', url: 'https://presse.example/' },
    ],
    [
      'a report of the portal is one to look at (ROUTE-18)',
      buildLink({ kind: 'report', url: '/bi/woche', isExternal: false }),
      { to: 'report', url: '/bi/woche' },
    ],
    ['code is no address (VAL-05)', page('javascript:alert(1)', true), { to: 'nowhere' }],
    ['no other host behind slashes (VAL-05)', page('//evil.example'), { to: 'nowhere' }],
    ['without an address there is no way', buildLink({ url: null }), { to: 'nowhere' }],
  ])('%s', (_name, link, target) => expect(targetOf(link)).toEqual(target))
})

test('links are found by name, description and tag, all words together (T-76)', () => {
  expect(names(findLinks(mixedLinks, 'tv kampagnen', 'de'))).toEqual(['Kampagnenleistung'])
  expect(names(findLinks(mixedLinks, 'KAMPAGNEN', 'de'))).toHaveLength(2)
  expect(findLinks(mixedLinks, '  ', 'de')).toBe(mixedLinks)
  expect(findLinks(mixedLinks, 'gibt es nicht', 'de')).toEqual([])
})

test('links stand as arranged, by name or newest first (T-76)', () => {
  const umlauts = ['Zeitung', 'Ärzte', 'Apotheke 10', 'Apotheke 9'].map((name, id) =>
    buildLink({ id, name }),
  )
  expect(names(sortLinks(umlauts, 'name', collator))).toEqual([
    'Apotheke 9',
    'Apotheke 10',
    'Ärzte',
    'Zeitung',
  ])
  expect(sortLinks(umlauts, 'arranged', collator)).toBe(umlauts)
  expect(sortLinks(mixedLinks, 'newest', collator)[0]!.name).toBe('Neues aus der Agentur')
  expect(parseSort('newest')).toBe('newest')
  expect(parseSort('quer')).toBe('arranged')
})

test('what is pending lies over the truth and does nothing to links that have gone', () => {
  const link = buildLink({ id: 1 })
  const command = { commandId: 'c' }
  const reacted = applyCommand(collection([link]), {
    ...command,
    type: 'react',
    id: 1,
    reaction: 'heart',
  })
  expect(reacted.links[0]!.reactions).toMatchObject({ counts: { heart: 1 }, own: 'heart' })
  expect(applyCommand(reacted, { ...command, type: 'remove', id: 1 }).links).toEqual([])
  const back = applyCommand(collection([]), { ...command, type: 'restore', link })
  expect(back.links).toEqual([link])
  expect(
    applyCommand(collection([]), { ...command, type: 'react', id: 9, reaction: null }),
  ).toEqual(collection([]))
})

test('an answer never goes back behind a newer state, and keeps reactions and tags', () => {
  const now = buildLink({
    version: 3,
    name: 'Neu',
    tags: ['TV'],
    reactions: { counts: { ...noReactions.counts, like: 2 }, own: 'like' },
  })
  expect(withLinks(collection([now]), [buildLink({ version: 2, name: 'Alt' })]).links).toEqual([
    now,
  ])
  const [saved] = withLinks(collection([now]), [buildLink({ version: 4, name: 'Neuer' })]).links
  expect(saved).toMatchObject({ name: 'Neuer', tags: ['TV'], reactions: { own: 'like' } })
  expect(withLinks(collection([now]), [buildLink({ id: 2 })]).links).toHaveLength(2)
})

test('the same word in another case, or with blanks, is one tag (ENT-14)', () => {
  expect(tagChanges(['TV', 'Print'], ['tv', 'Radio'])).toEqual({
    added: ['Radio'],
    removed: ['Print'],
  })
})

test('a picture is an address, an icon a name; a host is said as people say it', () => {
  expect(isPicture('chart-column')).toBe(false)
  expect(isPicture('https://bilder.example/a.jpg')).toBe(true)
  expect(isPicture('//bilder.example/a.jpg')).toBe(false)
  expect(isPicture(null)).toBe(false)
  expect(hostOf({ url: 'https://www.presse.example/neu', isExternal: true })).toBe('presse.example')
  expect(hostOf({ url: '/insights', isExternal: false })).toBeUndefined()
})

describe('the order of a collection (T-76)', () => {
  const links = [1, 2, 3].map((id) => buildLink({ id }))
  const orderAfter = (id: number, beforeId: number | null) =>
    arranged(collection(links), { id, beforeId }).links.map((link) => link.id)

  test.each([
    [3, 1, [3, 1, 2]],
    [1, 3, [2, 1, 3]],
    [1, null, [2, 3, 1]],
    [1, 99, [2, 3, 1]],
    [99, 1, [1, 2, 3]],
    [2, 2, [1, 2, 3]],
  ])('%i before %j is %j', (id, beforeId, expected) => {
    expect(orderAfter(id, beforeId)).toEqual(expected)
  })

  test('a menu offers what changes something', () => {
    expect(targetOfMove(links, 1, 'first')).toBeUndefined()
    expect(targetOfMove(links, 1, 'earlier')).toBeUndefined()
    expect(targetOfMove(links, 1, 'later')).toBe(3)
    expect(targetOfMove(links, 2, 'later')).toBeNull()
    expect(targetOfMove(links, 3, 'earlier')).toBe(2)
    expect(targetOfMove(links, 3, 'first')).toBe(1)
    expect(targetOfMove(links, 3, 'last')).toBeUndefined()
    expect(targetOfMove(links, 99, 'first')).toBeUndefined()
  })
})

test('what the reader marked stands first, the rest as it was; a mark shows before the server has it (T-92, T-08)', () => {
  const named = (id: number, isStarred?: boolean) => ({ id, isStarred }) as Link
  const links = [named(1), named(2, true), named(3), named(4, true)]
  expect(starredFirst(links).map(({ id }) => id)).toEqual([2, 4, 1, 3])
  const held = { links } as unknown as Collection
  const after = applyCommand(held, { commandId: 'a', type: 'star', id: 3, isStarred: true })
  expect(starredFirst(after.links).map(({ id }) => id)).toEqual([2, 3, 4, 1])
})
