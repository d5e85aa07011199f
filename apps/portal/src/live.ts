import {
  useApplicationsRefresh,
  useConfigurationRefresh,
  useNotifications,
  usePagesRefresh,
} from '@atrium/api-client'
import type { LiveState } from '@atrium/api-client/live'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { useEffect, useSyncExternalStore } from 'react'
import { useUnreadInTitle } from './addresses/documentTitle.ts'
import { usePortalMessages } from './messages/index.ts'
import { runningPreview } from './preview/preview.ts'
import { logFailure, useServices } from './services.tsx'

/** Events after which somebody's theme or settings may be others; groups have themes, too. */
const changesConfiguration = new Set(['theme.changed', 'configuration.changed', 'rights.changed'])

/** Whether somebody's pages may be others: these or their rights are, or a module that lies in no other (PERM-13). */
const changesPages = (type: string, payload: unknown) =>
  type === 'rights.changed' ||
  type === 'pages.changed' ||
  (type === 'components.changed' &&
    (payload as { parentIds?: unknown[] } | null)?.parentIds?.length === 0)

/** Joins the application's live events while it is open, and tells of new notifications (RT-01, NOTI-12). */
export function useLiveApplication(applicationId: number): void {
  const { live, notifications, access } = useServices()
  const { list, refresh } = useNotifications()
  useUnreadInTitle(list.state === 'ready' ? list.data.unreadCount : 0)
  const refreshConfiguration = useConfigurationRefresh()
  const refreshApplications = useApplicationsRefresh()
  const refreshPages = usePagesRefresh()
  const { locale } = usePortalMessages()
  const { announce } = useModuleHost()

  useEffect(() => {
    // What reaches the one who looks is not for their eyes who are looked at, and the other way round.
    if (runningPreview) return
    live.join(applicationId)
    notifications.join(applicationId)
    return () => {
      live.leave(applicationId)
      notifications.leave(applicationId)
    }
  }, [applicationId, live, notifications])

  useEffect(() => {
    const stop = live.onEvent(({ applicationId: where, type, payload }) => {
      if (where !== applicationId) return
      if (changesPages(type, payload)) refreshPages().catch(logFailure)
      // What was told is not so any more: it goes without a word (NOTI-12).
      if (type === 'notification.withdrawn') refresh().catch(logFailure)
      if (changesConfiguration.has(type)) refreshConfiguration().catch(logFailure)
      // Whether the entry of invoices is there (INV-06), or the person is out of here (ADM-02).
      if (type === 'rights.changed')
        access
          .check()
          .then(() => refreshApplications())
          .catch(logFailure)
    })
    const stopReset = live.onReset((reset) => {
      if (reset.applicationId !== applicationId) return
      refreshConfiguration().catch(logFailure)
      refreshPages().catch(logFailure)
    })
    return () => {
      stop()
      stopReset()
    }
  }, [
    access,
    applicationId,
    live,
    refresh,
    refreshApplications,
    refreshConfiguration,
    refreshPages,
  ])

  useEffect(() => {
    const stop = notifications.onNotification((notification) => {
      refresh().catch(logFailure)
      // Its words are of no use to the first page.
      import('./notifications/arrived.ts')
        .then(({ arrivedText }) => announce(arrivedText(locale, notification)))
        .catch(logFailure)
    })
    // What arrived before there was a connection is in the list.
    const stopReset = notifications.onConnected(() => void refresh().catch(logFailure))
    return () => {
      stop()
      stopReset()
    }
  }, [announce, locale, notifications, refresh])
}

/** Whether news arrives at once, or has paused. */
export function useLiveState(): LiveState {
  const { subscribe, getState } = useServices().live
  return useSyncExternalStore(subscribe, getState)
}
