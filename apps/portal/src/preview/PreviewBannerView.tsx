import { Banner, Button, dateFormat } from '@atrium/design-system'
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
  const time = dateFormat(locale === 'en' ? 'en-GB' : locale, {
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(expiresAt))
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
