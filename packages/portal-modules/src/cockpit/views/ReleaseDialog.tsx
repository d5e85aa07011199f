import { Banner, Checkbox, CheckboxGroup, DatePicker, TextField } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { campaignWords, stateWord, usualDue } from '../../kit/campaigns/index.ts'
import { releasable } from '../cockpit.logic.ts'
import type { CockpitData } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { CockpitModel } from '../useCockpit.ts'
import { SaveDialog } from './SaveDialog.tsx'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`

const AllOfThem = styled.div`
  @layer at.components {
    padding-block-end: 6px;
    border-block-end: 1px solid var(--at-line);
  }
`

export interface ReleaseDialogProps {
  data: CockpitData
  model: CockpitModel
  onClose: () => void
}

/** Puts a plan into release: which channels, until when, with a word to the client (COCK-07). */
export function ReleaseDialog({ data, model, onClose }: ReleaseDialogProps) {
  const { t } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { campaign, channels } = data
  const offered = releasable(channels)
  const [chosen, setChosen] = useState(() => {
    // What came back goes out again where nothing else is ready.
    const ready = offered.filter(({ state }) => state === 'Ready')
    const next = ready.length > 0 ? ready : offered.filter(({ state }) => state === 'Adjusting')
    return (offered.length === 1 ? offered : next).map(({ id }) => String(id))
  })
  const [due, setDue] = useState<string | null>(usualDue(campaign.approvalDue, model.today))
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const areAll = chosen.length === offered.length
  const save = () => {
    const ids = offered.filter(({ id }) => chosen.includes(String(id))).map(({ id }) => id)
    setMissing(ids.length === 0)
    if (ids.length === 0) return undefined
    return model.release(campaign, { channelIds: ids, due, comment: comment.trim() || null })
  }
  return (
    <SaveDialog
      title={t('release.title')}
      description={t('release.text')}
      submitLabel={t('action.release')}
      isChanged={comment.trim() !== ''}
      isDisabled={offered.length === 0}
      onSave={save}
      doneText={() => t('release.done')}
      onClose={onClose}
    >
      <Fields>
        {offered.length === 0 ? (
          <Banner tone="info">{t('release.none')}</Banner>
        ) : (
          <CheckboxGroup
            label={t('release.channels')}
            value={chosen}
            onChange={setChosen}
            errorMessage={isMissing ? t('release.missing') : undefined}
          >
            {offered.length > 1 && (
              <AllOfThem>
                <Checkbox
                  isSelected={areAll}
                  isIndeterminate={!areAll && chosen.length > 0}
                  onChange={() => setChosen(areAll ? [] : offered.map(({ id }) => String(id)))}
                >
                  {t('release.all', { count: offered.length })}
                </Checkbox>
              </AllOfThem>
            )}
            {offered.map(({ id, name, state }) => (
              <Checkbox key={id} value={String(id)}>
                {`${name} · ${stateWord(words, state)}`}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        <DatePicker label={t('release.due')} value={due} onChange={setDue} minValue={model.today} />
        <TextField
          label={t('release.comment')}
          rows={3}
          maxLength={1_000}
          value={comment}
          onChange={setComment}
        />
      </Fields>
    </SaveDialog>
  )
}
