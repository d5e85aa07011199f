import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { MemberPair } from './memberships.repository.ts'

interface ChangedMemberships {
  actor: Actor
  applicationId: number
  /** Those that are named, for the log. */
  groups: readonly { id: number; name: string }[]
  joined?: readonly MemberPair[]
  left?: readonly MemberPair[]
}

/** Keeps in the audit log who has come into which groups and who is out. */
export async function auditMemberships(
  tx: Transaction,
  { actor, applicationId, groups, joined = [], left = [] }: ChangedMemberships,
): Promise<void> {
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]))
  const entry =
    (isMember: boolean) =>
    ({ userGroupId, userId }: MemberPair): AuditEntry => ({
      applicationId,
      actor,
      action: isMember ? 'user-group.member-added' : 'user-group.member-removed',
      objectType: 'user',
      objectId: userId,
      summary: { name: nameOf.get(userGroupId)!, after: { userGroupId, isMember } },
    })
  await audit(tx, ...left.map(entry(false)), ...joined.map(entry(true)))
}
