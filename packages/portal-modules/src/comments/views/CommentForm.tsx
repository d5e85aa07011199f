import { useState } from 'react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { sendable, type ShownComment } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { InlineForm } from './InlineForm.tsx'

export interface CommentFormProps {
  model: CommentsModel
  comment: ShownComment
  onClose: () => void
}

/** Changes one’s own comment in its place; what was written stays until the server has it (CMT-03). */
export function CommentForm({ model, comment, onClose }: CommentFormProps) {
  const { t } = useMessages(messages)
  const [text, setText] = useState(comment.text)
  // What was seen when the form opened: a change of another window is not overwritten unseen.
  const [seen, setSeen] = useState(comment)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()

  const save = async () => {
    if (isSaving || sendable(text) === undefined) return
    if (text.trim() === seen.text) return onClose()
    setSaving(true)
    setFailure(undefined)
    // Whoever was told saves over the newer state.
    const base = failure?.code === 'conflict' ? comment : seen
    setSeen(base)
    const error = await model.save(base, text, chosen)
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  return (
    <InlineForm
      model={model}
      label={t('edit.label')}
      text={text}
      onChange={setText}
      onMention={(id) => setChosen([...chosen, id])}
      sendLabel={t('action.save')}
      onSend={() => void save()}
      onClose={onClose}
      isSending={isSaving}
      failure={failure}
      minRows={2}
    />
  )
}
