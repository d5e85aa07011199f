import { useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { errorText, nameErrorText } from '../error-text.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileListModel } from '../list/file-list.types.ts'

/** A name that is being typed anew. */
export interface Editing {
  id: number
  text: string
  /** Why it was refused. */
  error?: string
}

/** The one name that is typed anew in its place; afterwards its row has the focus again. */
export function useRenaming(model: FileListModel, focus: (id: number) => void) {
  const { nameOf } = model
  const tools = useMessages(messages)
  const [editing, setEditing] = useState<Editing>()
  const stop = ({ id }: Entry) => {
    setEditing(undefined)
    focus(id)
  }
  return {
    editing,
    start: (entry: Entry) => setEditing({ id: entry.id, text: nameOf(entry) }),
    stop,
    submit: async (entry: Entry, name: string) => {
      stop(entry)
      const error = await model.rename(entry, name)
      if (!error) return
      // What was typed is kept, and the reason stands beside it.
      const text = nameOf({ kind: entry.kind, name })
      const reason = nameErrorText(tools, error) ?? errorText(tools, error)
      setEditing({ id: entry.id, text, error: reason })
    },
  }
}
