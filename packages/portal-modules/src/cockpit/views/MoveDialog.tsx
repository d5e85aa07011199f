import { Banner, Select, TextField } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import {
  campaignWords,
  stateLook,
  stateWord,
  type WorkflowState,
} from '../../kit/campaigns/index.ts'
import type { CockpitChannel } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { CockpitModel } from '../useCockpit.ts'
import { SaveDialog } from './SaveDialog.tsx'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`

export interface MoveDialogProps {
  channel: CockpitChannel
  model: CockpitModel
  onClose: () => void
}

/** Moves a channel into another state of its workflow (COCK-07). */
export function MoveDialog({ channel, model, onClose }: MoveDialogProps) {
  const { t } = useMessages(messages)
  const words = useMessages(campaignWords)
  const [state, setState] = useState<string | null>(null)
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const wordOf = (one: WorkflowState) => stateWord(words, one)
  const chosen = channel.can.moveTo.find((one) => one === state)
  const save = () => {
    setMissing(!chosen)
    return chosen && model.moveChannel(channel, chosen, comment.trim() || null)
  }
  return (
    <SaveDialog
      title={t('move.title', { name: channel.name })}
      description={t('move.now', { state: wordOf(channel.state) })}
      submitLabel={t('action.move')}
      isChanged={state !== null || comment.trim() !== ''}
      onSave={save}
      doneText={() => t('move.done', { name: channel.name, state: chosen ? wordOf(chosen) : '' })}
      onClose={onClose}
    >
      {(isConflict) => (
        <Fields>
          {isConflict && (
            <Banner tone="warn">{t('move.conflict', { state: wordOf(channel.state) })}</Banner>
          )}
          <Select
            label={t('move.to')}
            options={channel.can.moveTo.map((one) => ({
              id: one,
              label: wordOf(one),
              icon: stateLook(one).icon,
            }))}
            value={state}
            onChange={setState}
            errorMessage={isMissing ? t('move.missing') : undefined}
            isRequired
          />
          <TextField
            label={t('move.comment')}
            rows={3}
            maxLength={1_000}
            value={comment}
            onChange={setComment}
          />
        </Fields>
      )}
    </SaveDialog>
  )
}
