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
