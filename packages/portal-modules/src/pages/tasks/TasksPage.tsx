import {
  Button,
  PageHeader,
  SegmentedControl,
  Skeleton,
  Stack,
  StateScreen,
  type BoardMove,
} from '@atrium/design-system'
import { LayoutGrid, List, Plus, User } from 'lucide-react'
import { useState } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { isoDay } from '../format.ts'
import { AddTask } from './AddTask.tsx'
import { tasksMessages } from './messages/index.ts'
import { TaskFilters } from './TaskFilters.tsx'
import { TaskBoard } from './TaskBoard.tsx'
import { TaskList } from './TaskList.tsx'
import { ME, TASKS, type Bucket, type Task } from './tasks.data.ts'
import { dueOf, moved, passes, placed, putBack, type Filters } from './tasks.logic.ts'

type View = 'board' | 'list' | 'mine'

export interface TasksPageProps {
  /** What is there at first. */
  tasks?: readonly Task[]
  /** Another state than that of loaded tasks. */
  state?: 'ready' | 'loading' | 'failed'
}

/** The tasks of the agency and the client. */
export function TasksPage({ tasks: start = TASKS, state = 'ready' }: TasksPageProps) {
  const { t, locale } = useMessages(tasksMessages)
  const { now, notify, announce } = useModuleHost()
  const [tasks, setTasks] = useState(start)
  const [view, setView] = useState<View>('board')
  const [filters, setFilters] = useState<Filters>({})
  const [adding, setAdding] = useState<Bucket>()
  const today = isoDay(now())
  const shown = tasks.filter((task) => passes(task, filters, view === 'mine', today))
  const open = tasks.filter(({ bucket }) => bucket !== 'done')
  const overdue = open.filter((task) => dueOf(task, today) === 'overdue').length

  const move = (task: Task, bucket: Bucket) => {
    setTasks((all) => moved(all, task.id, bucket))
    const name = task.title[locale]
    notify({
      tone: 'success',
      title:
        bucket === 'done'
          ? t('notice.done', { name })
          : t('notice.moved', { name, bucket: t(`bucket.${bucket}`) }),
      action: {
        label: t('action.undo'),
        onPress: () => setTasks((all) => moved(all, task.id, task.bucket)),
      },
    })
  }
  const place = ({ keys, to, before }: BoardMove) => {
    const bucket = to as Bucket
    const earlier = tasks
    const ids = keys.map(Number)
    setTasks((all) => placed(all, ids, bucket, before === undefined ? undefined : Number(before)))
    const changed = earlier.filter((task) => ids.includes(task.id) && task.bucket !== bucket)
    const [first] = changed
    // Another place in the same column is nothing to speak of.
    if (!first) return
    notify({
      tone: 'success',
      title:
        changed.length > 1
          ? t('notice.movedMany', { count: changed.length, bucket: t(`bucket.${bucket}`) })
          : t('notice.moved', { name: first.title[locale], bucket: t(`bucket.${bucket}`) }),
      action: {
        label: t('action.undo'),
        onPress: () => setTasks((all) => putBack(all, earlier, ids)),
      },
    })
  }
  const add = (title: string) => {
    if (!adding) return
    const id = Math.max(...tasks.map((task) => task.id), 0) + 1
    const task: Task = {
      id,
      title: { de: title, en: title },
      priority: 'middle',
      assignee: ME,
      bucket: adding,
    }
    setTasks((all) => [...all, task])
    setAdding(undefined)
    announce(title)
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { open: open.length, overdue })}
        actions={
          <>
            <SegmentedControl
              label={t('view.label')}
              value={view}
              onChange={setView}
              options={[
                { value: 'board', label: t('view.board'), icon: LayoutGrid },
                { value: 'list', label: t('view.list'), icon: List },
                { value: 'mine', label: t('view.mine'), icon: User },
              ]}
            />
            <Button variant="primary" icon={Plus} onPress={() => setAdding('open')}>
              {t('action.add')}
            </Button>
          </>
        }
      />
      <Stack>
        <TaskFilters
          tasks={tasks}
          value={filters}
          onChange={setFilters}
          resultCount={shown.length}
        />
        {state === 'loading' ? (
          <Skeleton lines={8} />
        ) : state === 'failed' ? (
          <StateScreen kind="error" title={t('failed.title')} />
        ) : tasks.length === 0 ? (
          <StateScreen kind="empty" title={t('empty.title')} detail={t('empty.detail')} />
        ) : view === 'board' ? (
          <TaskBoard tasks={shown} onMove={move} onPlace={place} onAdd={setAdding} />
        ) : (
          <TaskList tasks={shown} onMove={move} />
        )}
      </Stack>
      {adding && <AddTask bucket={adding} onAdd={add} onClose={() => setAdding(undefined)} />}
    </>
  )
}
