import { useMemo, useRef, useState } from 'react'
import { toPortError, useQuery, type PortError } from '../kit/index.ts'
import type { ChatPort, ChatSummary } from './chat.port.ts'
import { NewChatForm, type NewChatInput } from './views/NewChatForm.tsx'

interface NewChatProps {
  port: ChatPort
  onCreated: (chat: ChatSummary) => void
  onCancel: () => void
}

/** Starts a chat; what was typed stays when it could not be saved. */
export function NewChat({ port, onCreated, onCancel }: NewChatProps) {
  const people = useQuery(useMemo(() => port.people(), [port]))
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<PortError>()
  // Trying the same once more is the same command: an answer that got lost makes no second chat.
  const last = useRef<{ input: string; commandId: string }>(undefined)

  const create = async (input: NewChatInput) => {
    const text = JSON.stringify(input)
    if (last.current?.input !== text) {
      last.current = { input: text, commandId: crypto.randomUUID() }
    }
    setSaving(true)
    setError(undefined)
    try {
      onCreated(await port.create({ ...input, commandId: last.current.commandId }))
    } catch (failure) {
      setError(toPortError(failure))
    } finally {
      setSaving(false)
    }
  }
  return (
    <NewChatForm
      people={people.state === 'ready' ? people.data : []}
      isLoadingPeople={people.state === 'loading'}
      isSaving={isSaving}
      error={error}
      onCreate={(input) => void create(input)}
      onCancel={onCancel}
    />
  )
}
