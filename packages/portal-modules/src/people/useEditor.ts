import { useEffect, useState } from 'react'
import { toPortError, useMessages, type PortError } from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { changesOf } from './people.logic.ts'

type Faults<D> = Partial<Record<keyof D, string>>

interface EditorOptions<D extends object> {
  /** What is kept, as it is now: what others change meanwhile appears where nothing was entered. */
  kept: D
  /** What keeps it from being sent, by field. */
  check: (draft: D) => Faults<D>
  /** Sends what is changed; rejects with a `PortError`. */
  send: (changes: Partial<D>, draft: D) => Promise<unknown>
  keepFromLeaving: ((hasUnsaved: boolean) => void) | undefined
}

export interface Editor<D extends object> {
  draft: D
  change: (change: Partial<D>) => void
  faults: Faults<D>
  /** Changes with every refusal, so that the form leads to the first field. */
  errors: unknown
  failure: string | undefined
  isDirty: boolean
  isSaving: boolean
  save: () => void
  discard: () => void
}

/** A few fields that are saved together. */
export function useEditor<D extends object>(options: EditorOptions<D>): Editor<D> {
  const { kept, check, send, keepFromLeaving } = options
  const tools = useMessages(messages)
  const [entered, setEntered] = useState<Partial<D>>({})
  const [faults, setFaults] = useState<Faults<D>>({})
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const draft = { ...kept, ...entered }
  const changes = changesOf(kept, entered)
  const isDirty = Object.keys(changes).length > 0

  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])

  const clear = () => {
    setFaults({})
    setFailure(undefined)
  }
  const refuse = (error: PortError) => {
    const names = Object.keys(kept) as (keyof D & string)[]
    const told = names.flatMap((name) => {
      const texts = error.fields[name]
      return texts ? [[name, texts.join(' ')]] : []
    })
    setFaults(Object.fromEntries(told) as Faults<D>)
    setFailure(told.length > 0 ? undefined : errorText(tools, error))
  }
  const save = async () => {
    const found = check(draft)
    setFailure(undefined)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setSaving(true)
    try {
      await send(changes, draft)
      // What was changed meanwhile stays.
      setEntered((now) => changesOf(entered as D, now) as Partial<D>)
    } catch (thrown) {
      refuse(toPortError(thrown))
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    change: (change) => {
      setEntered((now) => ({ ...now, ...change }))
      setFailure(undefined)
      setFaults((now) => {
        const left = Object.entries(now).filter(([name]) => !(name in change))
        return Object.fromEntries(left) as Faults<D>
      })
    },
    faults,
    errors: Object.keys(faults).length > 0 ? faults : undefined,
    failure,
    isDirty,
    isSaving,
    save: () => void save(),
    discard: () => {
      setEntered({})
      clear()
    },
  }
}
