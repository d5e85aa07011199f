import { previewProblems } from '@atrium/api-client/contract'
import { Problem } from '../../platform/problem.ts'
import { roles, type Actor, type Role } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Previews } from '../../platform/authentication.ts'
import { canPreviewGroup, canPreviewPerson, rolesOfGroup } from './previews.policy.ts'
import {
  findGroup,
  findPerson,
  findPreview,
  type GroupRow,
  type PersonRow,
} from './previews.repository.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const over = () =>
  new Problem(403, previewProblems.over, {
    text: {
      de: 'Die Ansicht als jemand anderes ist beendet. Sie sehen das Portal wieder als Sie selbst.',
      en: 'Viewing as somebody else has ended. You are seeing the portal as yourself again.',
    },
  })

/**
 * Finds as whom somebody looks, anew at every request: their right to it, and what the person or
 * group is, may have changed since it began. It reaches no further than its application.
 */
export function createPreviews({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Previews {
  return {
    actorFor: (viewer, previewId) =>
      database.system(async (tx) => {
        if (!uuid.test(previewId)) throw over()
        const preview = { id: previewId, viewerId: viewer.userId, now: clock.now() }
        const row = await findPreview(tx, preview)
        if (!row || !viewer.applicationIds.includes(row.application_id)) throw over()
        const viewing = { roles: viewer.rolesIn[row.application_id] ?? [] }
        const at = {
          preview: {
            id: row.id,
            viewerId: viewer.userId,
            ...(row.page_id !== null && { pageId: row.page_id }),
          },
          applicationId: row.application_id,
          viewer,
        }
        if (row.user_id !== null) {
          const person = await findPerson(tx, row.application_id, row.user_id)
          if (!person || !canPreviewPerson(viewing, person)) throw over()
          return personAt(at, person)
        }
        const group = await findGroup(tx, row.application_id, row.user_group_id!)
        if (!group || !canPreviewGroup(viewing, group.type)) throw over()
        return groupAt(at, group)
      }),
  }
}

interface Place {
  preview: NonNullable<Actor['preview']>
  applicationId: number
  viewer: Actor
}

const personAt = ({ preview, applicationId }: Place, person: PersonRow): Actor => ({
  userId: person.id,
  subject: person.subject ?? '',
  firstName: person.first_name,
  lastName: person.last_name,
  languageCode: person.language_code,
  ...only(
    applicationId,
    roles.filter((role) => person.roles.includes(role)),
  ),
  preview,
})

/** What somebody is in this application, and nothing in another. */
const only = (applicationId: number, held: readonly Role[]) => ({
  rolesAnywhere: held,
  rolesIn: { [applicationId]: held },
  applicationIds: [applicationId],
})

/** Nobody has the id 0: nothing of any person is theirs. */
const groupAt = ({ preview, applicationId, viewer }: Place, group: GroupRow): Actor => ({
  userId: 0,
  subject: '',
  firstName: group.name,
  lastName: '',
  languageCode: viewer.languageCode,
  ...only(applicationId, rolesOfGroup(group.type)),
  preview: {
    ...preview,
    group: { userGroupId: group.id, type: group.type, seesAll: group.seesAll },
  },
})
