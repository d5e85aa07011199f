import { Button, isComposing, Kbd, MenuItem, SplitButton, TextField } from '@atrium/design-system'
import { BadgeInfo, Check } from 'lucide-react'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Decision } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

export interface DecisionBarProps {
  note: string
  onWrite: (note: string) => void
  onDecide: (decision: Exclude<Decision, 'conditional'>, note: string) => void
  /** Asks for the condition with which it is approved. Absent: it is approved without. */
  onAskCondition?: (() => void) | undefined
  noteRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  /** The words are to say why it is rejected (R). */
  isRejecting?: boolean
  /** The note is left: with Escape, or for anything else. */
  onLeave?: (by: 'key' | 'focus') => void
  /** Has to be looked at once more first. */
  isBlocked?: boolean
}

/** Approves, with a note, a condition or without, or rejects with words (COCK-09). */
export function DecisionBar(props: DecisionBarProps) {
  const { note, onWrite, onDecide, noteRef, isRejecting, onLeave, isBlocked } = props
  const { t } = useMessages(messages)
  const [isMissing, setMissing] = useState(false)
  const reject = () => {
    if (note.trim()) return onDecide('rejected', note)
    setMissing(true)
    noteRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.shiftKey) return
    if (event.key === 'Escape') onLeave?.('key')
    else if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBlocked) return
    else if (isRejecting) reject()
    else onDecide('approved', note)
    event.preventDefault()
  }
  const way = (
    <>
      <Kbd keys={['Mod', 'Enter']} /> {t(isRejecting ? 'key.reject' : 'key.approve')}
    </>
  )
  return (
    // A host lays nothing over what decides.
    <footer data-at-decides="">
      {/* The keys are those of the field in it. */}
      <div className="at-note" role="presentation" onKeyDown={onKeyDown}>
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
          onBlur={() => onLeave?.('focus')}
          description={!isBlocked && <span className="at-way">{way}</span>}
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
      {props.onAskCondition ? (
        <SplitButton
          variant="primary"
          icon={Check}
          label={t('action.approve')}
          menuLabel={t('action.more')}
          isDisabled={isBlocked}
          disabledReason={isBlocked ? t('changed.first') : undefined}
          onPress={() => onDecide('approved', note)}
        >
          <MenuItem icon={BadgeInfo} shortcut="M" onAction={props.onAskCondition}>
            {t('action.conditional')}
          </MenuItem>
        </SplitButton>
      ) : (
        <Button
          variant="primary"
          icon={Check}
          isDisabled={isBlocked}
          disabledReason={isBlocked ? t('changed.first') : undefined}
          onPress={() => onDecide('approved', note)}
        >
          {t('action.approve')}
        </Button>
      )}
    </footer>
  )
}
