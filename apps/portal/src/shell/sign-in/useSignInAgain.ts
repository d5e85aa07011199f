import { useEffect } from 'react'
import { useCurrentSession } from '../../services.tsx'
import { activeApplication } from '../../tenant.ts'
import { keepTexts } from '../kept-texts/keptTexts.ts'
import type { TypedText } from '../kept-texts/unsaved.ts'
import { useSignIn } from './useSignIn.ts'

/** The page of a window that signs in for the one that opened it. */
export const signInAgainPath = '/callback/again'
/** Who is signed in here, for that window: it begins with a copy of what this tab stores. */
export const subjectKey = 'atrium:signs-in-again'

/** Whether the browser opens a window that signs in. */
function openWindow(subject: string): boolean {
  sessionStorage.setItem(subjectKey, subject)
  const opened = window.open(signInAgainPath, 'sign-in-again', 'popup,width=560,height=760')
  sessionStorage.removeItem(subjectKey)
  return opened !== null
}

/** What was typed is kept: nobody has to be asked before this page goes. */
const leaveUnasked = (event: Event) => event.stopImmediatePropagation()

/**
 * Signs in again. In a window of its own where the browser opens one: then all that was typed and chosen on
 * this page stays. Else here, and comes back with what was typed: the texts given, or what stands in the
 * fields now. Where the identity provider cannot be reached, the page stays as it is.
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
      // What has ended on the server is left by all tabs: this page is loaded anew in any case.
      if (subject && !texts && openWindow(subject)) return
      if (subject) keepTexts(subject, texts)
      addEventListener('beforeunload', leaveUnasked, { capture: true })
      const { pathname, search, hash } = location
      signIn({ applicationId: activeApplication(), returnTo: pathname + search + hash })
    },
  }
}
