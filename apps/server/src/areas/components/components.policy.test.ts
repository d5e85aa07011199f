import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/types.ts'
import {
  abilitiesOf,
  canChooseGroups,
  canDelete,
  canEdit,
  canPutInto,
  isVisible,
  withStandingGroups,
} from './components.policy.ts'

const holder = (held: readonly Role[], isDataSolutions = false) => ({
  roles: held,
  isDataSolutions,
})

/** The rights table of the requirements (A5), copied by hand: who may edit and delete what. */
const table: [row: string, type: string, edit: Role[], remove: Role[]][] = [
  ['PERM-01', 'filelink', ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT'], ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT']], // prettier-ignore
  ['PERM-02', 'reportlink', ['ADMINISTRATOR', 'CLIENTSERVICE'], ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ['PERM-03', 'pagelink', ['ADMINISTRATOR', 'CLIENTSERVICE'], ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ['PERM-04', 'post', ['ADMINISTRATOR', 'CLIENTSERVICE'], ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ['PERM-05', 'seminar', ['ADMINISTRATOR', 'CLIENTSERVICE'], ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ['PERM-06', 'directory', ['ADMINISTRATOR', 'CLIENTSERVICE'], ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ['PERM-07', 'buildingblock', ['ADMINISTRATOR', 'CLIENTSERVICE'], ['ADMINISTRATOR', 'CLIENTSERVICE']], // prettier-ignore
  ['PERM-08', 'linkcollection', ['ADMINISTRATOR'], ['ADMINISTRATOR']],
  ['PERM-09', 'taskbucket', ['ADMINISTRATOR'], ['ADMINISTRATOR']],
  ['PERM-10', 'directorder', ['ADMINISTRATOR', 'CLIENTSERVICE', 'DIRECTORDER'], []],
  ['PERM-11', 'timeline', [], []],
  ['PERM-11', 'campaign', [], []],
  ['PERM-11', 'kpi', [], []],
  ['PERM-11', 'fileexplorer', [], []],
  ['PERM-11', 'no such type', [], []],
]

describe('rights by role and type', () => {
  test.each(table)('%s: %s for each of the seven roles', (_, type, edit, remove) => {
    for (const role of roles) {
      expect([role, canEdit(holder([role]), type)]).toEqual([role, edit.includes(role)])
      expect([role, canDelete(holder([role]), type)]).toEqual([role, remove.includes(role)])
    }
  })

  test.each(table)('%s: %s is compared without regard to case', (_, type, edit) => {
    const upper = type.toUpperCase()
    for (const role of roles) {
      expect(canEdit(holder([role]), upper)).toBe(edit.includes(role))
    }
  })

  test.each(table)('%s: several roles on %s add up', (_, type, edit, remove) => {
    fc.assert(
      fc.property(fc.subarray([...roles]), (held) => {
        const isIn = (allowed: Role[]) => held.some((role) => allowed.includes(role))
        expect(canEdit(holder(held), type)).toBe(isIn(edit))
        expect(canDelete(holder(held), type)).toBe(isIn(remove))
      }),
    )
  })

  test('Supervisor, Author and Client Lead edit nothing (PERM-12)', () => {
    for (const role of ['SUPERVISOR', 'AUTHOR', 'CLIENT_LEAD'] as const) {
      for (const [, type] of table) expect(canEdit(holder([role]), type)).toBe(false)
    }
  })

  test('Data Solutions has the rights of Client Service for links to reports and pages, no others (PERM-20)', () => {
    const edited = table.map(([, type]) => type).filter((type) => canEdit(holder([], true), type))
    expect(edited).toEqual(['reportlink', 'pagelink'])
  })

  test('files are added by Administrator, Client Service and Client, folders by the first two (FILE-12, FILE-14)', () => {
    for (const role of roles) {
      const can = abilitiesOf(holder([role]), 'directory')
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

  test('nothing is put into what is no folder (FILE-12)', () => {
    expect(canPutInto(holder(['ADMINISTRATOR']), 'filelink', 'filelink')).toBe(false)
    expect(canPutInto(holder(['ADMINISTRATOR']), 'fileexplorer', 'filelink')).toBe(true)
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
