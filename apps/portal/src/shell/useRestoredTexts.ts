import { useToasts } from '@atrium/design-system'
import { useEffect } from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { useCurrentSession } from '../services.tsx'
import { restoreTexts } from './keptTexts.ts'

/** Puts texts from before a sign-in back into their fields, and says so. */
export function useRestoredTexts(): void {
  const { t } = usePortalMessages()
  const { show } = useToasts()
  const subject = useCurrentSession().user?.subject
  useEffect(() => {
    if (subject)
      return restoreTexts(subject, () => void show({ tone: 'info', title: t('keptRestored') }))
  }, [show, subject, t])
}
