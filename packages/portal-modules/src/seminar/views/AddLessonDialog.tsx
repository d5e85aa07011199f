import { TextField } from '@atrium/design-system'
import { useState } from 'react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Seminar, SeminarPort, UploadWay } from '../seminar.port.ts'
import type { OwnLessons } from '../useOwnLessons.ts'
import { useSending, type Sent } from '../useSending.ts'
import { LessonFileDialog } from './LessonFileDialog.tsx'
import { LessonFileFields, useLessonFile } from './LessonFileFields.tsx'
import { UnfinishedLine } from './SendingLine.tsx'

/** What is said of a film when it is sent. */
interface Said {
  title: string
  captions: readonly File[]
}

export interface AddLessonDialogProps {
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  seminar: Seminar
  add: NonNullable<OwnLessons['add']>
  findFiles: OwnLessons['findFiles']
  onClose: () => void
}

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '')

/** Makes a film or PDF file a lesson, from this device or from the portal (SEM-07). */
export function AddLessonDialog({ port, seminar, add, findFiles, onClose }: AddLessonDialogProps) {
  const { t } = useMessages(messages)
  const choice = useLessonFile()
  const { from, file, captions, found, chosen } = choice
  const [title, setTitle] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isTaking, setTaking] = useState(false)
  const model = useSending({
    port,
    seminarId: seminar.id,
    purpose: 'lesson',
    upload: async (one: File, way: UploadWay, more: Said) => {
      const error = await add({ title: more.title, from: { file: one, captions: more.captions }, ...way }) // prettier-ignore
      if (error) throw error
    },
  })
  const { sending, unfinished } = model
  const isBusy = sending.state !== 'idle'

  const settle = (sent: Sent<void>) => {
    if (sent && 'error' in sent) setFailure(sent.error)
    else if (sent) onClose()
  }
  const save = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isBusy || isTaking) return
    if (from === 'here' && file) {
      return settle(await model.send(file, { title: title.trim(), captions }))
    }
    if (from !== 'portal' || !found) return
    setTaking(true)
    const error = await add({ title: title.trim(), from: { fileId: found.id } })
    setTaking(false)
    if (error) setFailure(error)
    else onClose()
  }
  return (
    <LessonFileDialog
      model={model}
      title={t('addLesson.title')}
      description={seminar.title}
      submit={t('addLesson.add')}
      isChanged={file !== undefined || found !== undefined || title !== ''}
      isTaking={isTaking}
      failure={failure}
      onSubmit={() => void save()}
      onSent={settle}
      onClose={onClose}
    >
      <p className="at-hint">{t('addLesson.hint')}</p>
      <LessonFileFields
        choice={choice}
        findFiles={findFiles}
        failure={failure}
        isChecked={isChecked}
        onTaken={() => setFailure(undefined)}
        unfinished={
          unfinished && (
            <div className="at-wide">
              <UnfinishedLine file={unfinished} onForget={model.forget} />
            </div>
          )
        }
      />
      <TextField
        label={t('addLesson.titleLabel')}
        description={t('addLesson.titleHint')}
        placeholder={chosen && withoutEnding(chosen.name)}
        value={title}
        onChange={setTitle}
        maxLength={200}
        errorMessage={failure?.fields.title?.[0]}
      />
    </LessonFileDialog>
  )
}
