import { ApiError } from '@atrium/api-client'
import { useCallback, useState } from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { problemText } from '../shell/connection/problems.ts'
import { useSettingsMessages } from './messages/index.ts'

/** What the server said of a save: at the fields, and what belongs to none. */
export interface Failure {
  fields: Readonly<Record<string, string>>
  message: string | undefined
}

/**
 * Keeps why a save was refused, by its status (ERR-02 to ERR-06) and at its fields (ERR-16). `names` are the fields that stand on the screen: a text for
 * any other one is said above them.
 */
export function useFailure(names: readonly string[]) {
  const { t } = useSettingsMessages()
  const portal = usePortalMessages()
  const [failure, setFailure] = useState<Failure>()
  const hear = (error: unknown) => {
    const said = error instanceof ApiError ? Object.entries(error.fields) : []
    const fields = said.flatMap(([name, [text]]) =>
      names.includes(name) && text ? [[name, text] as const] : [],
    )
    const others = said.flatMap(([name, texts]) => (names.includes(name) ? [] : texts))
    const isOffline = error instanceof ApiError && error.isOffline
    const general = isOffline
      ? [t('notSavedOffline'), ...others].join(' ')
      : problemText(portal, error, ...others, t('inputKept'))
    setFailure({
      fields: Object.fromEntries(fields),
      message: fields.length > 0 && others.length === 0 ? undefined : general,
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
