import { randomUUID } from 'node:crypto'
import type { Preview, PreviewCandidate, PreviewSubject } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import { roles, type Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { canManagePages, findManagedPage } from '../pages/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { fullNameOf, toGroup, toPerson } from './previews.mapper.ts'
import { canPreview, canPreviewGroup, canPreviewPerson, rolesOfGroup } from './previews.policy.ts'
import {
  endPreview,
  findGroup,
  findPerson,
  forgetPreviews,
  insertPreview,
  listGroups,
  listPeople,
  type PreviewRow,
} from './previews.repository.ts'

const hour = 3_600_000

export function createPreviewsService(deps: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    /** People and groups as whom the caller may look. */
    list: (actor: Actor, applicationId: number): Promise<PreviewCandidate[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canPreview(access)) throw forbidden()
        const groups = (await listGroups(tx, applicationId)).filter(({ type }) =>
          canPreviewGroup(access, type),
        )
        const people = (await listPeople(tx, applicationId)).filter(
          (person) => person.id !== actor.userId && canPreviewPerson(access, person),
        )
        return [...groups.map(toGroup), ...people.map(toPerson)]
      }),

    /** Begins to look as somebody, for an hour (T-04). */
    start: (
      actor: Actor,
      applicationId: number,
      { pageId, ...as }: PreviewSubject & { pageId?: number | undefined },
    ): Promise<Preview> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (pageId !== undefined && !(await findManagedPage(tx, applicationId, pageId)))
          throw notFound()
        if (pageId !== undefined && !canManagePages(access)) throw forbidden()
        const subject = await (as.type === 'user' ? asPerson : asGroup)(tx, access, as.id)
        const now = deps.clock.now()
        const row: PreviewRow = {
          application_id: applicationId,
          id: randomUUID(),
          viewer_id: actor.userId,
          user_id: as.type === 'user' ? as.id : null,
          user_group_id: as.type === 'user-group' ? as.id : null,
          page_id: pageId ?? null,
          expires_at: new Date(now.getTime() + hour),
        }
        await forgetPreviews(tx, applicationId, new Date(now.getTime() - 24 * hour))
        await insertPreview(tx, row, now)
        const expiresAt = row.expires_at.toISOString()
        await audit(tx, {
          applicationId,
          actor,
          action: 'preview.started',
          objectType: as.type,
          objectId: as.id,
          summary: { name: subject.name, after: { expiresAt } },
        })
        return { id: row.id, applicationId, as, ...subject, expiresAt }
      }),

    /** Ends a look of the caller; one that has ended stays ended. */
    end: (actor: Actor, applicationId: number, id: string): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        const now = deps.clock.now()
        const row = await endPreview(tx, applicationId, { id, viewerId: actor.userId, now })
        if (!row) throw notFound()
        const isPerson = row.user_id !== null
        await audit(tx, {
          applicationId,
          actor,
          action: 'preview.ended',
          objectType: isPerson ? 'user' : 'user-group',
          objectId: (row.user_id ?? row.user_group_id)!,
          summary: { name: await nameOf(tx, row) },
        })
      }),
  }
}

interface Subject {
  name: string
  roles: Preview['roles']
}

async function asPerson(tx: Transaction, access: Access, id: number): Promise<Subject> {
  const person = await findPerson(tx, access.applicationId, id)
  if (!person) throw notFound()
  if (!canPreviewPerson(access, person)) throw forbidden()
  return { name: fullNameOf(person), roles: roles.filter((role) => person.roles.includes(role)) }
}

async function asGroup(tx: Transaction, access: Access, id: number): Promise<Subject> {
  const group = await findGroup(tx, access.applicationId, id)
  if (!group) throw notFound()
  if (!canPreviewGroup(access, group.type)) throw forbidden()
  return { name: group.name, roles: [...rolesOfGroup(group.type)] }
}

/** Whoever is deactivated meanwhile was looked at all the same; their name stands at the beginning. */
async function nameOf(tx: Transaction, row: PreviewRow): Promise<string> {
  if (row.user_group_id !== null) {
    return (await findGroup(tx, row.application_id, row.user_group_id))?.name ?? ''
  }
  const person = await findPerson(tx, row.application_id, row.user_id!)
  return person ? fullNameOf(person) : ''
}
