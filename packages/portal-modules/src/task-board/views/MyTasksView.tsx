import { Banner, Button, Card, Icon, IconButton, KeepFocus, ListRow, ListRows, PageHeader, Skeleton, StateScreen } from '@atrium/design-system' // prettier-ignore
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { OwnTask } from '../task-board.port.ts'
import type { MyTasksModel } from '../useMyTasks.ts'
import { TasksFailed } from './TaskStates.tsx'
import { DueDate, priorityIcon, priorityWord } from './words.tsx'

const Groups = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;

    .at-group > h2,
    .at-group > h3 {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      margin: 0 0 var(--at-space-2);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      letter-spacing: normal;
    }
    .at-group[data-at-overdue] > :first-child {
      color: var(--at-bad-text);
    }
    .at-count {
      color: var(--at-text-2);
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
    .at-mark {
      display: grid;
      place-items: center;
      inline-size: 30px;
      color: var(--at-text-2);
    }
    .at-mark[data-at-priority='urgent'] {
      color: var(--at-bad-text);
    }
    .at-mark[data-at-priority='high'] {
      color: var(--at-warn-text);
    }
  }
`

export interface MyTasksViewProps {
  model: MyTasksModel
  /** Under the heading of a drawer; default a page with its own. */
  isInDrawer?: boolean | undefined
}

/** One's own tasks on all boards: what is late first, done with one press (T-55). */
export function MyTasksView({ model, isInDrawer = false }: MyTasksViewProps) {
  const { t } = useMessages(messages)
  const { result, groups, count, overdue } = model
  const isReady = result.state === 'ready'
  const Heading = isInDrawer ? 'h3' : 'h2'
  return (
    <KeepFocus>
      {!isInDrawer && (
        <PageHeader
          title={t('mine.title')}
          subtitle={isReady ? t('subtitle', { open: count, overdue }) : undefined}
        />
      )}
      {result.state === 'loading' && (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={6} height="40px" />
        </section>
      )}
      {result.state === 'failed' && <TasksFailed error={result.error} onRetry={result.retry} />}
      {isReady && (
        <Groups>
          {result.refreshError && (
            <Banner
              tone="warn"
              action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}
            >
              {t('refresh.failed')}
            </Banner>
          )}
          {groups.length === 0 && (
            <StateScreen
              kind="empty"
              icon={CircleCheck}
              headingLevel={isInDrawer ? 3 : 2}
              title={t('none.title')}
              detail={t('none.detail')}
            />
          )}
          {groups.map(({ due, tasks }) => (
            <section
              key={due}
              className="at-group"
              aria-label={t(`due.${due}`)}
              data-at-overdue={due === 'overdue' || undefined}
            >
              <Heading>
                {t(`due.${due}`)} <span className="at-count">{tasks.length}</span>
              </Heading>
              <Card>
                <ListRows aria-label={t(`due.${due}`)}>
                  {tasks.map((task) => (
                    <Row key={task.id} task={task} model={model} />
                  ))}
                </ListRows>
              </Card>
            </section>
          ))}
        </Groups>
      )}
    </KeepFocus>
  )
}

function Row({ task, model }: { task: OwnTask; model: MyTasksModel }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { title, priority, bucketName, url, tags } = task
  return (
    <ListRow
      mark={
        <span className="at-mark" data-at-priority={priority} title={priorityWord(tools, priority)}>
          <Icon icon={priorityIcon(priority)} label={priorityWord(tools, priority)} />
        </span>
      }
      title={title}
      subtitle={[bucketName, ...tags].join(' · ')}
      meta={<DueDate task={task} today={model.today} />}
      href={url ?? undefined}
      onPress={url === null ? undefined : () => model.open(task)}
      actions={
        task.can.edit && (
          <IconButton
            icon={CircleCheck}
            size="compact"
            label={t('mine.finish', { name: title })}
            onPress={() => model.finish(task)}
          />
        )
      }
    />
  )
}
