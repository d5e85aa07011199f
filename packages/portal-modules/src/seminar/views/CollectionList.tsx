import { Banner, Button, PageHeader, SegmentedControl } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { kindFilters, stateFilters } from '../seminar.logic.ts'
import type { Seminar } from '../seminar.port.ts'
import type { SeminarsModel } from '../useSeminars.ts'
import { SeminarCards } from './SeminarCards.tsx'
import { NothingLeft, SeminarsEmpty, SeminarsFailed, SeminarsLoading } from './SeminarStates.tsx'

const Tools = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-2) var(--at-space-4);
    margin-block-end: var(--at-space-5);
  }
`

export interface CollectionListProps {
  model: SeminarsModel
  title: string | undefined
  onNew: () => void
  menuOf: (seminar: Seminar) => ReactNode
  /** The seminar that was open before: its card gets the focus. */
  returnTo: number | undefined
}

/** The seminars of a collection with their filters. */
export function CollectionList({ model, title, onNew, menuOf, returnTo }: CollectionListProps) {
  const { t } = useMessages(messages)
  const { collection, filter, counts, shown } = model
  const ready = collection.state === 'ready' ? collection.data : undefined
  const add = ready?.can.add && (
    <Button variant="primary" icon={Plus} onPress={onNew}>
      {t('action.new')}
    </Button>
  )
  const hasFilter = filter.state !== 'all' || filter.kind !== 'all'
  return (
    <>
      <PageHeader
        title={title || ready?.name}
        subtitle={ready?.description}
        actions={ready && ready.seminars.length > 0 && add}
      />
      {collection.state === 'loading' && <SeminarsLoading />}
      {collection.state === 'failed' && (
        <SeminarsFailed error={collection.error} onRetry={collection.retry} />
      )}
      {collection.state === 'ready' && collection.refreshError && (
        <Banner
          tone="warn"
          action={<Button onPress={collection.refresh}>{t('action.retry')}</Button>}
        >
          {t('refresh.failed')}
        </Banner>
      )}
      {ready?.seminars.length === 0 && <SeminarsEmpty action={add} />}
      {ready && ready.seminars.length > 0 && (
        <>
          <Tools data-at-filters>
            <SegmentedControl
              label={t('filter.state')}
              value={filter.state}
              onChange={(state) => model.setFilter({ state })}
              options={stateFilters.map((value) => ({
                value,
                label: t(`filter.state.${value}`, { count: counts[value] }),
              }))}
            />
            <SegmentedControl
              label={t('filter.kind')}
              value={filter.kind}
              onChange={(kind) => model.setFilter({ kind })}
              options={kindFilters.map((value) => ({
                value,
                label: t(`filter.kind.${value}`),
              }))}
            />
          </Tools>
          {shown.length === 0 ? (
            <NothingLeft
              isDoneAll={
                counts.open === 0 && (filter.state === 'open' || filter.state === 'overdue')
              }
              onClear={() => model.setFilter({ state: 'all', kind: 'all' })}
            />
          ) : (
            <SeminarCards
              key={hasFilter ? 'filtered' : 'all'}
              label={title || ready.name}
              seminars={shown}
              onOpen={model.open}
              menuOf={menuOf}
              returnTo={returnTo}
            />
          )}
        </>
      )}
    </>
  )
}
