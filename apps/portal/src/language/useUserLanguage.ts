import { useCurrentUser } from '@atrium/api-client'
import { useEffect } from 'react'
import { changeLook } from '../look/look-store.ts'

/** In the tab, because the page may be loaded again before the user record has come. */
const key = 'atrium:signed-in'

/** Called when a sign-in is complete. */
export function expectUserLanguage(): void {
  sessionStorage.setItem(key, 'true')
}

/** After signing in the user record's language wins over what this browser had stored (GEN-03). */
export function useUserLanguage(): void {
  const user = useCurrentUser()
  const language = user.state === 'ready' ? user.data.languageCode : undefined
  useEffect(() => {
    if (language === undefined || sessionStorage.getItem(key) === null) return
    sessionStorage.removeItem(key)
    if (language === 'de' || language === 'en') changeLook({ language })
  }, [language])
}
