import { Banner, Button, KeepFocus, later, PageHeader } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { countOf } from '../timeline.logic.ts'
import type { TimelineItem } from '../timeline.port.ts'
import type { TimelineModel } from '../useTimeline.ts'
import { TimelineEmpty, TimelineFailed, TimelineLoading } from './TimelineStates.tsx'
import { TimelineList } from './TimelineList.tsx'
import { TimelineTools } from './TimelineTools.tsx'

// Readers never need it.
const ItemDialog = later(async () => (await import('./ItemDialog.tsx')).ItemDialog)

/** As wide as the list below it: what can be done stands at its edge. */
const Head = styled.div`
  @layer at.components {
    max-inline-size: 1120px;
  }
`

export interface TimelineViewProps {
  model: TimelineModel
  /** First-level heading; absent: the timeline’s own name. */
  title?: string
  /** What else can be done with all of it. */
  menu?: ReactNode
}

/** A timeline as it is seen: what is told, what of it is shown, and what may be done with it (TL-01). */
export function TimelineView({ model, title = '', menu }: TimelineViewProps) {
  const { t } = useMessages(messages)
  const [editing, setEditing] = useState<'new' | TimelineItem>()
  const [doomed, setDoomed] = useState<TimelineItem>()
  const { list, overview } = model
  const known = overview.state === 'ready' ? overview.data : undefined
  const isLoading = list.state === 'loading' || (list.state === 'ready' && overview.state === 'loading') // prettier-ignore
  const items = !isLoading && list.state === 'ready' ? list.data : undefined
  const add = known?.can.add && (
    <Button variant="primary" icon={Plus} onPress={() => setEditing('new')}>
      {t('action.add')}
    </Button>
  )
  const isEmpty = known !== undefined && countOf(known) === 0 && items?.items.length === 0
  return (
    <KeepFocus items="[data-item]">
      <Head>
        <PageHeader
          title={title || known?.name}
          subtitle={known?.description}
          actions={
            items &&
            !isEmpty && (
              <>
                {menu}
                {add}
              </>
            )
          }
        />
      </Head>
      {isLoading && <TimelineLoading />}
      {list.state === 'failed' && <TimelineFailed error={list.error} onRetry={list.retry} />}
      {list.state === 'ready' && list.refreshError && (
        <Banner tone="warn" action={<Button onPress={list.refresh}>{t('action.retry')}</Button>}>
          {t('refresh.failed')}
        </Banner>
      )}
      {model.isNamedGone && (
        <Banner tone="warn" onClose={model.leaveNamed}>
          {t('failed.item')}
        </Banner>
      )}
      {items && known && !isEmpty && <TimelineTools model={model} overview={known} />}
      {items &&
        (items.items.length === 0 ? (
          <TimelineEmpty
            model={model}
            add={
              add && (
                <>
                  {add}
                  {menu}
                </>
              )
            }
          />
        ) : (
          <TimelineList
            list={items}
            model={model}
            onEdit={setEditing}
            onRemove={(item) => (model.canUndoDelete ? model.remove(item) : setDoomed(item))}
          />
        ))}
      {editing && (
        <ItemDialog
          key={editing === 'new' ? editing : editing.id}
          model={model}
          item={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm', { title: doomed.title })}
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => model.remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </KeepFocus>
  )
}
