import { useAtrium } from '@atrium/api-client'
import { previews } from '@atrium/api-client/contract'
import { useAnnounce } from '@atrium/design-system'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveFor } from '../leaving/leaveFor.ts'
import { usePreviewMessages } from './messages/index.ts'
import { endPreview, losePreview, onRefusedChange, type RunningPreview } from './preview.ts'
import { PreviewBannerView } from './PreviewBannerView.tsx'

interface PreviewBannerProps {
  preview: RunningPreview
  /** In a dialog, beside the one of the page, which speaks and watches the time. */
  isInOverlay: boolean
}

/** Stands over every page of a preview, and ends it (T-04). */
export default function PreviewBanner({ preview, isInOverlay }: PreviewBannerProps) {
  const { id, applicationId, name, expiresAt } = preview
  const { t } = usePreviewMessages()
  const { client } = useAtrium()
  const announce = useAnnounce()
  const { pathname } = useLocation()
  const [isEnding, setEnding] = useState(false)
  // What was refused stays said as long as one is on the page.
  const [refusedOn, setRefusedOn] = useState<string>()

  useEffect(() => {
    if (!isInOverlay) announce(t('running', { name }))
  }, [announce, isInOverlay, name, t])
  useEffect(() => {
    if (isInOverlay) return
    const timer = setTimeout(losePreview, Date.parse(expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt, isInOverlay])
  useEffect(
    () =>
      onRefusedChange(() => {
        setRefusedOn(pathname)
        if (!isInOverlay) announce(t('refused'))
      }),
    [announce, isInOverlay, pathname, t],
  )

  const end = () => {
    setEnding(true)
    const params = { applicationId, previewId: id }
    void endPreview(() => client.call(previews.end, { params }))
  }
  return (
    <PreviewBannerView
      name={name}
      expiresAt={expiresAt}
      isRefused={refusedOn === pathname}
      isEnding={isEnding}
      onEnd={() => leaveFor(end)}
    />
  )
}
