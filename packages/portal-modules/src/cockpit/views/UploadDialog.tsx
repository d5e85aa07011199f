import { Banner, FileButton, RadioGroup } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { handInFaults, outcomeIds } from '../cockpit.logic.ts'
import type { OutcomeId } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { CockpitModel } from '../useCockpit.ts'
import { SaveDialog } from './SaveDialog.tsx'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    justify-items: start;
    gap: 18px;
  }
`

/** Hands documents in: at least one, none empty, with what they say (VAL-14). */
export function UploadDialog({ model, onClose }: { model: CockpitModel; onClose: () => void }) {
  const { t } = useMessages(messages)
  const [files, setFiles] = useState<readonly File[]>([])
  const [outcome, setOutcome] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const faults = isChecked ? handInFaults(files, Number(outcome)) : {}
  const save = () => {
    setChecked(true)
    if (Object.keys(handInFaults(files, Number(outcome))).length > 0) return undefined
    return model.handIn!(files, Number(outcome) as OutcomeId)
  }
  return (
    <SaveDialog
      title={t('upload.title')}
      submitLabel={t('action.upload')}
      isChanged={files.length > 0 || outcome !== undefined}
      onSave={save}
      doneText={() => t('upload.done', { count: files.length })}
      onClose={onClose}
    >
      <Fields>
        <FileButton allowsMultiple onFiles={(chosen) => setFiles(chosen)}>
          {t('upload.files')}
        </FileButton>
        {files.length > 0 && (
          <span aria-live="polite">
            {t('upload.chosen', {
              count: files.length,
              names: files.map(({ name }) => name).join(', '),
            })}
          </span>
        )}
        {faults.files && <Banner tone="bad">{t(`upload.${faults.files}`)}</Banner>}
        <RadioGroup
          label={t('upload.outcome')}
          value={outcome}
          onChange={setOutcome}
          errorMessage={faults.outcome && t('upload.outcomeMissing')}
          options={outcomeIds.map((id) => ({ value: String(id), label: t(`upload.${id}`) }))}
          isRequired
        />
      </Fields>
    </SaveDialog>
  )
}
