import { useApplicationsRefresh, useAtrium } from '@atrium/api-client'
import { StateScreen } from '@atrium/design-system'
import {
  ModuleSlot,
  registerModule,
  type Keeper,
  type ModuleRegistry,
} from '@atrium/portal-modules/kit'
import { manifest } from '@atrium/portal-modules/setup/manifest'
import { useInsertionEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePortalMessages } from '../messages/index.ts'
import { readSlice, saveSlice } from '../persisted.ts'
import { useCurrentSession } from '../services.tsx'
import { Bare } from '../shell/Bare.tsx'
import { maySetUp } from '../shell/entries.logic.ts'
import { focusNextPage } from '../shell/usePageFocus.ts'
import { openApplication } from '../tenant.ts'

/** The setup is no component of a page. */
const component = { id: 0 }

const Wide = styled.div`
  inline-size: min(920px, 100%);
  align-self: start;
`

/** `/setup/{step}`: a new application, made by administrators (ROUTE-01, SETUP-10). */
export default function SetupPage() {
  const { t, locale } = usePortalMessages()
  const registry = useSetupModule()
  const roles = useCurrentSession().user?.roles ?? []
  return (
    <Bare title={manifest.title[locale]} isPlain>
      {maySetUp(roles) ? (
        <Wide>
          <ModuleSlot registry={registry} type={manifest.type} component={component} />
        </Wide>
      ) : (
        <StateScreen
          kind="forbidden"
          headingLevel={1}
          title={t('setupForbidden')}
          detail={t('setupForbiddenDetail')}
        />
      )}
    </Bare>
  )
}

function useSetupModule(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const navigate = useNavigate()
  const refresh = useApplicationsRefresh()
  const { user } = scope
  const open = async (applicationId: number) => {
    // Whoever opens it must find it among their own.
    await refresh()
    openApplication(applicationId)
    focusNextPage()
    void navigate('/home')
  }
  // The module stays the same while one goes from step to step.
  const latest = useRef(open)
  useInsertionEffect(() => {
    latest.current = open
  })
  return useMemo(
    () => ({
      [manifest.type]: registerModule({
        manifest,
        load: () => import('@atrium/portal-modules/setup/module'),
        port: async () => {
          const { createSetupAdapter } = await import('@atrium/portal-modules/setup/adapter')
          return createSetupAdapter({
            client,
            scope,
            keeper: keeperOf(user),
            open: (applicationId) => void latest.current(applicationId),
          })
        },
      }),
    }),
    [client, scope, user],
  )
}

/** What was entered, over a reload, as long as somebody is signed in (GEN-10). */
const keeperOf = (subject: string): Keeper => ({
  read: (name) => readSlice<Record<string, string>>(subject, 'setup')?.[name],
  keep: (name, value) =>
    saveSlice(subject, 'setup', {
      ...readSlice<Record<string, string>>(subject, 'setup'),
      [name]: value,
    }),
})
