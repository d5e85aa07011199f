import { useEffect } from 'react'
import { useCurrentSession } from '../services.tsx'
import { activeApplication } from '../tenant.ts'
import { keepTexts } from './keptTexts.ts'
import type { TypedText } from './unsaved.ts'
import { useSignIn } from './useSignIn.ts'

/** What was typed is kept: nobody has to be asked before this page goes. */
const leaveUnasked = (event: Event) => event.stopImmediatePropagation()

/**
 * Signs in again and comes back to this page, with what was typed on it: the texts given, or what stands in
 * the fields now. Where the identity provider cannot be reached, the page stays as it is.
 */
export function useSignInAgain() {
  const subject = useCurrentSession().user?.subject
  const { hasFailed, signIn } = useSignIn()
  useEffect(() => {
    if (hasFailed) removeEventListener('beforeunload', leaveUnasked, { capture: true })
  }, [hasFailed])
  return {
    hasFailed,
    signIn: (texts?: readonly TypedText[]) => {
      if (subject) keepTexts(subject, texts)
      addEventListener('beforeunload', leaveUnasked, { capture: true })
      const { pathname, search, hash } = location
      signIn({ applicationId: activeApplication(), returnTo: pathname + search + hash })
    },
  }
}
