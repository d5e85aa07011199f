import { Button, DatePicker, Dialog, Form, Select, TagPicker, TextArea, TextField, treeOf } from '@atrium/design-system' // prettier-ignore
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { formatMoment, ItemSlot, useCloseQuestion, useHasItemModule, useMessages, useModuleHost, type PortError } from '../../kit/index.ts' // prettier-ignore
import { cleanTags } from '../../kit/names.ts'
import { focused } from '../../kit/lists/focused.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { changesOf, fieldsOf, problemsOf } from '../task-board.logic.ts'
import { priorities, statuses, type Task, type TaskFields, type TaskLink, type TaskList } from '../task-board.port.ts' // prettier-ignore
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { LinksField } from './LinksField.tsx'
import { revealEnd } from './reveal-end.ts'
import { StepsField, withStep } from './StepsField.tsx'
import { priorityIcon } from './words.tsx'

const Columns = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 260px;
    align-items: start;
    gap: 20px 28px;

    > div {
      display: grid;
      gap: 20px;
      min-inline-size: 0;
    }
    @media (max-width: 700px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Talk = styled.div`
  @layer at.components {
    margin-block-start: 24px;
    padding-block-start: 20px;
    border-block-start: 1px solid var(--at-line);
  }
`

export interface TaskDialogProps {
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
const longestTitle = 255
const longestText = 10_000

/** Everything about a task in one place; what was typed stays until the server has it (TASK-07, TASK-08). */
export function TaskDialog({ model, list, task: given, onClose }: TaskDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { now } = useModuleHost()
  const formId = useId()
  const { commands } = model
  const hasTalk = useHasItemModule('comments')
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
  const people = useMemo(() => {
    const all = new Map([...list.people, ...(given?.assignees ?? [])].map((one) => [one.id, one]))
    return [...all.values()].map(({ id, name }) => ({ id: `${id}`, label: name }))
  }, [given, list.people])
  const labels = useMemo(() => cleanTags(list.tasks.flatMap(({ tags }) => tags)), [list.tasks])

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
  const made = given && formatMoment(locale, new Date(given.createdAt), now())
  return (
    <>
      <Dialog
        isOpen
        size="large"
        isLocked={isSaving}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={given ? given.title : t('dialog.new')}
        description={
          made &&
        (given.author ? t('dialog.by', { name: given.author.name, at: made }) : t('dialog.at', { at: made })) // prettier-ignore
        }
        footer={
          isReadOnly ? (
            <Button onPress={onClose}>{t('action.close')}</Button>
          ) : (
            <>
              <Button isDisabled={isSaving} onPress={close}>
                {t('action.cancel')}
              </Button>
              <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
                {t(given ? 'action.save' : 'action.create')}
              </Button>
            </>
          )
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <Columns>
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
                  onChange={(description) =>
                    set({ description: description.slice(0, longestText) })
                  }
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
              <LinksField
                links={links}
                onChange={setLinks}
                find={model.findLinks}
                isReadOnly={isReadOnly}
              />
            </div>
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
                onChange={(one) => set({ priority: priorities.find((priority) => priority === one) ?? 'middle' })} // prettier-ignore
                options={priorities.map((id) => ({
                  id,
                  label: t(`priority.${id}`),
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
          </Columns>
        </Form>
        {given && hasTalk && (
          <Talk>
            <ItemSlot
              type="comments"
              item={{ id: given.id, name: given.title }}
              config={inDialog}
            />
          </Talk>
        )}
      </Dialog>
      {question}
    </>
  )
}

/** Under the dialog’s own heading. */
const inDialog = { headingLevel: 3 }
