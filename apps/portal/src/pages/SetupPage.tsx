import { useApplicationsRefresh, useAtrium } from '@atrium/api-client'
import { Button, StateScreen } from '@atrium/design-system'
import {
  languageOf,
  ModuleSlot,
  registerModule,
  type PreferenceStore,
  type ModuleRegistry,
} from '@atrium/portal-modules/kit'
import { manifest } from '@atrium/portal-modules/setup/manifest'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePortalMessages } from '../messages/index.ts'
import { readSlice, saveSlice } from '../persisted.ts'
import { Bare } from '../shell/Bare.tsx'
import { maySetUp } from '../shell/entries.logic.ts'
import { focusNextPage } from '../shell/page/usePageFocus.ts'
import { Waiting } from '../shell/sign-in/Waiting.tsx'
import { openApplication } from '../tenant.ts'
import { useRolesAnywhere } from '../access/useRoles.ts'

/** The setup is no component of a page. */
const component = { id: 0 }

const Wide = styled.div`
  inline-size: min(920px, 100%);
  align-self: start;
  display: grid;
  gap: var(--at-space-3);
  justify-items: start;

  > :last-child {
    inline-size: 100%;
  }
`

/** `/setup/{step}`: a new application, made by administrators (ROUTE-01, SETUP-10). */
export default function SetupPage() {
  const { t, locale } = usePortalMessages()
  const registry = useSetupModule()
  const navigate = useNavigate()
  const roles = useRolesAnywhere()
  if (!roles) return <Waiting />
  return (
    <Bare title={manifest.title[languageOf(locale)]} isPlain>
      {maySetUp(roles) ? (
        <Wide>
          {/* What was entered stays (GEN-10). */}
          <Button
            variant="quiet"
            size="compact"
            icon={ArrowLeft}
            onPress={() => void navigate('/launcher')}
          >
            {t('toLauncher')}
          </Button>
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
  const [opened, setOpened] = useState<number>()
  // The module stays the same while one goes from step to step, and with every address comes another way.
  const enter = useEffectEvent((applicationId: number) => {
    openApplication(applicationId)
    focusNextPage()
    void navigate('/home')
  })
  useEffect(() => {
    if (opened !== undefined) enter(opened)
  }, [opened])
  return useMemo(
    () => ({
      [manifest.type]: registerModule({
        manifest,
        load: () => import('@atrium/portal-modules/setup/module'),
        port: async () => {
          const { createSetupAdapter } = await import('@atrium/portal-modules/setup/adapter')
          const setup = createSetupAdapter({
            client,
            scope,
            preferences: preferencesOf(user),
            open: setOpened,
          })
          return {
            ...setup,
            create: async (application) => {
              const created = await setup.create(application)
              // The launcher and whoever opens it find it among their own; if not now, then a little later.
              await refresh().catch(() => undefined)
              return created
            },
          }
        },
      }),
    }),
    [client, refresh, scope, user],
  )
}

/** What was entered, over a reload, as long as somebody is signed in (GEN-10). */
const preferencesOf = (subject: string): PreferenceStore => ({
  read: (name) => readSlice<Record<string, string>>(subject, 'setup')?.[name],
  keep: (name, value) =>
    saveSlice(subject, 'setup', {
      ...readSlice<Record<string, string>>(subject, 'setup'),
      [name]: value,
    }),
})
