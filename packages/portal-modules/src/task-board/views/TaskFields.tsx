import { DatePicker, Select, TagPicker, TextArea, TextField } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { cleanTags } from '../../kit/names.ts'
import { messages } from '../messages/index.ts'
import { prioritiesIn } from '../priorities.ts'
import { statuses, type Task, type TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { LinksField } from './LinksField.tsx'
import { StepsField } from './StepsField.tsx'
import type { TaskDraft } from './useTaskDraft.ts'
import { priorityIcon, priorityWord } from './words.tsx'

const longestTitle = 255
const longestText = 10_000

export interface TaskFieldsProps {
  draft: TaskDraft
  /** The task to look at or change; absent: a new one. */
  given: Task | undefined
}

/** What is to be done: title, description, steps and links. */
export function TaskContent({
  draft,
  given,
  find,
}: TaskFieldsProps & { find: TaskBoardModel['findLinks'] }) {
  const { t } = useMessages(messages)
  const { fields, set, links, setLinks, step, setStep, isReadOnly, faultOf } = draft
  return (
    <div>
      <TextField
        label={t('field.title')}
        value={fields.title}
        onChange={(title) => set({ title })}
        maxLength={isReadOnly ? undefined : longestTitle}
        errorMessage={faultOf('title')}
        isRequired={!isReadOnly}
        isReadOnly={isReadOnly}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
        autoFocus={!given}
      />
      {!(isReadOnly && fields.description === '') && (
        <TextArea
          label={t('field.description')}
          value={fields.description}
          onChange={(description) => set({ description: description.slice(0, longestText) })}
          minRows={4}
          maxRows={12}
          isReadOnly={isReadOnly}
        />
      )}
      <StepsField
        steps={fields.steps}
        onChange={(steps) => set({ steps })}
        text={step}
        onType={setStep}
        isReadOnly={isReadOnly}
      />
      <LinksField links={links} onChange={setLinks} find={find} isReadOnly={isReadOnly} />
    </div>
  )
}

/** Where it stands, who does it and until when. */
export function TaskFacts({ draft, given, list }: TaskFieldsProps & { list: TaskList }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { fields, set, buckets, bucket, bucketId, setBucketId, isReadOnly, faultOf } = draft
  const people = useMemo(() => {
    const all = new Map([...list.people, ...(given?.assignees ?? [])].map((one) => [one.id, one]))
    return [...all.values()].map(({ id, name }) => ({ id: `${id}`, label: name }))
  }, [given, list.people])
  const labels = useMemo(() => cleanTags(list.tasks.flatMap(({ tags }) => tags)), [list.tasks])
  return (
    <div>
      <Select
        label={t('field.bucket')}
        value={`${bucketId}`}
        onChange={(id) => setBucketId(Number(id))}
        options={buckets.map(({ id, name }) => ({ id: `${id}`, label: name }))}
        isReadOnly={isReadOnly}
      />
      {bucket?.status === null && (
        <Select
          label={t('field.status')}
          value={fields.status}
          onChange={(one) => set({ status: statuses.find((status) => status === one) ?? 'open' })} // prettier-ignore
          options={statuses.map((id) => ({ id, label: t(`status.${id}`) }))}
          isReadOnly={isReadOnly}
        />
      )}
      <Select
        label={t('field.priority')}
        value={fields.priority}
        onChange={(one) => set({ priority: one ?? 'middle' })}
        options={prioritiesIn([fields]).map((id) => ({
          id,
          label: priorityWord(tools, id),
          icon: priorityIcon(id),
        }))}
        isReadOnly={isReadOnly}
      />
      <TagPicker
        label={t('field.assignees')}
        placeholder={isReadOnly ? undefined : t('field.assigneesAdd')}
        options={people}
        value={people.filter(({ id }) => fields.assigneeIds.includes(Number(id)))}
        onChange={(chosen) => set({ assigneeIds: chosen.map(({ id }) => Number(id)) })}
        isReadOnly={isReadOnly}
      />
      <DatePicker
        label={t('field.start')}
        value={fields.startDay}
        onChange={(startDay) => set({ startDay })}
        isReadOnly={isReadOnly}
      />
      <DatePicker
        label={t('field.due')}
        value={fields.dueDay}
        onChange={(dueDay) => set({ dueDay })}
        errorMessage={faultOf('dueDay')}
        isReadOnly={isReadOnly}
      />
      <TagPicker
        label={t('field.tags')}
        placeholder={isReadOnly ? undefined : t('field.tagsAdd')}
        allowsNew
        options={labels.map((label) => ({ id: label, label }))}
        value={fields.tags.map((label) => ({ id: label, label }))}
        onChange={(chosen) => set({ tags: chosen.map(({ label }) => label) })}
        isReadOnly={isReadOnly}
      />
    </div>
  )
}
