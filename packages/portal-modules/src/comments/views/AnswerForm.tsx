import { useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { ShownComment } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { InlineForm } from './InlineForm.tsx'

export interface AnswerFormProps {
  model: CommentsModel
  /** What is answered. */
  comment: ShownComment
  onClose: () => void
}

/** Answers a comment under it; what does not arrive stands there to be sent again (T-41). */
export function AnswerForm({ model, comment, onClose }: AnswerFormProps) {
  const { t } = useMessages(messages)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <InlineForm
      model={model}
      label={t('answer.label')}
      placeholder={t('answer.label')}
      text={text}
      onChange={setText}
      onMention={(id) => setChosen([...chosen, id])}
      sendLabel={t('action.answer')}
      onSend={() => {
        if (model.answer(comment, text, chosen)) onClose()
      }}
      onClose={onClose}
    />
  )
}
