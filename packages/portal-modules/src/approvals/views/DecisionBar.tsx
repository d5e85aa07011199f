import { Button, TextField } from '@atrium/design-system'
import { Check } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Decision } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

export interface DecisionBarProps {
  note: string
  onWrite: (note: string) => void
  onDecide: (decision: Decision, note: string) => void
  noteRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  /** Has to be looked at once more first. */
  isBlocked?: boolean
}

/** Approves, with a note or without, or rejects with words (COCK-09). */
export function DecisionBar({ note, onWrite, onDecide, noteRef, isBlocked }: DecisionBarProps) {
  const { t } = useMessages(messages)
  const [isMissing, setMissing] = useState(false)
  const reject = () => {
    if (note.trim()) return onDecide('rejected', note)
    setMissing(true)
    noteRef.current?.focus()
  }
  return (
    <footer>
      <div className="at-note">
        <TextField
          ref={noteRef}
          label={t('decide.note')}
          isLabelHidden
          placeholder={t('decide.placeholder')}
          value={note}
          onChange={(text) => {
            onWrite(text)
            setMissing(false)
          }}
          errorMessage={isMissing ? t('decide.missing') : undefined}
        />
      </div>
      <Button
        onPress={reject}
        isDisabled={isBlocked}
        disabledReason={isBlocked ? t('changed.first') : undefined}
      >
        {t('action.reject')}
      </Button>
      <Button
        variant="primary"
        icon={Check}
        isDisabled={isBlocked}
        disabledReason={isBlocked ? t('changed.first') : undefined}
        onPress={() => onDecide('approved', note)}
      >
        {t('action.approve')}
      </Button>
    </footer>
  )
}
