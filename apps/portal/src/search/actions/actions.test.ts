import { expect, test, vi } from 'vitest'
import type { Page } from '@atrium/api-client/contract'
import { additionsFor, administrationTabs } from '../../shell/entries.logic.ts'
import { actionProviders, type ActionsOptions } from './actions.ts'

const pageWith = (type: string, addItems: boolean) =>
  ({
    id: 7,
    displayName: 'Aufgaben',
    url: 'tasks',
    children: [{ parentComponentId: 1, childComponent: { type, can: { addItems } } }],
  }) as unknown as Page

const everything: ActionsOptions = {
  locale: 'de',
  mode: undefined,
  others: [],
  has: {
    approvals: true,
    invoices: true,
    launcher: true,
    tasks: true,
    chat: true,
    settings: true,
    viewAs: true,
    administration: administrationTabs(['ADMINISTRATOR']),
    additions: additionsFor(['ADMINISTRATOR']),
    pages: [pageWith('tasklist', true)],
  },
  go: vi.fn(),
  openApplication: vi.fn(),
  openDrawer: vi.fn(),
  setMode: vi.fn(),
  speak: vi.fn(),
  openShortcuts: vi.fn(),
  openNews: vi.fn(),
  startTour: vi.fn(),
  viewAs: vi.fn(),
  print: vi.fn(),
  signOut: vi.fn(),
}

/** Ids of what the words find, as the palette looks for them. */
function find(query: string, options: Partial<ActionsOptions> = {}) {
  const { places, actions } = actionProviders({ ...everything, ...options })
  return [...places.items!, ...actions.items!]
    .filter(({ label, keywords }) => {
      const text = `${label} ${keywords}`.toLowerCase()
      return query.split(' ').every((word) => text.includes(word))
    })
    .map(({ id }) => id)
}

test.each([
  ['rechnungen', 'invoices'],
  ['freigaben', 'approvals'],
  ['start', 'home'],
  ['einstellungen', 'settings'],
  ['administration', 'administration-users'],
  ['gruppe', 'administration-user-groups'],
  ['dunkel', 'dark'],
  ['dark', 'dark'],
  ['nacht', 'dark'],
  ['urlaub', 'absence'],
  ['passwort', 'password'],
  ['sprache', 'english'],
  ['english', 'english'],
  ['tasten', 'shortcuts'],
  ['logout', 'signOut'],
  ['person hinzufügen', 'addPerson'],
  ['aufgabe anlegen', 'addTask-7'],
  ['einladen', 'addPerson'],
  ['gruppe anlegen', 'addGroup'],
  ['design erstellen', 'addTheme'],
])('“%s” finds %s (T-13)', (query, id) => expect(find(query)).toContain(id))

test.each([
  ['invoice', 'invoices'],
  ['approve', 'approvals'],
  ['preferences', 'settings'],
  ['dark mode', 'dark'],
  ['vacation', 'absence'],
  ['deutsch', 'german'],
  ['hotkeys', 'shortcuts'],
  ['create', 'addGroup'],
  ['invite', 'addPerson'],
])('in English “%s” finds %s (T-13)', (query, id) =>
  expect(find(query, { locale: 'en' })).toContain(id),
)

test('nobody finds what is not theirs; what somebody chooses, happens', () => {
  const nothing = { approvals: false, invoices: false, launcher: false, tasks: false, chat: false, settings: false, viewAs: false, administration: [], additions: [], pages: [] } // prettier-ignore
  for (const query of [
    'freigaben',
    'rechnungen',
    'alle anwendungen',
    'aufgaben',
    'chat',
    'einstellungen',
    'verwaltung',
    'ansehen',
  ])
    // prettier-ignore
    expect(find(query, { has: nothing }), query).toEqual([])

  const { places, actions } = actionProviders(everything)
  places.items!.find(({ id }) => id === 'administration-audit-log')!.open()
  expect(everything.go).toHaveBeenLastCalledWith('/administration/audit-log')
  places.items!.find(({ id }) => id === 'delivery')!.open()
  expect(everything.go).toHaveBeenLastCalledWith('/settings/notifications')
  actions.items!.find(({ id }) => id === 'addPerson')!.open()
  expect(everything.go).toHaveBeenLastCalledWith('/administration/users/create')
  actions.items!.find(({ id }) => id === 'dark')!.open()
  expect(everything.setMode).toHaveBeenLastCalledWith('dark')
})

test('a task is added on the page of its board, by who may add some there (T-13, TASK-12)', () => {
  const go = vi.fn()
  const { actions } = actionProviders({ ...everything, go })
  actions.items!.find(({ id }) => id === 'addTask-7')!.open()
  expect(go).toHaveBeenCalledWith('/tasks?task=new')
  for (const page of [pageWith('tasklist', false), pageWith('linkcollection', true)])
    expect(find('aufgabe anlegen', { has: { ...everything.has, pages: [page] } })).toEqual([])
})
