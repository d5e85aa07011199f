import {
  Banner,
  Button,
  KeepFocus,
  later,
  PageHeader,
  Skeleton,
  Stack,
  StateScreen,
} from '@atrium/design-system'
import { FilterX, Plus, Zap } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { OrderDraft } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { OrdersModel } from '../useOrders.ts'
import { KeptDraft } from './DraftBanner.tsx'
import { useListTitle } from './list-title.ts'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderStatistics } from './OrderStatistics.tsx'
import { OrderTable } from './OrderTable.tsx'
import { OrderTools, type OrderToolsProps } from './OrderTools.tsx'

export interface OrdersViewProps extends OrderToolsProps {
  /** A draft that was begun. */
  kept: OrderDraft | 'outdated' | undefined
  onDiscard: () => void
}

// Most people look at the list.
const OrderCalendar = later(async () => (await import('./OrderCalendar.tsx')).OrderCalendar)

/** All orders that the reader sees: figures, filters, table or cards (DO-03, T-50). */
export function OrdersView(props: OrdersViewProps) {
  const { model, onCreate, kept, onDiscard } = props
  const { t } = useMessages(messages)
  const title = useListTitle()
  const { result, all, isPartial } = model
  if (result.state === 'failed')
    return (
      <LoadFailure
        error={result.error}
        onRetry={result.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  const isLoading = result.state === 'loading'
  const isEmpty = !isLoading && all.length === 0
  // The module's own empty state has it; the host's has not.
  const isInEmpty = isEmpty && !model.extensions.empty
  return (
    <KeepFocus>
      <PageHeader
        title={title}
        subtitle={
          !isLoading &&
          (isPartial ? <Skeleton width="min(100%, 180px)" /> : t('subtitle', { count: all.length }))
        }
        isLoading={isLoading}
        areActionsLoading={isLoading}
        actions={
          <OrderTools
            model={model}
            onCreate={isInEmpty ? undefined : onCreate}
            onOpenBlocks={props.onOpenBlocks}
            onOpenBudgets={props.onOpenBudgets}
          />
        }
      />
      <Stack>
        {result.state === 'ready' && result.refreshError && (
          <Banner
            tone="warn"
            action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}
          >
            {t(isPartial ? 'refresh.partial' : 'refresh.failed')}
          </Banner>
        )}
        {kept && onCreate && <KeptDraft kept={kept} onResume={onCreate} onDiscard={onDiscard} />}
        {isEmpty ? (
          model.extensions.empty || <NoOrders onCreate={onCreate} />
        ) : (
          <Shown model={model} />
        )}
      </Stack>
    </KeepFocus>
  )
}

function NoOrders({ onCreate }: Pick<OrdersViewProps, 'onCreate'>) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={Zap}
      title={t('none.title')}
      detail={t('none.detail')}
      action={
        onCreate && (
          <Button variant="primary" icon={Plus} onPress={onCreate}>
            {t('action.new')}
          </Button>
        )
      }
    />
  )
}

function Shown({ model }: { model: OrdersModel }) {
  const { t } = useMessages(messages)
  const { look, shown, result, reset } = model
  const isLoading = result.state === 'loading'
  const nothing = (
    <StateScreen
      kind="empty"
      icon={FilterX}
      title={t('empty.title')}
      detail={t('empty.detail')}
      action={<Button onPress={reset}>{t('action.reset')}</Button>}
    />
  )
  return (
    <>
      <OrderFilters model={model} />
      <OrderStatistics statistics={model.statistics} isLoading={isLoading || model.isPartial} />
      {!isLoading && shown.length === 0 ? (
        nothing
      ) : look.view === 'cards' && !isLoading ? (
        <OrderBoard model={model} />
      ) : look.view === 'calendar' && !isLoading ? (
        <OrderCalendar model={model} />
      ) : (
        <OrderTable model={model} isLoading={isLoading} />
      )}
    </>
  )
}
