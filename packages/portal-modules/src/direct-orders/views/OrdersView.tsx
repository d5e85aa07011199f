import {
  Banner,
  Button,
  IconButton,
  KeepFocus,
  later,
  Menu,
  MenuItem,
  MenuTrigger,
  PageHeader,
  SegmentedControl,
  Skeleton,
  Stack,
  StateScreen,
} from '@atrium/design-system'
import {
  Blocks,
  CalendarDays,
  Download,
  FileSpreadsheet,
  FilterX,
  Gauge,
  Kanban,
  List,
  Plus,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { SavedViews } from '../../kit/saved-views/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import type { OrderDraft } from '../draft.logic.ts'
import { views, type View } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { useExport } from '../useExport.ts'
import type { OrdersModel } from '../useOrders.ts'
import { KeptDraft } from './DraftBanner.tsx'
import { useListTitle } from './list-title.ts'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderStatistics } from './OrderStatistics.tsx'
import { OrderTable } from './OrderTable.tsx'

export interface OrdersViewProps {
  model: OrdersModel
  /** Undefined: the reader places no orders. */
  onCreate: (() => void) | undefined
  /** Undefined: the reader does not look after building blocks. */
  onOpenBlocks: (() => void) | undefined
  /** Undefined: regions have no yearly budgets. */
  onOpenBudgets: (() => void) | undefined
  /** A draft that was begun. */
  kept: OrderDraft | 'outdated' | undefined
  onDiscard: () => void
}

// Most people look at the list.
const OrderCalendar = later(async () => (await import('./OrderCalendar.tsx')).OrderCalendar)

const icons = { list: List, cards: Kanban, calendar: CalendarDays }

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
          <HeaderTools
            model={model}
            onCreate={isEmpty ? undefined : onCreate}
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
        {isEmpty ? <NoOrders onCreate={onCreate} /> : <Shown model={model} />}
      </Stack>
    </KeepFocus>
  )
}

function HeaderTools({
  model,
  onCreate,
  onOpenBlocks,
  onOpenBudgets,
}: Pick<OrdersViewProps, 'model' | 'onCreate' | 'onOpenBlocks' | 'onOpenBudgets'>) {
  const { t } = useMessages(messages)
  const isNarrow = useMedia('(max-width: 760px)')
  // Words for all of them would not fit in one line, and what comes last would move what is there.
  const isCompact = useMedia('(max-width: 1600px)')
  const save = useExport()
  const { shown, look, setLook, all, isPartial } = model
  const hasExport = shown.length > 0 && !isPartial
  const what = t('export.what', { count: shown.length })
  return (
    <>
      {(all.length > 0 || model.result.state === 'loading') && (
        <>
          {model.views && <SavedViews views={model.views} isNarrow={isNarrow} />}
          <SegmentedControl
            label={t('view.label')}
            // For who looks after building blocks as well there is one place more.
            isIconOnly={isNarrow || (isCompact && onOpenBlocks !== undefined)}
            value={look.view}
            onChange={(view: View) => setLook({ view })}
            options={views.map((value) => ({
              value,
              label: t(`view.${value}`),
              icon: icons[value],
            }))}
          />
          <MenuTrigger>
            {isNarrow ? (
              <IconButton icon={Download} label={t('action.export')} isDisabled={!hasExport} />
            ) : (
              <Button icon={Download} isDisabled={!hasExport}>
                {t('action.export')}
              </Button>
            )}
            <Menu aria-label={t('action.export')}>
              <MenuItem
                icon={FileSpreadsheet}
                description={what}
                textValue={t('export.xlsx')}
                onAction={() => save('xlsx', shown)}
              >
                {t('export.xlsx')}
              </MenuItem>
              <MenuItem
                icon={Download}
                description={what}
                textValue={t('export.csv')}
                onAction={() => save('csv', shown)}
              >
                {t('export.csv')}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </>
      )}
      <Place
        icon={Gauge}
        label={t('budgets.title')}
        isCompact={isCompact}
        onPress={onOpenBudgets}
      />
      <Place
        icon={Blocks}
        label={t('action.blocks')}
        isCompact={isCompact}
        onPress={onOpenBlocks}
      />
      {onCreate && (
        <Button variant="primary" icon={Plus} onPress={onCreate}>
          {t('action.new')}
        </Button>
      )}
    </>
  )
}

interface PlaceProps {
  icon: LucideIcon
  label: string
  isCompact: boolean
  /** Undefined: the reader has no such place. */
  onPress: (() => void) | undefined
}

/** Leads to what belongs to the orders: by its word where there is room, else by its picture. */
function Place({ icon, label, isCompact, onPress }: PlaceProps) {
  if (!onPress) return null
  if (isCompact) return <IconButton icon={icon} label={label} onPress={onPress} />
  return (
    <Button icon={icon} onPress={onPress}>
      {label}
    </Button>
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
