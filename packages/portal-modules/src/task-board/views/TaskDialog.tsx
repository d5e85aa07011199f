import { Button, Dialog, Form } from '@atrium/design-system'
import { useId } from 'react'
import { styled } from 'styled-components'
import {
  formatMoment,
  ItemSlot,
  useHasItemModule,
  useMessages,
  useModuleHost,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { Task, TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { TaskContent, TaskFacts } from './TaskFields.tsx'
import { useTaskDraft } from './useTaskDraft.ts'

const Columns = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 260px;
    align-items: start;
    gap: var(--at-space-5) 28px;

    > div {
      display: grid;
      gap: var(--at-space-5);
      min-inline-size: 0;
    }
    @media (max-width: 700px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Talk = styled.div`
  @layer at.components {
    margin-block-start: var(--at-space-6);
    padding-block-start: var(--at-space-5);
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

/** Everything about a task in one place; what was typed stays until the server has it (TASK-07, TASK-08). */
export function TaskDialog({ model, list, task: given, onClose }: TaskDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { now } = useModuleHost()
  const formId = useId()
  const hasTalk = useHasItemModule('comments')
  const draft = useTaskDraft({ model, list, task: given, onClose })
  const { isReadOnly, isSaving, failure, submit, close, question } = draft
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
            <TaskContent draft={draft} given={given} find={model.findLinks} />
            <TaskFacts draft={draft} given={given} list={list} />
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
