import { useApplicationConfiguration } from '@atrium/api-client'
import { Banner, later } from '@atrium/design-system'
import { useState } from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { isSwitchedOn } from '@atrium/api-client/values'
import { runningPreview } from '../preview/preview.ts'
import { closeBrowserWarning, shouldWarnOfBrowser } from './loading/oldBrowser.ts'
import { PageStates } from './page/PageStates.tsx'

// Asked for once the page is there.
const Invitations = later(async () => (await import('../invitations/Invitations.tsx')).default)

/** What everybody should know while it lasts: the state of the page, the test phase, an old browser. */
export function ShellBanners() {
  return (
    <>
      <PageStates />
      <TestPhase />
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
