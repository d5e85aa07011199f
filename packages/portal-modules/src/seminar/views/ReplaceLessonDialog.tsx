import { RadioGroup } from '@atrium/design-system'
import { useState } from 'react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { AttemptsChoice, Lesson, Seminar, SeminarPort, UploadWay } from '../seminar.port.ts'
import type { OwnLessons } from '../useOwnLessons.ts'
import { useSending, type Sent } from '../useSending.ts'
import { LessonFileDialog } from './LessonFileDialog.tsx'
import { LessonFileFields, useLessonFile } from './LessonFileFields.tsx'

export interface ReplaceLessonDialogProps {
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  seminar: Seminar
  lesson: Lesson
  replace: NonNullable<OwnLessons['replace']>
  findFiles: OwnLessons['findFiles']
  onClose: () => void
}

interface Said {
  captions: readonly File[]
  attempts: AttemptsChoice | undefined
}

/**
 * Gives a film or PDF lesson another file (SEM-07). Where somebody has learnt with the one before, what
 * becomes of that is asked (T-88); the file is still there for the answer.
 */
export function ReplaceLessonDialog(props: ReplaceLessonDialogProps) {
  const { port, seminar, lesson, replace, findFiles, onClose } = props
  const { t } = useMessages(messages)
  const choice = useLessonFile()
  const { from, file, captions, found } = choice
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isUndecided, setUndecided] = useState(false)
  const [attempts, setAttempts] = useState<AttemptsChoice>('keep')
  const [isTaking, setTaking] = useState(false)
  const model = useSending({
    port,
    seminarId: seminar.id,
    purpose: 'lesson',
    upload: async (one: File, way: UploadWay, more: Said) => {
      const from = { file: one, captions: more.captions }
      const error = await replace(lesson, { from, ...(more.attempts && { attempts: more.attempts }), ...way }) // prettier-ignore
      if (error) throw error
    },
  })
  const isBusy = model.sending.state !== 'idle'

  const settle = (sent: Sent<void>) => {
    if (!sent) return
    if ('done' in sent) return onClose()
    if (sent.error.reason === 'attempts-undecided') setUndecided(true)
    else {
      setUndecided(false)
      setFailure(sent.error)
    }
  }
  const save = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isBusy || isTaking) return
    const decided = isUndecided ? attempts : undefined
    if (from === 'here' && file)
      return settle(await model.send(file, { captions, attempts: decided }))
    if (from !== 'portal' || !found) return
    setTaking(true)
    const error = await replace(lesson, { from: { fileId: found.id }, ...(decided && { attempts: decided }) }) // prettier-ignore
    setTaking(false)
    settle(error ? { error } : { done: undefined })
  }
  return (
    <LessonFileDialog
      model={model}
      title={t('replaceLesson.title')}
      description={lesson.title}
      submit={t('replaceLesson.use')}
      isChanged={file !== undefined || found !== undefined}
      isTaking={isTaking}
      failure={failure}
      onSubmit={() => void save()}
      onSent={settle}
      onClose={onClose}
    >
      {isUndecided ? (
        <AttemptsQuestion value={attempts} onChange={setAttempts} />
      ) : (
        <>
          {lesson.file && (
            <p className="at-hint">{t('replaceLesson.current', { name: lesson.file.name })}</p>
          )}
          <LessonFileFields
            choice={choice}
            findFiles={findFiles}
            failure={failure}
            isChecked={isChecked}
            kind={lesson.kind === 'document' ? 'document' : 'video'}
            onTaken={() => setFailure(undefined)}
          />
        </>
      )}
    </LessonFileDialog>
  )
}

interface AttemptsQuestionProps {
  value: AttemptsChoice
  onChange: (value: AttemptsChoice) => void
}

/** What becomes of what was learnt with the file before (T-88). */
function AttemptsQuestion({ value, onChange }: AttemptsQuestionProps) {
  const { t } = useMessages(messages)
  return (
    <RadioGroup<AttemptsChoice>
      label={t('replaceLesson.question')}
      options={[
        { value: 'keep', label: t('attempts.keep'), description: t('replaceLesson.keepDetail') },
        { value: 'anew', label: t('attempts.anew'), description: t('replaceLesson.anewDetail') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
