import { useApplications, useAtrium } from '@atrium/api-client'
import type { Manifest } from '@atrium/portal-modules/kit'
import {
  groupsManifest,
  manifest,
  membershipManifest,
} from '@atrium/portal-modules/people/manifest'
import { useCallback, useMemo } from 'react'
import type { KeepFromLeaving } from '../leaving/unsaved.ts'
import { useServices } from '../services.tsx'
import { useRoles } from '../access/useRoles.ts'
import { TabModule } from './TabModule.tsx'

const chunk = () => import('@atrium/portal-modules/people/module')

interface Part {
  tab: string
  manifest: Manifest
  load: () => Promise<Pick<Awaited<ReturnType<typeof chunk>>, 'default'>>
}

/** One view of people and groups; all three work on the same calls. */
function PartTab({ tab, manifest, load }: Part) {
  const { client, scope } = useAtrium()
  const { live, config } = useServices()
  // Loaded again they are the same: the module must not begin anew for that.
  const held = useRoles().join(' ')
  const roles = useMemo(() => held.split(' ').filter(Boolean), [held])
  const applications = useApplications()
  const clientName =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === scope.tenant)?.displayName
      : undefined
  const port = useCallback(
    async (keepFromLeaving: KeepFromLeaving) => {
      const { createPeopleAdapter } = await import('@atrium/portal-modules/people/adapter')
      return createPeopleAdapter({
        client,
        scope,
        roles,
        hasSessions: config.hasSessions,
        clientName,
        live,
        keepFromLeaving,
      })
    },
    [client, clientName, config, live, roles, scope],
  )
  // Lists say the client's name.
  const isKnown = applications.state === 'ready' || applications.state === 'failed'
  return isKnown && <TabModule tab={tab} manifest={manifest} load={load} port={port} />
}

const users: Part = { tab: 'users', manifest, load: chunk }
const groups: Part = {
  tab: 'user-groups',
  manifest: groupsManifest,
  load: async () => ({ default: (await chunk()).groups }),
}
const membership: Part = {
  tab: 'group-membership',
  manifest: membershipManifest,
  load: async () => ({ default: (await chunk()).membership }),
}

/** People of the application (ADM-01 … ADM-04). */
export const PeopleTab = () => <PartTab {...users} />
/** Its groups (ADM-05). */
export const GroupsTab = () => <PartTab {...groups} />
/** Who is in which (ADM-07). */
export const MembershipTab = () => <PartTab {...membership} />
