import { describe, expect, test } from 'vitest'
import { linesOf, recentOf } from './home.logic.ts'
import type { ChangeRow, PlaceRow } from './home.repository.ts'

const place = (more: Partial<PlaceRow>): PlaceRow => ({
  id: 10,
  parent_id: 1,
  type: 'directory',
  display_name: 'Kreation & Texte',
  page_url: '/files',
  ...more,
})
const root = place({ id: 1, parent_id: null, type: 'fileexplorer', display_name: 'Dateien' })
const places = new Map([place({}), root].map((row) => [row.id, row]))

let minute = 0
/** Each one earlier than the one before. */
const change = (more: Partial<ChangeRow>): ChangeRow => ({
  kind: 'added',
  id: 100,
  parent_id: 10,
  type: 'filelink',
  display_name: 'Motiv.png',
  at: new Date(Date.UTC(2026, 10, 20) - (minute += 1) * 60_000),
  user_id: 2,
  first_name: 'Aylin',
  last_name: 'Kaya',
  text: null,
  ...more,
})
const lines = (...rows: ChangeRow[]) => linesOf(101, rows, places)

describe('what changed, as lines (D-04)', () => {
  test('new files of a folder are one line, named by the newest, that leads to the folder', () => {
    const [line, ...others] = lines(
      change({ id: 101, display_name: 'Motiv 2.png' }),
      change({ id: 102, user_id: 3 }),
      change({ id: 103 }),
    )
    expect(others).toEqual([])
    expect(line).toMatchObject({
      count: 3,
      component: { id: 101, displayName: 'Motiv 2.png' },
      place: { id: 10, displayName: 'Kreation & Texte' },
      actorName: 'Aylin Kaya',
      hasOtherActors: true,
      url: '/files/10-kreation-texte?clientId=101',
    })
  })

  test('one file leads to itself; what lies at the top to the page; a folder is a place', () => {
    expect(
      lines(
        change({ id: 101 }),
        change({ id: 102, parent_id: 1 }),
        change({ id: 103, type: 'directory', display_name: 'Neu', parent_id: 1 }),
      ).map(({ url }) => url),
    ).toEqual([
      '/files/10-kreation-texte?clientId=101&item=101',
      '/files?clientId=101&item=102',
      '/files/103-neu?clientId=101',
    ])
  })

  test('comments on one thing are one line with the newest words; the system has no name', () => {
    const said = { kind: 'commented', type: 'filelink' } as const
    expect(
      lines(
        change({ ...said, text: 'Freigabe angefragt', user_id: null, first_name: null }),
        change({ ...said, text: 'Gern so.' }),
        change({ ...said, id: 200, text: 'Und hier?' }),
      ),
    ).toMatchObject([
      { count: 2, text: 'Freigabe angefragt', actorName: null, hasOtherActors: true },
      { count: 1, text: 'Und hier?', actorName: 'Aylin Kaya', hasOtherActors: false },
    ])
  })

  test('what is said of a file leads to it with its words beside it, of a post in a list to its comments (D-04)', () => {
    const links = place({
      id: 20,
      type: 'linkcollection',
      display_name: 'Links',
      page_url: '/links',
    })
    const said = change({ kind: 'commented', id: 300, type: 'filelink' })
    const all = new Map([...places, [20, links]])
    const urls = linesOf(101, [said, { ...said, id: 301, parent_id: 20 }], all).map(
      ({ url }) => url,
    )
    expect(urls).toEqual([
      '/files/10-kreation-texte?clientId=101&component=300&details=on',
      '/links/20-links?clientId=101&comments=301',
    ])
  })

  test('a post leads to itself, and what was opened last says what and where it is', () => {
    const post = change({ id: 400, type: 'post', display_name: 'Neues', parent_id: 1 })
    expect(recentOf(101, [post], places)).toEqual([
      {
        component: { id: 400, type: 'post', displayName: 'Neues' },
        place: { id: 1, type: 'fileexplorer', displayName: 'Dateien' },
        at: post.at.toISOString(),
        url: '/files/400-neues?clientId=101',
      },
    ])
  })

  test('only other people count as others, and who has one name is written without a blank', () => {
    const [alone] = lines(change({ first_name: '', id: 101 }), change({ id: 102 }))
    expect(alone).toMatchObject({ actorName: 'Kaya', hasOtherActors: false })
    const [byPerson] = lines(change({ id: 101 }), change({ id: 102, user_id: null }))
    expect(byPerson).toMatchObject({ count: 2, hasOtherActors: false })
  })

  test('several changes of one thing lead to it, not to its folder', () => {
    const [line] = lines(change({ kind: 'changed', id: 101 }), change({ kind: 'changed', id: 101 }))
    expect(line).toMatchObject({ count: 2, url: '/files/10-kreation-texte?clientId=101&item=101' })
  })

  test('the newest comes first, whatever it is', () => {
    const early = change({ kind: 'commented', at: new Date('2026-01-01') })
    const late = change({ kind: 'changed', at: new Date('2026-01-02') })
    expect(lines(early, late).map(({ kind }) => kind)).toEqual(['changed', 'commented'])
  })

  test('what lies where one cannot get to is not told (PERM-13)', () => {
    expect(lines(change({ parent_id: 77 }))).toEqual([])
    expect(recentOf(101, [{ ...change({}), parent_id: 77 }, change({})], places)).toHaveLength(1)
  })
})
