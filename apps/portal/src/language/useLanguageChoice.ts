import { useProfileChange } from '@atrium/api-client'
import { useToasts } from '@atrium/design-system'
import { changeLook } from '../look/look-store.ts'
import { usePortalMessages } from '../messages/index.ts'
import { runningPreview } from '../preview/preview.ts'
import { problemText } from '../shell/connection/problems.ts'

/** Changes the language at once; it is kept in the browser and in the user record (GEN-03). */
export function useLanguageChoice(): (languageCode: 'de' | 'en') => Promise<void> {
  const portal = usePortalMessages()
  const { show } = useToasts()
  const change = useProfileChange()
  return async (languageCode) => {
    changeLook({ language: languageCode })
    // Whoever only looks reads in the language of their choice, and writes it into nobody's record.
    if (runningPreview) return
    try {
      await change({ languageCode })
    } catch (error) {
      const title = portal.t('languageNotSaved')
      show({ tone: 'failure', title, detail: problemText(portal, error) })
    }
  }
}
