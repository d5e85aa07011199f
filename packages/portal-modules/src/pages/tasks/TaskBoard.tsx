import { Badge, IconButton } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { SCROLLS } from '../scrolls.ts'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { TaskCard, type TaskActionsProps } from './TaskCard.tsx'
import { BUCKETS, type Bucket, type Task } from './tasks.data.ts'

const Columns = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(4, minmax(232px, 1fr));
    gap: 14px;
    margin-inline: calc(var(--at-sheet-inline) * -1);
    padding-inline: var(--at-sheet-inline);
    padding-block-end: 8px;
    overflow-x: auto;
    scroll-padding-inline: var(--at-sheet-inline);
    scroll-snap-type: x proximity;

    @media (max-width: 767px) {
      grid-template-columns: repeat(4, min(84%, 320px));
      margin-inline: -16px;
      padding-inline: 16px;
      scroll-padding-inline: 16px;
      scroll-snap-type: x mandatory;
    }
    @media print {
      display: block;
    }
  }
`

const Column = styled.section`
  @layer at.components {
    --at-ground: var(--at-sunken);
    scroll-snap-align: start;
    min-block-size: 420px;
    padding: 8px 10px 10px;
    border-radius: var(--at-radius-l);
    background: var(--at-sunken);

    header {
      display: flex;
      align-items: center;
      gap: 8px;
      min-block-size: 32px;
      margin-block-end: 6px;
      padding-inline-start: 6px;
    }
    h2 {
      margin: 0;
      font: 620 var(--at-font-m) / 20px var(--at-font-body);
    }
    header > :last-child {
      margin-inline-start: auto;
    }
    > ul {
      display: grid;
      gap: 10px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    p.at-none {
      margin: 0;
      padding: 20px 12px;
      border: 1px dashed var(--at-line-strong);
      border-radius: 12px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      text-align: center;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`

export interface TaskBoardProps extends Pick<TaskActionsProps, 'onMove'> {
  tasks: readonly Task[]
  onAdd: (bucket: Bucket) => void
}

/** The tasks by bucket, side by side; on a phone one after the other. */
export function TaskBoard({ tasks, onMove, onAdd }: TaskBoardProps) {
  const { t } = useMessages(tasksMessages)
  return (
    <Columns {...SCROLLS} aria-label={t('view.board')}>
      {BUCKETS.map((bucket) => (
        <BucketColumn
          key={bucket}
          bucket={bucket}
          tasks={tasks.filter((task) => task.bucket === bucket)}
          onMove={onMove}
          onAdd={onAdd}
        />
      ))}
    </Columns>
  )
}

function BucketColumn({ bucket, tasks, onMove, onAdd }: TaskBoardProps & { bucket: Bucket }) {
  const { t } = useMessages(tasksMessages)
  const headingId = useId()
  const name = t(`bucket.${bucket}`)
  return (
    <Column aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{name}</h2>
        <Badge count={tasks.length} />
        <IconButton
          icon={Plus}
          size="compact"
          label={t('action.addTo', { bucket: name })}
          onPress={() => onAdd(bucket)}
        />
      </header>
      {tasks.length === 0 ? (
        <p className="at-none">{t('bucket.empty')}</p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskCard task={task} onMove={onMove} />
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}
