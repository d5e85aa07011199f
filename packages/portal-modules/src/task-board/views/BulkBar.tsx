import { ActionBar, Button, DatePicker, Dialog, Form, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system' // prettier-ignore
import { ArrowRight, CalendarDays, Trash2, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Task, TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { assignedSaid, dueSaid } from './said.ts'

export interface BulkBarProps {
  model: TaskBoardModel
  list: TaskList
  /** The chosen tasks that are in sight. */
  chosen: readonly Task[]
  onClear: () => void
  onRemove: (tasks: readonly Task[]) => void
}

/** What can be done with several tasks at once: move, give to somebody, set a day, delete (T-58). */
export function BulkBar({ model, list, chosen, onClear, onRemove }: BulkBarProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const [isDueOpen, setDueOpen] = useState(false)
  const { commands } = model
  // What may not be changed stays out of it; the count says so.
  const own = chosen.filter(({ can }) => can.edit)
  const deletable = chosen.filter(({ can }) => can.delete)
  const assign = (person: TaskList['people'][number] | undefined) => {
    const fieldsFor = (task: Task) => ({
      assigneeIds: person ? [...new Set([...task.assignees.map(({ id }) => id), person.id])] : [],
    })
    const said = (tasks: readonly Task[]) => assignedSaid(tools, tasks, person?.name)
    commands.change(own, fieldsFor, said).catch(() => undefined)
  }
  return (
    <>
      <ActionBar
        count={chosen.length}
        onClear={onClear}
        danger={
          deletable.length > 0 && (
            <Button variant="quiet" icon={Trash2} onPress={() => onRemove(deletable)}>
              {t('action.delete')}
            </Button>
          )
        }
        label={
          own.length < chosen.length
            ? t('bulk.some', { count: chosen.length, own: own.length })
            : undefined
        }
      >
        {own.length > 0 && (
          <>
            <MenuTrigger>
              <Button variant="quiet" icon={ArrowRight}>
                {t('bulk.move')}
              </Button>
              <Menu aria-label={t('bulk.move')}>
                {list.buckets.map(({ id, name }) => (
                  <MenuItem
                    key={id}
                    onAction={() => {
                      const ids = own.map((task) => task.id)
                      commands.place(ids, id).catch(() => undefined)
                    }}
                  >
                    {name}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <MenuTrigger>
              <Button variant="quiet" icon={UserPlus}>
                {t('bulk.assign')}
              </Button>
              <Menu aria-label={t('bulk.assign')}>
                <MenuSection>
                  {list.people.map((person) => (
                    <MenuItem key={person.id} onAction={() => assign(person)}>
                      {person.name}
                    </MenuItem>
                  ))}
                </MenuSection>
                <MenuSection>
                  <MenuItem onAction={() => assign(undefined)}>{t('filter.nobody')}</MenuItem>
                </MenuSection>
              </Menu>
            </MenuTrigger>
            <Button variant="quiet" icon={CalendarDays} onPress={() => setDueOpen(true)}>
              {t('bulk.due')}
            </Button>
          </>
        )}
      </ActionBar>
      {isDueOpen && <DueDialog model={model} tasks={own} onClose={() => setDueOpen(false)} />}
    </>
  )
}

/** One day for all of them, or none. */
function DueDialog({
  model,
  tasks,
  onClose,
}: Pick<BulkBarProps, 'model'> & { tasks: readonly Task[]; onClose: () => void }) {
  const tools = useMessages(messages)
  const { t } = tools
  const [day, setDay] = useState<string | null>(model.today)
  const formId = useId()
  const set = (dueDay: string | null) => {
    onClose()
    const said = (done: readonly Task[]) => dueSaid(tools, done, dueDay)
    model.commands.change(tasks, () => ({ dueDay }), said).catch(() => undefined)
  }
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bulk.dueTitle', { count: tasks.length })}
      footer={
        <>
          <Button onPress={() => set(null)}>{t('bulk.dueNone')}</Button>
          <Button variant="primary" type="submit" form={formId} isDisabled={day === null}>
            {t('bulk.dueSave')}
          </Button>
        </>
      }
    >
      <Form id={formId} hasNoActions onSubmit={() => set(day)}>
        <DatePicker
          label={t('field.due')}
          value={day}
          onChange={setDay}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
