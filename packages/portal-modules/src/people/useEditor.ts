import { useEffect, useState } from 'react'
import { toPortError, useMessages, type PortError } from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import {
  changesOf,
  overNow,
  overtakenOf,
  withEntry,
  withoutSent,
  type Entered,
} from './editor.logic.ts'

type Faults<D> = Partial<Record<keyof D, string>>

interface EditorOptions<D extends object> {
  /** What is kept, as it is now: what others change meanwhile appears where nothing was entered. */
  kept: D
  /** What keeps these changes from being sent, by field. */
  check: (changes: Partial<D>, draft: D) => Faults<D>
  /** Sends what is changed; rejects with a `PortError`. */
  send: (changes: Partial<D>, draft: D) => Promise<unknown>
  keepFromLeaving: ((hasUnsaved: boolean) => void) | undefined
  /** A value as people read it; default as it is. */
  say?: (name: keyof D, value: D[keyof D]) => string
}

export interface Editor<D extends object> {
  draft: D
  change: (change: Partial<D>) => void
  faults: Faults<D>
  /** Another one with every refusal, so that the form leads to the first field. */
  refused: unknown
  failure: string | undefined
  isDirty: boolean
  isSaving: boolean
  save: () => void
  discard: () => void
}

/** A few fields that are saved together; nobody's change of the same field is replaced unseen. */
export function useEditor<D extends object>(options: EditorOptions<D>): Editor<D> {
  const { kept, check, send, keepFromLeaving, say = (_name, value) => String(value) } = options
  const tools = useMessages(messages)
  const [entered, setEntered] = useState<Entered<D>>({})
  const [faults, setFaults] = useState<Faults<D>>({})
  const [refused, setRefused] = useState<Faults<D>>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const changes = changesOf(kept, entered)
  const draft = { ...kept, ...changes }
  const isDirty = Object.keys(changes).length > 0

  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])

  const refuse = (found: Faults<D>, text?: string) => {
    setFaults(found)
    setRefused(Object.keys(found).length > 0 ? found : undefined)
    setFailure(text)
  }
  const refuseFor = (error: PortError) => {
    const names = Object.keys(kept) as (keyof D & string)[]
    const told = names.flatMap((name) => {
      const texts = error.fields[name]
      return texts ? [[name, texts.join(' ')]] : []
    })
    refuse(
      Object.fromEntries(told) as Faults<D>,
      told.length > 0 ? undefined : errorText(tools, error),
    )
  }
  const save = async () => {
    const overtaken = overtakenOf(kept, entered)
    // Said once at its field; who saves again has seen it.
    setEntered((now) => overNow(kept, now))
    const found = {
      ...Object.fromEntries(overtaken.map((name) => [name, tools.t('fault.overtaken', { value: say(name, kept[name]) || '–' })])), // prettier-ignore
      ...check(changes, draft),
    } as Faults<D>
    refuse(found)
    if (Object.keys(found).length > 0) return
    setSaving(true)
    try {
      await send(changes, draft)
      setEntered((now) => withoutSent(now, changes))
    } catch (thrown) {
      refuseFor(toPortError(thrown))
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    change: (change) => {
      setEntered((now) => withEntry(kept, now, change, isSaving))
      setFailure(undefined)
      setFaults((now) => {
        const left = Object.entries(now).filter(([name]) => !(name in change))
        return Object.fromEntries(left) as Faults<D>
      })
    },
    faults,
    refused,
    failure,
    isDirty,
    isSaving,
    save: () => void save(),
    discard: () => {
      setEntered({})
      refuse({})
    },
  }
}
