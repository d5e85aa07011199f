import { useApplications, useCurrentUser } from '@atrium/api-client'
import { Button, SearchField, StateScreen } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { Blocks, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { useServices } from '../services.tsx'
import { Bare } from '../shell/Bare.tsx'
import { LeaveTransition } from '../shell/LeaveTransition.tsx'
import { problemMessage } from '../shell/connection/problems.ts'
import { maySetUp } from '../shell/entries.logic.ts'
import { focusNextPage } from '../shell/page/usePageFocus.ts'
import { Waiting } from '../shell/sign-in/Waiting.tsx'
import { openApplication } from '../tenant.ts'
import { useRolesAnywhere } from '../access/useRoles.ts'
import Invitations from '../invitations/Invitations.tsx'
import { LauncherTiles } from './LauncherTiles.tsx'
import { LauncherPage } from './launcher.styles.ts'
import { launcherMessages } from './messages/index.ts'

/** Above this many applications there is a search box (ROUTE-02). */
const searchAbove = 12

/** Chooses an application; who has one goes straight in (ROUTE-02). */
export default function Launcher() {
  const { t, locale } = usePortalMessages()
  const { t: own } = useMessages(launcherMessages)
  const { signOut } = useServices()
  const navigate = useNavigate()
  const applications = useApplications()
  const user = useCurrentUser()
  const mayCreate = maySetUp(useRolesAnywhere() ?? [])
  const [text, setText] = useState('')
  const { to = '/home' } = (useLocation().state ?? {}) as { to?: string }

  const all = applications.state === 'ready' ? applications.data : []
  const only = all.length === 1 ? all[0] : undefined
  useEffect(() => {
    if (!only) return
    openApplication(only.id)
    void navigate(to, { replace: true })
  }, [navigate, only, to])

  const failed = [applications, user].find((read) => read.state === 'failed')
  if (failed?.state === 'failed')
    return (
      <Bare title={t('applications')}>
        <StateScreen
          kind={failed.error.isOffline ? 'offline' : 'error'}
          title={t(problemMessage(failed.error))}
          detail={t('pageProblemDetail')}
          reference={failed.error.traceId}
          action={<Button onPress={failed.retry}>{t('retry')}</Button>}
        />
      </Bare>
    )
  if (applications.state !== 'ready' || user.state !== 'ready' || only) return <Waiting />
  if (all.length === 0)
    return (
      <Bare title={t('applications')}>
        <Invitations />
        {mayCreate ? (
          // The first one of a portal that has just been installed begins here (GEN-09).
          <StateScreen
            kind="empty"
            title={own('first')}
            detail={own('firstDetail')}
            action={
              <>
                <Button variant="primary" icon={Blocks} onPress={() => void navigate('/setup')}>
                  {t('setup')}
                </Button>
                <Button onPress={() => signOut()}>{t('signOut')}</Button>
              </>
            }
          />
        ) : (
          <StateScreen
            kind="forbidden"
            title={own('none')}
            detail={own('noneDetail')}
            action={<Button onPress={() => signOut()}>{t('signOut')}</Button>}
          />
        )}
      </Bare>
    )

  const wanted = text.trim().toLocaleLowerCase(locale)
  const found = all
    .filter(({ displayName }) => displayName.toLocaleLowerCase(locale).includes(wanted))
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, locale))
  return (
    <LeaveTransition>
      <Bare title={t('applications')}>
        <LauncherPage>
          <Invitations />
          <header>
            <p>{own('greeting', { firstName: user.data.firstName })}</p>
            <h1>{own('title')}</h1>
          </header>
          {all.length > searchAbove && (
            <SearchField label={own('search')} value={text} onChange={setText} />
          )}
          {found.length > 0 ? (
            <LauncherTiles
              applications={found}
              onOpen={(id) => {
                openApplication(id)
                focusNextPage()
                void navigate(to)
              }}
            />
          ) : (
            <StateScreen kind="empty" title={own('noMatch', { text: text.trim() })} detail="" />
          )}
          <footer>
            {mayCreate && (
              <Button variant="quiet" icon={Blocks} onPress={() => void navigate('/setup')}>
                {t('setup')}
              </Button>
            )}
            <Button variant="quiet" icon={LogOut} onPress={() => signOut()}>
              {t('signOut')}
            </Button>
          </footer>
        </LauncherPage>
      </Bare>
    </LeaveTransition>
  )
}
