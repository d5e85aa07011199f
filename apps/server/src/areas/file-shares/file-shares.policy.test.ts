import { expect, test } from 'vitest'
import { roles, type Actor, type Role } from '../../platform/actor.ts'
import { canShare, hasShares, isFile, isShareable, mayRemove, seesAllShares } from './file-shares.policy.ts' // prettier-ignore

const holder = (role: Role) => ({ roles: [role], isDataSolutions: false })
const caller = (userId: number, role: Role) => ({ roles: [role], actor: { userId } as Actor })

test('who may change files gives them away by link, a folder only who may change the folder (T-73)', () => {
  const fileEditors = ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT']
  const who = (may: (role: Role) => boolean) => roles.filter(may).toSorted()
  expect(who((role) => hasShares(holder(role)))).toEqual(fileEditors.toSorted())
  expect(who((role) => canShare(holder(role), 'filelink'))).toEqual(fileEditors.toSorted())
  expect(who((role) => canShare(holder(role), 'directory'))).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE']) // prettier-ignore
})

test('the agency sees and ends every link of a tenant, everybody else their own (T-73)', () => {
  for (const role of roles) {
    const isAgency = ['ADMINISTRATOR', 'CLIENTSERVICE'].includes(role)
    expect(seesAllShares({ roles: [role] })).toBe(isAgency)
    expect(mayRemove(caller(1, role), { created_by: 1 })).toBe(true)
    expect(mayRemove(caller(1, role), { created_by: 2 })).toBe(isAgency)
  }
})

test.each([
  ['filelink', 'key', null, true, true],
  ['filelink', 'key', 'pending', false, false],
  ['filelink', 'key', 'quarantined', false, false],
  ['filelink', null, null, false, false],
  ['directory', null, null, false, true],
  ['post', 'key', null, false, false],
] as const)(
  'a %s with the content %s, which a check holds as %s, is a file: %s, and can be given away: %s (T-73)',
  (type, storage_key, content_check, file, shareable) => {
    expect(isFile({ type, storage_key, content_check })).toBe(file)
    expect(isShareable({ type, storage_key, content_check })).toBe(shareable)
  },
)
