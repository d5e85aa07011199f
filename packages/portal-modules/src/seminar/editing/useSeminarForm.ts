import { useState } from 'react'
import { useAudienceChoice } from '../../kit/audience/index.ts'
import { PortError, useCloseQuestion, useMessages } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { differencesOf, emptyFields, timesOf, wholeOf, type Times } from './seminar-form.logic.ts'
import { fieldsOf, problemsOf, type FieldName } from '../seminar.logic.ts'
import type { Seminar, SeminarFields } from '../seminar.port.ts'
import type { SeminarEditing } from '../useSeminars.ts'

export interface SeminarFormOptions {
  editing: SeminarEditing
  /** The seminar to change, as it stands now; absent: a new one. */
  seminar: Seminar | undefined
  onClose: () => void
  onAdded: (seminar: Seminar) => void
}

/** What is written of a seminar: it stays until the server has it (SEM-07). */
export function useSeminarForm({ editing, seminar, onClose, onAdded }: SeminarFormOptions) {
  const { t } = useMessages(messages)
  const [fields, setFields] = useState<SeminarFields>(() =>
    seminar ? fieldsOf(seminar) : emptyFields,
  )
  const [times, setTimes] = useState(() => timesOf(fields))
  const [seenFields] = useState(fields)
  const audience = useAudienceChoice({ groups: editing.groups, current: seminar?.audience })
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const [version, onConflict] = useVersion(seminar?.version, seminar?.version)

  const whole = wholeOf(fields, times)
  const problems = isChecked ? problemsOf(whole) : {}
  const faultOf = (field: FieldName) =>
    problems[field] ? t(`problem.${field}.${problems[field]}` as 'problem.title.required') : failure?.fields[field]?.[0] // prettier-ignore
  const change = (part: Partial<SeminarFields>) => setFields((before) => ({ ...before, ...part }))
  const changeTime = (part: Partial<Times>) => setTimes((before) => ({ ...before, ...part }))

  const written = JSON.stringify([fields, times])
  const [before] = useState(written)
  const { close, question } = useCloseQuestion({
    isChanged: written !== before || audience.isChanged,
    onClose,
  })

  const save = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isSaving || Object.keys(problemsOf(whole)).length > 0) return
    const seen = await audience.confirm()
    if (!seen) return
    setSaving(true)
    const answer = await editing.save(seminar, version, whole, seen.groupIds)
    setSaving(false)
    if (answer instanceof PortError) {
      setFailure(answer)
      if (answer.code === 'conflict') onConflict()
      return
    }
    onClose()
    if (!seminar) onAdded(answer)
  }

  /** What somebody else has changed since the form was opened. */
  const theirs = failure?.code === 'conflict' && seminar ? differencesOf(seenFields, seminar) : []
  return {
    fields,
    change,
    times,
    changeTime,
    faultOf,
    audience,
    failure,
    theirs,
    isSaving,
    save,
    close,
    question,
  }
}

export type SeminarForm = ReturnType<typeof useSeminarForm>
