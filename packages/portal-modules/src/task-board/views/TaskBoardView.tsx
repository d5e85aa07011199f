import { Banner, Button, IconButton, KeepFocus, Menu, MenuItem, MenuTrigger, PageHeader, SegmentedControl, Stack, useShortcuts } from '@atrium/design-system' // prettier-ignore
import { Columns3, Ellipsis, LayoutGrid, List, Plus, User } from 'lucide-react'
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ToolbarActions } from '../../kit/extensions/index.ts'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { prewarmModule } from '../../kit/module-host/prewarm-module.tsx'
import { useMedia } from '../../kit/useMedia.ts'
import { messages } from '../messages/index.ts'
import { samplePort } from '../sample-port.ts'
import { counted } from '../task-board.logic.ts'
import { views, type View } from '../task-board.look.ts'
import type { Bucket, Task, TaskList } from '../task-board.port.ts'
import { useTaskBoard, type TaskBoardModel } from '../useTaskBoard.ts'
import { BucketDialog } from './BucketDialog.tsx'
import { BulkBar } from './BulkBar.tsx'
import { idOfKey, TaskColumns } from './TaskColumns.tsx'
import { Content } from './TaskCard.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskFilters } from './TaskFilters.tsx'
import { NoBuckets, NothingFits, TasksFailed, TasksLoading } from './TaskStates.tsx'
import { TaskTable } from './TaskTable.tsx'

export interface TaskBoardViewProps {
  model: TaskBoardModel
  /** Heading of the page; absent: the list’s own name, which is in one language. */
  title?: string
}

const icons = { board: LayoutGrid, list: List, mine: User }
/** So narrow that the words of the views do not fit beside the button. */
const narrow = '(max-width: 560px)'
/** A list of tasks as it is seen; everything it knows comes with its model (TASK-01). */
export function TaskBoardView({ model, title }: TaskBoardViewProps) {
  const { t } = useMessages(messages)
  const { result } = model
  useShortcuts(
    model.look.view === 'board'
      ? {
          title: t('keys.title'),
          shortcuts: [
            { keys: 'Enter', label: t('keys.open') },
            { keys: 'Space', label: t('keys.lift') },
            { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], label: t('keys.move') },
            { keys: 'Escape', label: t('keys.cancel') },
          ],
        }
      : undefined,
  )
  const list = result.state === 'ready' ? result.data : undefined
  const [bucket, setBucket] = useState<'add' | Bucket>()
  const addOne = useCallback(() => setBucket('add'), [])
  const addBucket = list?.can.addBuckets ? addOne : undefined
  return (
    <KeepFocus>
      <Head
        name={title ?? list?.name}
        tasks={list?.tasks}
        isLoading={result.state === 'loading'}
        today={model.today}
        view={model.look.view}
        setLook={model.setLook}
        isSomebody={model.me !== undefined}
        onAdd={model.create}
        onAddBucket={addBucket}
        toolbar={model.extensions.toolbar}
        shown={model.shown}
      />
      {result.state === 'loading' && <TasksLoading />}
      {result.state === 'failed' && <TasksFailed error={result.error} onRetry={result.retry} />}
      {result.state === 'ready' && (
        <Stack>
          {result.refreshError && (
            <Banner
              tone="warn"
              action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}
            >
              {t('refresh.failed')}
            </Banner>
          )}
          {result.data.buckets.length === 0 ? (
            (model.extensions.empty ?? <NoBuckets onAdd={addBucket} />)
          ) : (
            <Shown model={model} list={result.data} onEditBucket={setBucket} />
          )}
        </Stack>
      )}
      {list && (
        <>
          <OpenedTask model={model} list={list} />
          {model.isCreating && (
            <TaskDialog model={model} list={list} task={undefined} onClose={model.close} />
          )}
          {bucket && (
            <BucketDialog
              commands={model.commands}
              bucket={bucket === 'add' ? undefined : bucket}
              hasLimit={model.hasLimits}
              onClose={() => setBucket(undefined)}
            />
          )}
        </>
      )}
    </KeepFocus>
  )
}

/** The task that the address names; it stays open when somebody else deletes it meanwhile. */
function OpenedTask({ model, list }: { model: TaskBoardModel; list: TaskList }) {
  const { opened, close } = model
  return (
    opened && <TaskDialog key={opened.id} model={model} list={list} task={opened} onClose={close} />
  )
}

interface HeadProps extends HeaderToolsProps {
  name: string | undefined
  /** Undefined: not there yet. */
  tasks: readonly Task[] | undefined
  isLoading: boolean
  today: string
}

/** What the list is called, and how much of it is open; a moved task changes neither. */
function Head({ name, tasks, isLoading, today, ...tools }: HeadProps) {
  const { open, overdue } = useMemo(() => counted(tasks ?? [], today), [tasks, today])
  return (
    <HeadLine {...tools} {...{ name, isLoading, open, overdue }} isThere={tasks !== undefined} />
  )
}

interface HeadLineProps extends HeaderToolsProps {
  name: string | undefined
  isLoading: boolean
  isThere: boolean
  open: number
  overdue: number
}

const HeadLine = memo(function HeadLine(props: HeadLineProps) {
  const { name, isLoading, isThere, open, overdue, ...tools } = props
  const { t } = useMessages(messages)
  return (
    <PageHeader
      title={name ?? t('title')}
      subtitle={isThere && t('subtitle', { open, overdue })}
      isLoading={isLoading && name === undefined}
      actions={isThere && <HeaderTools {...tools} />}
    />
  )
})

interface HeaderToolsProps extends Pick<TaskBoardModel, 'setLook' | 'shown'> {
  view: View
  /** It is known who looks, so there are tasks of one's own. */
  isSomebody: boolean
  onAdd: (() => void) | undefined
  onAddBucket: (() => void) | undefined
  toolbar: TaskBoardModel['extensions']['toolbar']
}

function HeaderTools(props: HeaderToolsProps) {
  const { view: chosen, setLook, shown, isSomebody, onAdd, onAddBucket, toolbar } = props
  const { t } = useMessages(messages)
  const isNarrow = useMedia(narrow)
  const known = isSomebody ? views : views.filter((view) => view !== 'mine')
  return (
    <>
      <SegmentedControl
        label={t('view.label')}
        isIconOnly={isNarrow}
        value={chosen}
        onChange={(view: View) => setLook({ view })}
        options={known.map((value) => ({ value, label: t(`view.${value}`), icon: icons[value] }))}
      />
      {onAddBucket && (
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={t('action.more')} />
          <Menu aria-label={t('action.more')}>
            <MenuItem icon={Columns3} onAction={onAddBucket}>
              {t('bucket.add')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
      <ToolbarActions actions={toolbar} records={shown} />
      {onAdd && (
        <Button variant="primary" icon={Plus} onPress={onAdd}>
          {t('action.add')}
        </Button>
      )}
    </>
  )
}

const none: ReadonlySet<string | number> = new Set()

function Shown({
  model,
  list,
  onEditBucket,
}: {
  model: TaskBoardModel
  list: TaskList
  onEditBucket: (bucket: Bucket) => void
}) {
  const { t } = useMessages(messages)
  const { extensions, look, shown } = model
  const [selected, setSelected] = useState(none)
  const [doomed, setDoomed] = useState<readonly Task[]>()
  const isBoard = look.view === 'board'
  // What a filter hides is not acted on.
  const chosen = useMemo(() => {
    if (selected.size === 0) return []
    const ids = new Set([...selected].map(idOfKey))
    return shown.filter(({ id }) => ids.has(id))
  }, [shown, selected])
  // Cards and rows have keys of their own.
  const way = `${look.view} ${look.by}`
  const [lastWay, setLastWay] = useState(way)
  if (way !== lastWay) {
    setLastWay(way)
    setSelected(none)
  }
  const { canUndoDelete, commands } = model
  const remove = useMemo(
    () => (tasks: readonly Task[]) => (canUndoDelete ? commands.remove(tasks) : setDoomed(tasks)),
    [canUndoDelete, commands],
  )
  const common = { model, list, selected, onSelect: setSelected, onRemove: remove }
  const isEmpty = shown.length === 0 && (model.isNarrowed || look.view !== 'board')
  return (
    <>
      {list.tasks.length > 0 && <TaskFilters model={model} list={list} />}
      {list.tasks.length === 0 && !isBoard && extensions.empty ? (
        extensions.empty
      ) : isEmpty ? (
        <NothingFits model={model} />
      ) : isBoard ? (
        <TaskColumns {...common} onEditBucket={onEditBucket} />
      ) : (
        <TaskTable {...common} />
      )}
      <BulkBar
        model={model}
        list={list}
        chosen={chosen}
        onClear={() => setSelected(none)}
        onRemove={remove}
      />
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm', { count: doomed.length, name: doomed[0]!.title })}
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => commands.remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}

/** A board on which a task is moved as soon as it is there. */
function SampleBoard() {
  const model = useTaskBoard(samplePort, { listId: 0 })
  const isThere = model.result.state === 'ready'
  const move = useEffectEvent(() => void model.commands.place([1], 2))
  useEffect(() => {
    if (isThere) move()
  }, [isThere])
  return <TaskBoardView model={model} />
}
prewarmModule(Content, () => <SampleBoard />)
