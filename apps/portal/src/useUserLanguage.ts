import { useCurrentUser } from '@atrium/api-client'
import { useEffect } from 'react'
import { changeLook } from './look-store.ts'

let hasJustSignedIn = false

/** Called when a sign-in is complete. */
export function expectUserLanguage(): void {
  hasJustSignedIn = true
}

/** After signing in the user record's language wins over what this browser had stored (GEN-03). */
export function useUserLanguage(): void {
  const user = useCurrentUser()
  const language = user.state === 'ready' ? user.data.languageCode : undefined
  useEffect(() => {
    if (!hasJustSignedIn || language === undefined) return
    hasJustSignedIn = false
    if (language === 'de' || language === 'en') changeLook({ language })
  }, [language])
}
