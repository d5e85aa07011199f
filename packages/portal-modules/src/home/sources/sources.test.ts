import { describe, expect, test } from 'vitest'
import { change, fixedNow, longNames, notice, overview } from '../testing/fixtures.ts'
import { changesContribution, type Change, type Overview } from './changes.ts'
import { recentContribution } from './recent.ts'
import { nextTasks, waitingTasks, type OpenTask } from '../late/tasks.ts'
import { waitingContribution } from './waiting.ts'

const de = { locale: 'de', now: fixedNow } as const
const query = { key: [], load: () => Promise.reject(new Error('not read here')) }
const changes = changesContribution({ query })
const wordsOf = (...some: Change[]) =>
  changes
    .rows({ ...overview, changes: some }, de)
    .map(({ title, detail }) => `${title} | ${detail}`)

describe('what changed (D-04)', () => {
  test('is said in words, by what it is, where and by whom', () => {
    const inside = (type: string, displayName: string) => ({ id: 9, type, displayName })
    expect(
      wordsOf(
        change(),
        change({ count: 2 }),
        change({ count: 6, hasOtherActors: true }),
        change({ kind: 'changed' }),
        change({ kind: 'commented', text: 'Gern\n\n so. ' }),
        change({ kind: 'commented', count: 3, text: 'Freigabe angefragt', actorName: null }),
        change({ component: inside('directory', 'Alt') }),
        change({ component: inside('pagelink', 'Wiki') }),
        change({ component: inside('reportLink', 'Reichweiten') }),
        change({ component: inside('task', 'Motive prüfen') }),
        change({ component: inside('hologram', 'Etwas') }),
        change({ component: inside('post', 'Halbzeit'), text: 'Über Plan.' }),
      ),
    ).toEqual([
      'Megalight Motiv 02 v2.png | Neue Datei in Kreation · Aylin Kaya',
      '2 neue Dateien in Kreation | Megalight Motiv 02 v2.png und eine weitere · Aylin Kaya',
      '6 neue Dateien in Kreation | Megalight Motiv 02 v2.png und 5 weitere · Aylin Kaya und andere',
      'Megalight Motiv 02 v2.png | Geändert von Aylin Kaya in Kreation',
      'Neuer Kommentar zu Megalight Motiv 02 v2.png | Aylin Kaya: „Gern so.“',
      '3 neue Kommentare zu Megalight Motiv 02 v2.png | Freigabe angefragt',
      'Alt | Neuer Ordner in Kreation · Aylin Kaya',
      'Wiki | Neuer Link in Kreation · Aylin Kaya',
      'Reichweiten | Neuer Link in Kreation · Aylin Kaya',
      'Motive prüfen | Neue Aufgabe in Kreation · Aylin Kaya',
      'Etwas | Neuer Eintrag in Kreation · Aylin Kaya',
      'Halbzeit | Über Plan. · Aylin Kaya',
    ])
  })

  test('says since when, and that a first visit has no last one', () => {
    const at = (lastVisitAt: string | null): Overview => ({ ...overview, lastVisitAt })
    expect(changes.aside!(at('2026-11-14T15:00:00Z'), de)).toBe('seit Sa, 14.11.')
    expect(changes.aside!(at(fixedNow.toISOString()), de)).toBe('seit vorhin')
    expect(changes.aside!(at(null), de)).toBeUndefined()
    expect(changes.title!(at(null), de)).toBe('Neu in den letzten zwei Wochen')
  })

  test('extensions are hidden where the tenant wants it, in other languages too (FILE-04, CFG-01)', () => {
    const hiding = changesContribution({ query, hidesExtensions: true })
    const [row] = hiding.rows(overview, { ...de, locale: 'en' })
    expect(row!.title).toBe('3 new comments on Megalight Motiv 02 v2')
  })

  test('a row that is opened tells which change it was; new files keep their row when more come', () => {
    const opened: Change[] = []
    const { rows, onOpen } = changesContribution({ query, onOpen: (one) => opened.push(one) })
    const [, files] = rows(overview, de)
    onOpen!(files!, overview)
    expect(opened).toEqual([overview.changes[1]])
    const more = rows({ ...overview, changes: [change({ component: { id: 7, type: 'filelink', displayName: 'N' }, count: 7 })] }, de) // prettier-ignore
    expect(more[0]!.key).toBe(files!.key)
  })

  test('names are cut, what no page shows leads nowhere', () => {
    expect(changes.rows(longNames, de)[1]!.title.length).toBeLessThan(110)
    expect(changes.rows(overview, de)[3]!.href).toBeUndefined()
    const recent = recentContribution({ query })
    const shown = recent.rows({ recent: [{ ...overview.recent[0]!, url: undefined }] }, de)
    expect(shown).toEqual([])
  })
})

test('what waits: notifications that ask for something, until that is done; no others (T-02, NOTI-08)', () => {
  const waiting = waitingContribution({ query })
  const items = [
    notice(),
    notice({ id: 2, type: 30, count: 3 }),
    notice({ id: 3, type: 61, actorName: null }),
    notice({ id: 4, type: 11 }),
    notice({ id: 5, type: 99 }),
    notice({ id: 6, type: 61, isViewed: true }),
    notice({ id: 7, isViewed: true, relatedObjectName: 'Wiesn-Spezial' }),
    notice({ id: 10, isViewed: true, relatedObjectName: 'Wiesn-Spezial' }),
    notice({ id: 8, isViewed: true, relatedObjectName: 'Zitrone Launch' }),
    notice({
      id: 9,
      type: 21,
      relatedObjectName: 'Zitrone Launch',
      createdAt: new Date(Date.parse(notice().createdAt) + 1).toISOString(),
    }),
  ]
  expect(waiting.rows({ items }, de).map(({ key, detail }) => `${key} ${detail}`)).toEqual([
    '1 Wartet auf Ihre Freigabe · von Aylin Kaya',
    '2 3 neue Aufgaben für Sie · von Aylin Kaya',
    '3 Jemand hat Sie in einem Kommentar erwähnt',
    '7 Wartet auf Ihre Freigabe · von Aylin Kaya',
  ])
})

describe('what the reader has to do (T-53, T-55)', () => {
  const task = (id: number, due: string | null) => ({
    id,
    title: `Aufgabe ${id}`,
    place: 'In Arbeit',
    due,
    href: `/tasks?task=${id}`,
  })
  const tasks = [task(1, null), task(2, '2026-11-20'), task(3, '2026-11-18'), task(4, '2026-11-26'), task(5, '2026-12-24')] // prettier-ignore

  test('what is late and what is due today waits, the latest first, and can be done on the spot', async () => {
    const finished: number[] = []
    const { rows, aside } = waitingTasks<OpenTask>(async ({ id }) => void finished.push(id))
    const [late, today, ...others] = rows(tasks, de)
    expect(late).toMatchObject({
      title: 'Aufgabe 3',
      detail: 'Aufgabe · In Arbeit · war fällig Mi, 18.11.',
      isLate: true,
      href: '/tasks?task=3',
    })
    expect(today).toMatchObject({ detail: 'Aufgabe · In Arbeit · heute fällig', isLate: false })
    expect(others).toEqual([])
    expect(aside(tasks, de)).toBe('1 Aufgabe überfällig')
    expect(aside([], de)).toBeUndefined()
    await late!.action!.run()
    expect(finished).toEqual([3])
  })

  test('its day is over with the one in Berlin, wherever the reader is (VAL-11)', () => {
    const at = (moment: string) =>
      waitingTasks<OpenTask>(async () => undefined).rows(tasks, { ...de, now: new Date(moment) })[1]
    expect(at('2026-11-20T22:59:00Z')).toMatchObject({ isLate: false })
    expect(at('2026-11-20T23:01:00Z')).toMatchObject({ title: 'Aufgabe 2', isLate: true })
  })

  test('what is due within a week is one of the next deadlines', () => {
    expect(nextTasks.rows(tasks, de)).toMatchObject([{ title: 'Aufgabe 4', day: '2026-11-26' }])
  })
})
