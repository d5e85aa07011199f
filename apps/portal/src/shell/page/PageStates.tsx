import { Banner, Button, later } from '@atrium/design-system'
import { useLiveState } from '../../live.ts'
import { usePortalMessages } from '../../messages/index.ts'
import { PreviewLine } from '../../preview/PreviewParts.tsx'
import { useCurrentSession } from '../../services.tsx'
import { useIsOutdated } from '../loading/chunks.ts'
import { useKeptTexts } from '../kept-texts/keptTexts.ts'
import { useConnection } from '../connection/useConnection.ts'
import { useSignInAgain } from '../sign-in/useSignInAgain.ts'

const KeptTextsBanner = later(
  async () => (await import('../kept-texts/KeptTextsBanner.tsx')).KeptTextsBanner,
)

/**
 * What is true of the whole page and may need something to be done: as whom somebody looks, session,
 * connection, version, texts from before a sign-in. Stands over the page and in everything that lies over it.
 * @param isInOverlay  in a dialog, beside those of the page: what is spoken, is spoken once
 */
export function PageStates({ isInOverlay = false }: { isInOverlay?: boolean }) {
  return (
    <>
      <PageTroubles isInOverlay={isInOverlay} />
      <KeptTexts />
    </>
  )
}

const PageTroubles = ({ isInOverlay }: { isInOverlay: boolean }) => (
  <>
    <PreviewLine isInOverlay={isInOverlay} />
    <Connection isInOverlay={isInOverlay} />
  </>
)

/** What is wrong with the connection to the world, most serious first. */
function Connection({ isInOverlay }: { isInOverlay: boolean }) {
  const { t } = usePortalMessages()
  const { renewalFailed } = useCurrentSession()
  const isOutdated = useIsOutdated()
  const connection = useConnection({ isSpoken: !isInOverlay })
  const live = useLiveState()
  const signInAgain = useSignInAgain()
  // Without a network nobody can sign in; with it the session is renewed by itself, if it still can be.
  if (connection === 'offline')
    return (
      <Banner tone="warn">
        <strong>{t('offline')}.</strong> {t('offlineDetail')}
      </Banner>
    )
  if (renewalFailed)
    return (
      <Banner
        tone="bad"
        action={
          <Button size="compact" onPress={() => signInAgain.signIn()}>
            {t('signInAnew')}
          </Button>
        }
      >
        {t('sessionExpired')}
        {signInAgain.hasFailed && ` ${t('providerAway')}`}
      </Banner>
    )
  if (isOutdated)
    return (
      <Banner
        tone="warn"
        action={
          <Button size="compact" onPress={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        <strong>{t('outdated')}</strong> {t('outdatedDetail')}
      </Banner>
    )
  if (connection === 'waiting') return <Banner>{t('waiting')}</Banner>
  if (connection === 'restored') return <Banner tone="ok">{t('online')}</Banner>
  if (live === 'paused') return <Banner tone="info">{t('livePaused')}</Banner>
  return null
}

/** Texts from before a sign-in whose fields are not on the page yet. */
function KeptTexts() {
  const texts = useKeptTexts()
  if (texts.length === 0) return null
  // Its dialog shows what this banner offers, and the other states.
  return <KeptTextsBanner texts={texts} beside={<PageTroubles isInOverlay />} />
}
