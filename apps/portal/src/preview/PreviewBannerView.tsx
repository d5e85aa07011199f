import { Banner, Button } from '@atrium/design-system'
import { formatClock } from '@atrium/portal-modules/kit'
import { usePreviewMessages } from './messages/index.ts'

export interface PreviewBannerViewProps {
  /** Of the person or group. */
  name: string
  expiresAt: string
  /** A change was just refused. */
  isRefused: boolean
  isEnding: boolean
  onEnd: () => void
}

/** As whom somebody looks, that they only look, and the way back. It cannot be closed otherwise. */
export function PreviewBannerView(props: PreviewBannerViewProps) {
  const { name, expiresAt, isRefused, isEnding, onEnd } = props
  const { t, locale } = usePreviewMessages()
  const time = formatClock(locale, new Date(expiresAt))
  return (
    <Banner
      tone={isRefused ? 'warn' : 'info'}
      action={
        <Button size="compact" onPress={onEnd} isPending={isEnding}>
          {t('end')}
        </Button>
      }
    >
      <strong>{t('running', { name })}</strong> {t(isRefused ? 'refused' : 'onlyLooking', { time })}
    </Banner>
  )
}
