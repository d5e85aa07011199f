import type { SignInOptions } from '@atrium/api-client/session'
import { useCallback, useState } from 'react'
import { log, storedLanguage, useServices } from '../../services.tsx'

/** Leaving for the identity provider. */
export interface SignIn {
  /** The provider could not be reached; starting again asks it anew. */
  hasFailed: boolean
  /** Leaves for the provider, in the reader's language. */
  signIn: (options: Omit<SignInOptions, 'language'>) => void
}

/** Starts a sign-in, and tells where it could not be started: the provider does not answer. */
export function useSignIn(): SignIn {
  const { session } = useServices()
  const [hasFailed, setFailed] = useState(false)
  const signIn = useCallback(
    (options: Omit<SignInOptions, 'language'>) => {
      setFailed(false)
      session.signIn({ ...options, language: storedLanguage() }).catch((error: unknown) => {
        log('The sign-in could not be started', error)
        setFailed(true)
      })
    },
    [session],
  )
  return { hasFailed, signIn }
}
