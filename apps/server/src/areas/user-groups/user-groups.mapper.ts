import type { UserGroup, UserGroupMember } from '@atrium/api-client/contract'
import type { Access } from '../users/index.ts'
import { canPassOn } from './directory/roles-by-groups.policy.ts'
import { canManageGroups, canManageMembers } from './user-groups.policy.ts'
import type { MembershipRow, UserGroupRow } from './user-groups.repository.ts'

/** A group as the contract shows it, with what the caller may do (ENT-15, ADM-09). */
export const toUserGroup = (
  access: Pick<Access, 'actor' | 'roles'>,
  row: UserGroupRow,
): UserGroup => ({
  id: row.id,
  applicationId: row.application_id,
  name: row.name,
  type: row.type,
  isApprover: row.is_approver,
  seesInvoices: row.sees_invoices,
  modifiedAt: row.modified_at.toISOString(),
  memberCount: row.member_count,
  can: {
    change: canManageGroups(access),
    // A group of a directory gives more than being in it.
    chooseMembers: canManageMembers(access, row.type) && canPassOn(access, row),
  },
})

/** Whether a person is in a group (ENT-16). The pair is what it is known by, so the group's id serves. */
export const toMember = (row: MembershipRow, userId: number): UserGroupMember => ({
  id: row.user_group_id,
  userGroupId: row.user_group_id,
  userId,
  applicationId: row.application_id,
  isMember: row.is_member,
  modifiedAt: row.modified_at.toISOString(),
})
