import { ApiError } from '@atrium/api-client'
import { useCallback, useState } from 'react'
import { useSettingsMessages } from './messages/index.ts'

/** What the server said of a save: at the fields, and what belongs to none. */
export interface Failure {
  fields: Readonly<Record<string, string>>
  message: string | undefined
}

/**
 * Keeps why a save was refused (ERR-16). `names` are the fields that stand on the screen: a text for
 * any other one is said above them.
 */
export function useFailure(names: readonly string[]) {
  const { t } = useSettingsMessages()
  const [failure, setFailure] = useState<Failure>()
  const hear = (error: unknown) => {
    const said = error instanceof ApiError ? Object.entries(error.fields) : []
    const fields = said.flatMap(([name, [text]]) =>
      names.includes(name) && text ? [[name, text] as const] : [],
    )
    const others = said.flatMap(([name, texts]) => (names.includes(name) ? [] : texts))
    const isOffline = error instanceof ApiError && error.isOffline
    const general = t(isOffline ? 'notSavedOffline' : 'notSaved')
    setFailure({
      fields: Object.fromEntries(fields),
      message:
        fields.length > 0 && others.length === 0 ? undefined : [general, ...others].join(' '),
    })
  }
  return {
    failure,
    /** The error of a call that saves. */
    hear,
    /** What is found wrong before anything is sent. */
    refuse: (fields: Readonly<Record<string, string>>) =>
      setFailure({ fields, message: undefined }),
    /** What is typed anew is no longer wrong. */
    forget: useCallback(
      (name: string) =>
        setFailure((before) => {
          if (!before || !(name in before.fields)) return before
          const { [name]: _gone, ...fields } = before.fields
          return { ...before, fields }
        }),
      [],
    ),
    clear: useCallback(() => setFailure(undefined), []),
  }
}
