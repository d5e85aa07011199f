import { treeOf } from '@atrium/design-system'
import { useState } from 'react'
import { useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { cleanTags } from '../../kit/names.ts'
import { focused } from '../../kit/lists/focused.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { changesOf, fieldsOf, problemsOf } from '../task-board.logic.ts'
import type { Task, TaskFields, TaskLink, TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { revealEnd } from './reveal-end.ts'
import { withStep } from './StepsField.tsx'

export interface TaskDraftOptions {
  model: TaskBoardModel
  list: TaskList
  /** The task to look at or change; absent: a new one. */
  task: Task | undefined
  onClose: () => void
}

const empty: TaskFields = {
  title: '',
  description: '',
  status: 'open',
  priority: 'middle',
  startDay: null,
  dueDay: null,
  assigneeIds: [],
  tags: [],
  steps: [],
  links: [],
}
export type TaskDraft = ReturnType<typeof useTaskDraft>

/** A task while it is written: its fields, what is wrong with them, and saving them. */
export function useTaskDraft({ model, list, task: given, onClose }: TaskDraftOptions) {
  const { t } = useMessages(messages)
  const { commands } = model
  // What somebody else does meanwhile must not change what one is writing.
  const [task] = useState(given)
  const current = list.tasks.find(({ id }) => id === task?.id)
  const [version, onConflict] = useVersion(given?.version, current?.version)
  const [fields, setFields] = useState(() => (given ? fieldsOf(given) : empty))
  const [links, setLinks] = useState<readonly TaskLink[]>(given?.links ?? [])
  const buckets = given ? list.buckets : list.buckets.filter(({ can }) => can.addTasks)
  const [startId] = useState(given?.bucketId ?? buckets[0]!.id)
  const [bucketId, setBucketId] = useState(startId)
  const [step, setStep] = useState('')
  const [hasChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)

  const isReadOnly = given !== undefined && !given.can.edit
  const set = (change: Partial<TaskFields>) => setFields((all) => ({ ...all, ...change }))
  const bucket = list.buckets.find(({ id }) => id === bucketId)
  const problems = problemsOf(fields)
  const faultOf = (field: 'title' | 'dueDay') => {
    const told = failure?.fields[field]?.[0]
    const problem = problems[field]
    return hasChecked && problem ? t(`problem.${problem}`) : told
  }
  const written = {
    ...fields,
    steps: withStep(fields.steps, step),
    links: links.map(({ type, id }) => ({ type, id })),
  }
  const changes = changesOf(task ? fieldsOf(task) : empty, written)
  const isChanged = bucketId !== startId || Object.keys(changes).length > 0
  const { close, question } = useCloseQuestion({ isChanged, onClose })

  const submit = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isSaving || Object.keys(problems).length > 0) return
    setSaving(true)
    const whole: TaskFields = {
      ...written,
      title: fields.title.trim(),
      description: fields.description.trim(),
      tags: cleanTags(fields.tags),
      // What a task becomes in its bucket, the move says.
      status: task ? (bucketId === task.bucketId ? fields.status : task.status) : (bucket?.status ?? fields.status), // prettier-ignore
    }
    // Of what is open now: afterwards nothing may have the focus.
    const tree = treeOf(focused() ?? document)
    const error = task
      ? await commands.save(task, version, whole)
      : await commands.add(bucketId, whole)
    setSaving(false)
    if (!error) {
      if (task && bucketId !== task.bucketId) commands.place([task.id], bucketId).catch(() => undefined) // prettier-ignore
      onClose()
      return task ? undefined : revealEnd(bucketId, tree)
    }
    setFailure(error)
    // What somebody else saved is what the next save replaces.
    if (error.code === 'conflict') onConflict()
  }
  return {
    fields,
    set,
    links,
    setLinks,
    step,
    setStep,
    buckets,
    bucket,
    bucketId,
    setBucketId,
    isReadOnly,
    faultOf,
    failure,
    isSaving,
    submit,
    close,
    question,
  }
}
