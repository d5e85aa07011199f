import type { PreviewCandidate } from '@atrium/api-client/contract'
import type { GroupRow, PersonRow } from './previews.repository.ts'

export const fullNameOf = (person: Pick<PersonRow, 'first_name' | 'last_name'>) =>
  `${person.first_name} ${person.last_name}`.trim()

export const toPerson = (person: PersonRow): PreviewCandidate => ({
  as: { type: 'user', id: person.id },
  name: fullNameOf(person),
  jobTitle: person.job_title,
  pictureUrl: person.picture_url,
  groupNames: person.groupNames,
  memberCount: null,
})

export const toGroup = (group: GroupRow): PreviewCandidate => ({
  as: { type: 'user-group', id: group.id },
  name: group.name,
  jobTitle: null,
  pictureUrl: null,
  groupNames: [],
  memberCount: group.memberCount,
})
