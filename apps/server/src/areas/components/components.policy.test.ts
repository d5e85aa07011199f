import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import {
  abilitiesOf,
  canChangeAudience,
  canChooseGroups,
  canDelete,
  canEdit,
  canPutInto,
  fitsInto,
  isContainer,
  isOut,
  isVisible,
  seesDrafts,
  withStandingGroups,
} from './components.policy.ts'

const holder = (held: readonly Role[], isDataSolutions = false) => ({
  roles: held,
  isDataSolutions,
})

const everyday: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT']
const agency: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE']
const administrator: readonly Role[] = ['ADMINISTRATOR']
const orderers: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE', 'DIRECTORDER']
const nobody: readonly Role[] = []

/** For each of the seven roles, for any of them together, and in any case of the type's letters. */
function expectRights(type: string, edit: readonly Role[], remove: readonly Role[]) {
  for (const name of [type, type.toUpperCase()]) {
    for (const role of roles) {
      expect([name, role, canEdit(holder([role]), name)]).toEqual([name, role, edit.includes(role)])
      expect([name, role, canDelete(holder([role]), name)]).toEqual([
        name,
        role,
        remove.includes(role),
      ])
    }
  }
  fc.assert(
    fc.property(fc.subarray([...roles]), (held) => {
      const isIn = (allowed: readonly Role[]) => held.some((role) => allowed.includes(role))
      expect(canEdit(holder(held), type)).toBe(isIn(edit))
      expect(canDelete(holder(held), type)).toBe(isIn(remove))
    }),
  )
}

const types = [
  'filelink',
  'reportlink',
  'pagelink',
  'post',
  'seminar',
  'directory',
  'buildingblock',
  'linkcollection',
  'taskbucket',
  'directorder',
  'timeline',
]

describe('rights by role and type', () => {
  test('files: everyday work (PERM-01)', () => expectRights('filelink', everyday, everyday))
  test('report links: the agency (PERM-02)', () => expectRights('reportlink', agency, agency))
  test('page links: the agency (PERM-03)', () => expectRights('pagelink', agency, agency))
  test('posts: the agency (PERM-04)', () => expectRights('post', agency, agency))
  test('seminars: the agency (PERM-05)', () => expectRights('seminar', agency, agency))
  test('folders: the agency (PERM-06)', () => expectRights('directory', agency, agency))
  test('building blocks: the agency', () => expectRights('buildingblock', agency, agency))
  test('link collections: administrators (PERM-08)', () =>
    expectRights('linkcollection', administrator, administrator))
  test('task buckets: administrators (PERM-09)', () =>
    expectRights('taskbucket', administrator, administrator))
  test('direct orders: edited by who orders, deleted by nobody', () =>
    expectRights('directorder', orderers, nobody))
  test('anything else: nobody (PERM-11)', () => {
    for (const type of ['timeline', 'campaign', 'kpi', 'task', 'fileexplorer', 'no such type', ''])
      expectRights(type, nobody, nobody)
  })

  test('Supervisor, Author and Client Lead edit nothing (PERM-12)', () => {
    for (const role of ['SUPERVISOR', 'AUTHOR', 'CLIENT_LEAD'] as const) {
      for (const type of types) expect(canEdit(holder([role]), type)).toBe(false)
    }
  })

  test('Data Solutions has the rights of Client Service for links to reports and pages, no others (PERM-20)', () => {
    const edited = types.filter((type) => canEdit(holder([], true), type))
    expect(edited).toEqual(['reportlink', 'pagelink'])
  })

  test('files are added by Administrator, Client Service and Client, folders by the first two (FILE-12)', () => {
    for (const role of roles) {
      const can = abilitiesOf(holder([role]), { type: 'directory', collectionType: null })
      expect([role, can.addFiles]).toEqual([
        role,
        ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT'].includes(role),
      ])
      expect([role, can.addFolders]).toEqual([
        role,
        ['ADMINISTRATOR', 'CLIENTSERVICE'].includes(role),
      ])
    }
  })

  test.each([
    ['fileexplorer', null, ['filelink', 'directory']],
    ['Directory', null, ['filelink', 'directory']],
    ['linkcollection', 'file', ['filelink']],
    ['linkcollection', 'report', ['reportlink']],
    ['linkcollection', 'page', ['pagelink']],
    ['linkcollection', 'unknown', ['filelink', 'reportlink', 'pagelink']],
    ['linkcollection', null, ['filelink', 'reportlink', 'pagelink']],
    ['postCollection', null, ['post']],
    ['filelink', null, []],
    ['timeline', null, []],
  ])('%s of %s takes %j (FILE-12, ENT-12)', (type, collectionType, taken) => {
    const fitting = types.filter((item) =>
      canPutInto(holder(['ADMINISTRATOR']), { type, collectionType }, item),
    )
    expect(fitting.sort()).toEqual([...taken].sort())
  })

  test('lists of tasks take buckets, and buckets take tasks (ENT-12)', () => {
    const fitting = (type: string) =>
      [...types, 'task'].filter((item) => fitsInto({ type, collectionType: null }, item))
    expect(fitting('taskList')).toEqual(['taskbucket'])
    expect(fitting('taskBucket')).toEqual(['task'])
  })

  test('everybody but who only oversees adds tasks to a bucket (TASK-12, A5)', () => {
    const bucket = { type: 'taskbucket', collectionType: null }
    const adding = roles.filter((role) => canPutInto(holder([role]), bucket, 'Task'))
    expect(adding).toEqual(roles.filter((role) => role !== 'SUPERVISOR'))
  })

  test('folders, collections and lists of tasks hold something, nothing else does (ENT-12)', () => {
    const containers = [
      'directory',
      'fileExplorer',
      'linkCollection',
      'postCollection',
      'taskList',
      'taskBucket',
    ]
    expect([...containers, 'filelink', 'post', 'task', ''].filter(isContainer)).toEqual(containers)
  })

  test.each([
    ['linkcollection', 'report', true],
    ['linkcollection', 'page', true],
    ['linkcollection', 'file', false],
    ['postcollection', null, true],
    ['directory', null, false],
    ['tasklist', null, true],
  ])('the agency adds items to a %s of %s: %s (FILE-12)', (type, collectionType, expected) => {
    const { addItems } = abilitiesOf(holder(['CLIENTSERVICE']), { type, collectionType })
    expect(addItems).toBe(expected)
  })

  test('whoever only oversees adds no task (TASK-12)', () => {
    const board = { type: 'tasklist', collectionType: null }
    expect(abilitiesOf(holder(['CLIENT']), board).addItems).toBe(true)
    expect(abilitiesOf(holder(['SUPERVISOR']), board).addItems).toBe(false)
  })

  test('what is put somewhere takes the right to edit it (FILE-12)', () => {
    const general = { type: 'linkcollection', collectionType: 'unknown' }
    const may = (
      type: string,
      container: typeof general | { type: string; collectionType: null },
    ) => roles.filter((role) => canPutInto(holder([role]), container, type))
    expect(may('filelink', general)).toEqual(everyday)
    expect(may('reportlink', general)).toEqual(agency)
    expect(may('pagelink', general)).toEqual(agency)
    expect(may('post', { type: 'postcollection', collectionType: null })).toEqual(agency)
    expect(roles.filter((role) => abilitiesOf(holder([role]), general).addItems)).toEqual(agency)
  })

  test('the order of links is the agency’s, also where clients add files (T-76)', () => {
    const files = { type: 'linkcollection', collectionType: 'file' }
    expect(roles.filter((role) => abilitiesOf(holder([role]), files).arrange)).toEqual(agency)
    const folder = { type: 'directory', collectionType: null }
    expect(abilitiesOf(holder(['ADMINISTRATOR']), folder)).not.toHaveProperty('arrange')
  })

  test('building blocks are made by the agency, in a list of direct orders alone (PERM-07)', () => {
    const orders = { type: 'directorderlist', collectionType: null }
    expect(roles.filter((role) => abilitiesOf(holder([role]), orders).addBlocks)).toEqual(agency)
    const folder = { type: 'directory', collectionType: null }
    expect(abilitiesOf(holder(['ADMINISTRATOR']), folder)).not.toHaveProperty('addBlocks')
  })

  test('drafts are read by who writes posts and who reads along (T-77, PERM-12)', () => {
    const readers = roles.filter((role) => seesDrafts({ roles: [role] }))
    expect(readers).toEqual(['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'AUTHOR'])
  })

  test.each([
    ['post', null, false],
    ['post', '2026-11-20T09:00:01Z', false],
    ['post', '2026-11-20T09:00:00Z', true],
    ['filelink', null, true],
  ])('a %s published at %s is out: %s', (type, at, expected) => {
    const published_at = at ? new Date(at) : null
    expect(isOut({ type, published_at }, new Date('2026-11-20T09:00:00Z'))).toBe(expected)
  })

  test('contacts are added and put in order by Administrator and Client Service (CON-02)', () => {
    const list = { type: 'contactlist', collectionType: null }
    const who = (ability: 'addItems' | 'arrange') =>
      roles.filter((role) => abilitiesOf(holder([role]), list)[ability])
    expect([who('addItems'), who('arrange')]).toEqual([agency, agency])
    expect(abilitiesOf(holder(['ADMINISTRATOR']), list)).toMatchObject({
      edit: false,
      delete: false,
    })
  })

  test('who may edit an item and choose groups changes who sees it (PERM-14, PERM-18)', () => {
    const who = (type: string) => roles.filter((role) => canChangeAudience(holder([role]), type))
    for (const type of ['filelink', 'directory', 'reportlink', 'pagelink', 'post']) {
      expect([type, who(type)]).toEqual([type, agency])
    }
    // Whole modules: administrators alone, also where nobody edits them.
    for (const type of [
      'linkcollection',
      'fileexplorer',
      'timeline',
      'postCollection',
      'contactlist',
    ]) {
      expect([type, who(type)]).toEqual([type, ['ADMINISTRATOR']])
    }
    expect(who('task')).toEqual([])
    const file = { type: 'filelink', collectionType: null }
    expect(abilitiesOf(holder(['CLIENTSERVICE']), file).changeAudience).toBe(true)
    expect(abilitiesOf(holder(['CLIENT']), file)).not.toHaveProperty('changeAudience')
  })

  test('only the agency chooses groups (FILE-11)', () => {
    const choosers = roles.filter((role) => canChooseGroups(holder([role])))
    expect(choosers).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  })
})

describe('visibility', () => {
  const client = { seesAll: false, groupIds: [7, 8] }

  test('takes a group on every level from the root down (PERM-13)', () => {
    expect(isVisible(client, [[7], [8], [7, 1]])).toBe(true)
    expect(isVisible(client, [[7], [9], [7]])).toBe(false)
    expect(isVisible(client, [[9], [7]])).toBe(false)
    expect(isVisible(client, [[7], []])).toBe(false)
  })

  test('is everything for who sees all (PERM-13)', () => {
    expect(isVisible({ seesAll: true, groupIds: [] }, [[], [9]])).toBe(true)
  })

  test('never grows when a folder is put above (PERM-13)', () => {
    const level = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(fc.array(level), level, (levels, above) => {
        if (isVisible(client, [above, ...levels])) expect(isVisible(client, levels)).toBe(true)
      }),
    )
  })
})

describe('standing groups', () => {
  const groups = [
    { id: 1, type: 1 },
    { id: 2, type: 20 },
    { id: 3, type: 30 },
    { id: 4, type: 30 },
  ]

  test.each([
    ['nobody chosen: the agency has it', [], [1, 2]],
    ['only an administrator group chosen: the agency has it', [1], [1, 2]],
    ['a client group chosen: it and the administrators have it', [3], [1, 3]],
    ['client service chosen: it and the administrators have it', [2], [1, 2]],
    ['several chosen, one twice', [4, 3, 4], [1, 3, 4]],
  ])('%s (PERM-16)', (_, chosen, expected) => {
    expect(withStandingGroups(chosen, groups)).toEqual(expected)
  })
})
