import { Banner, Select } from '@atrium/design-system'
import { useState } from 'react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { nameOf } from '../report/report.logic.ts'
import type { Participant, Seminar } from '../seminar.port.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export interface ResetDialogProps {
  seminar: Seminar
  person: Participant
  onReset: (person: Participant, lessonId: number, reason: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Lets somebody begin a lesson anew, and says why (T-88). */
export function ResetDialog({ seminar, person, onReset, onClose }: ResetDialogProps) {
  const { t } = useMessages(messages)
  const begun = seminar.lessons.filter(({ id }) => person.lessons.some((one) => one.lessonId === id)) // prettier-ignore
  const [lessonId, setLessonId] = useState(String(begun[0]?.id ?? ''))
  const name = nameOf(person)
  return (
    <ReasonDialog
      title={t('reset.title', { name })}
      detail={t('reset.detail')}
      confirmLabel={t('reset.confirm')}
      hint={t('reset.reasonHint')}
      onConfirm={(reason) => onReset(person, Number(lessonId), reason)}
      onClose={onClose}
    >
      {person.certificate && !person.certificate.withdrawnAt && (
        <Banner tone="info">{t('reset.certificate', { name })}</Banner>
      )}
      <Select
        label={t('reset.lesson')}
        value={lessonId}
        onChange={(value) => setLessonId(value ?? lessonId)}
        options={begun.map(({ id, title }) => ({ id: String(id), label: title }))}
      />
    </ReasonDialog>
  )
}
