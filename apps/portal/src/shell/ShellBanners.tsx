import { useApplicationConfiguration } from '@atrium/api-client'
import { Banner, Button, later } from '@atrium/design-system'
import { useState } from 'react'
import { useLiveState } from '../live.ts'
import { usePortalMessages } from '../messages/index.ts'
import { isSwitchedOn } from '../moduleConfig.ts'
import { runningPreview } from '../preview/preview.ts'
import { PreviewLine } from '../preview/PreviewParts.tsx'
import { useCurrentSession } from '../services.tsx'
import { useIsOutdated } from './chunks.ts'
import { closeBrowserWarning, shouldWarnOfBrowser } from './oldBrowser.ts'
import { useConnection } from './useConnection.ts'

// Asked for once the page is there.
const Invitations = later(async () => (await import('../invitations/Invitations.tsx')).default)

/** What everybody should know while it lasts: the test phase, the connection, an old browser. */
export function ShellBanners() {
  return (
    <>
      <PreviewLine />
      <TestPhase />
      <Connection />
      <OldBrowser />
      {!runningPreview && <Invitations />}
    </>
  )
}

/** Cannot be closed: who works here must not forget it (LAY-10). */
function TestPhase() {
  const { t } = usePortalMessages()
  const configuration = useApplicationConfiguration()
  const isOn =
    configuration.state === 'ready' &&
    isSwitchedOn(configuration.data.configurations, 'TESTPHASE_ENABLED')
  return isOn && <Banner tone="warn">{t('testPhase')}</Banner>
}

/** What is wrong with the connection to the world, most serious first. */
function Connection() {
  const { t } = usePortalMessages()
  const { renewalFailed } = useCurrentSession()
  const isOutdated = useIsOutdated()
  const connection = useConnection()
  const live = useLiveState()
  const reload = (
    <Button size="compact" onPress={() => location.reload()}>
      {t('reload')}
    </Button>
  )
  if (renewalFailed)
    return (
      <Banner tone="bad" action={reload}>
        {t('sessionExpired')}
      </Banner>
    )
  if (connection === 'offline')
    return (
      <Banner tone="warn">
        <strong>{t('offline')}.</strong> {t('offlineDetail')}
      </Banner>
    )
  if (isOutdated)
    return (
      <Banner tone="warn" action={reload}>
        <strong>{t('outdated')}</strong> {t('outdatedDetail')}
      </Banner>
    )
  if (connection === 'restored') return <Banner tone="ok">{t('online')}</Banner>
  if (live === 'paused') return <Banner tone="info">{t('livePaused')}</Banner>
  return null
}

/** Stays until it is closed, and comes back after seven days (ALRT-03). */
function OldBrowser() {
  const { t } = usePortalMessages()
  const [isShown, setShown] = useState(shouldWarnOfBrowser)
  const close = () => {
    closeBrowserWarning()
    setShown(false)
  }
  return (
    isShown && (
      <Banner tone="warn" onClose={close}>
        <strong>{t('oldBrowser')}</strong> {t('oldBrowserDetail')}
      </Banner>
    )
  )
}
