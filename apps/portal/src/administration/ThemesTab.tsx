import { useApplications, useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/theme-studio/manifest'
import { useCallback } from 'react'
import type { KeepFromLeaving } from '../leaving/unsaved.ts'
import { useServices } from '../services.tsx'
import { mayChangeThemes } from '../shell/entries.logic.ts'
import { useRoles } from '../access/useRoles.ts'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/theme-studio/module')

/** Themes of the application (ADM-06, T-11). */
export function ThemesTab() {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const canEdit = mayChangeThemes(useRoles())
  const applications = useApplications()
  const isKnown = applications.state === 'ready' || applications.state === 'failed'
  const name =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === scope.tenant)?.displayName
      : undefined
  const port = useCallback(
    async (keepFromLeaving: KeepFromLeaving) => {
      const { createThemeStudioAdapter } =
        await import('@atrium/portal-modules/theme-studio/adapter')
      return createThemeStudioAdapter({
        client,
        scope,
        live,
        canEdit,
        name: name ?? 'Atrium',
        keepFromLeaving,
      })
    },
    [canEdit, client, live, name, scope],
  )
  // It says the application's name.
  return isKnown && <TabModule tab="themes" manifest={manifest} load={load} port={port} />
}
