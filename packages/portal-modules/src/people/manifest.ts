import { UserCheck, Users, UsersRound } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. Groups, and who is in which, are views of their own. */
export const manifest = defineManifest<object>({
  type: 'people',
  title: { de: 'Personen', en: 'People' },
  icon: Users,
})

export const groupsManifest = defineManifest<object>({
  type: 'usergroups',
  title: { de: 'Gruppen', en: 'Groups' },
  icon: UsersRound,
})

export const membershipManifest = defineManifest<object>({
  type: 'groupmembership',
  title: { de: 'Gruppenzugehörigkeit', en: 'Group membership' },
  icon: UserCheck,
})
