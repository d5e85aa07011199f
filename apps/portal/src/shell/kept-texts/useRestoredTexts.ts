import { useToasts } from '@atrium/design-system'
import { useEffect } from 'react'
import { usePortalMessages } from '../../messages/index.ts'
import { logFailure, useCurrentSession } from '../../services.tsx'
import { loadKept } from './keptTexts.ts'

/** Puts texts from before a sign-in back into their fields, and says so. */
export function useRestoredTexts(): void {
  const { t } = usePortalMessages()
  const { show } = useToasts()
  const subject = useCurrentSession().user?.subject
  useEffect(() => {
    if (!subject || !loadKept()) return
    let isOver = false
    let stop = () => {}
    const restore = async () => {
      const { restoreTexts } = await import('./restoreTexts.ts')
      if (isOver) return
      stop = restoreTexts(subject, () => void show({ tone: 'info', title: t('keptRestored') }))
    }
    restore().catch(logFailure)
    return () => {
      isOver = true
      stop()
    }
  }, [show, subject, t])
}
