import { signInRoles } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import type { Role } from '../../platform/actor.ts'
import type { Access } from '../users/index.ts'
import { canGiveRole } from './people.policy.ts'
import type { PersonRow } from './people.repository.ts'

/**
 * The roles of somebody after a change: those that the caller has no say over stay. Undefined where
 * nothing changes; asking for more than one may give is refused (ADM-09).
 */
export function rolesAfter(
  access: Pick<Access, 'roles'>,
  person: Pick<PersonRow, 'roles'>,
  wanted: readonly Role[],
): string[] | undefined {
  const added = wanted.filter((role) => !person.roles.includes(role))
  if (!added.every((role) => canGiveRole(access, role))) throw forbidden()
  const kept = person.roles.filter((role) => !canGiveRole(access, role as Role))
  const held = new Set<string>([...wanted, ...kept])
  // Those with the most rights first, as everywhere; then what the portal does not know.
  const known = signInRoles.filter((role) => held.delete(role))
  const roles = [...known, ...held]
  const isSame =
    roles.length === person.roles.length && roles.every((role) => person.roles.includes(role))
  return isSame ? undefined : roles
}
