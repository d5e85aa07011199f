import {
  Banner,
  Button,
  IconButton,
  KeepFocus,
  Menu,
  MenuItem,
  MenuTrigger,
  PageHeader,
  SegmentedControl,
  Skeleton,
  Stack,
  Tabs,
} from '@atrium/design-system'
import {
  CalendarDays,
  CalendarPlus,
  ChartNoAxesGantt,
  Download,
  FileSpreadsheet,
  LayoutGrid,
  List,
  Plus,
} from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { campaignWords, phases } from '../../kit/campaigns/index.ts'
import { ToolbarActions } from '../../kit/extensions/index.ts'
import { useMessages, type QueryResult } from '../../kit/index.ts'
import { SavedViews } from '../../kit/saved-views/index.ts'
import { isInTime, views, type View } from '../campaigns.logic.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { CampaignAudienceDialog } from './CampaignAudienceDialog.tsx'
import { CampaignBoard } from './CampaignBoard.tsx'
import { CampaignCalendar } from './CampaignCalendar.tsx'
import { CampaignFilters, useFilters } from './CampaignFilters.tsx'
import { CampaignPlan } from './CampaignPlan.tsx'
import {
  CampaignsFailed,
  CampaignsLoading,
  NoCampaigns,
  NothingFits,
  NothingInSight,
} from './CampaignStates.tsx'
import { CampaignTable } from './CampaignTable.tsx'
import { DeadlineBar } from './DeadlineBar.tsx'
import { DeletedCampaigns } from './DeletedCampaigns.tsx'
import { EditCampaignDialog } from './EditCampaignDialog.tsx'
import { NewCampaignDialog } from './NewCampaignDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { SubscribeDialog } from './SubscribeDialog.tsx'
import { useNarrow } from './useNarrow.ts'

export interface CampaignsViewProps {
  model: CampaignsModel
  /** Heading of the page. */
  title?: string
}

const icons = { board: LayoutGrid, list: List, calendar: CalendarDays, plan: ChartNoAxesGantt }

/** The campaign status as it is seen; everything it knows comes with its model (CAMP-01, CAMP-03). */
export function CampaignsView({ model, title }: CampaignsViewProps) {
  const { t } = useMessages(messages)
  const { result, plan, all, isPartial, look, orders, waiting, extensions } = model
  const isReady = result.state === 'ready'
  const stale = staleIn(result, plan)
  const [draft, setDraft] = useState<{ source?: Campaign }>()
  const begin = model.creation && (() => setDraft({}))
  const copy = useCallback((source: Campaign) => setDraft({ source }), [])
  const refresh = () => stale.forEach((one) => one.refresh())
  // Whoever sees orders has a calendar, with campaigns or without.
  const hasViews = all.length > 0 || orders.isOffered
  return (
    <KeepFocus>
      <PageHeader
        title={title ?? t('title')}
        subtitle={
          isReady &&
          (isPartial ? (
            <Skeleton width="min(100%, 240px)" />
          ) : (
            t('subtitle', { count: all.length, waiting })
          ))
        }
        isLoading={result.state === 'loading'}
        areActionsLoading={result.state === 'loading'}
        actions={
          isReady &&
          (hasViews ? (
            <HeaderTools model={model} onCreate={begin} />
          ) : (
            <>
              <ToolbarActions actions={extensions.toolbar} records={model.shown} />
              {/* The module's own empty state has it; the host's has not. */}
              {extensions.empty && <NewButton onCreate={begin} />}
            </>
          ))
        }
      />
      {result.state === 'loading' && <CampaignsLoading />}
      {result.state === 'failed' && <CampaignsFailed error={result.error} onRetry={result.retry} />}
      {isReady && (
        <Stack>
          {stale.length > 0 && (
            <Banner tone="warn" action={<Button onPress={refresh}>{t('action.retry')}</Button>}>
              {t(isPartial ? 'refresh.partial' : 'refresh.failed')}
            </Banner>
          )}
          {look.view === 'calendar' && orders.hasFailed && (
            <Banner
              tone="warn"
              action={<Button onPress={orders.refresh}>{t('action.retry')}</Button>}
            >
              {t('orders.failed')}
            </Banner>
          )}
          {all.length === 0 && !(look.view === 'calendar' && orders.isOffered) ? (
            extensions.empty || <NoCampaigns onCreate={begin} />
          ) : (
            <Shown model={model} onCopy={copy} />
          )}
          {model.keeping && (all.length === 0 || !isInTime(model.look.view)) && (
            <DeletedCampaigns model={model.keeping} />
          )}
        </Stack>
      )}
      {draft && model.creation && (
        <NewCampaignDialog
          creation={model.creation}
          campaigns={all}
          source={draft.source}
          today={model.today}
          onClose={() => setDraft(undefined)}
        />
      )}
    </KeepFocus>
  )
}

/** What is shown may be old, or is not all. */
const staleIn = (...results: (QueryResult<unknown> | undefined)[]) =>
  results.flatMap((result) => (result?.state === 'ready' && result.refreshError ? [result] : []))

interface HeaderToolsProps {
  model: CampaignsModel
  /** Asks for a new campaign; undefined: the reader makes none. */
  onCreate: (() => void) | undefined
}

function HeaderTools({ model, onCreate }: HeaderToolsProps) {
  const { t } = useMessages(messages)
  const { isPartial, look, plan, setLook, shown, exportPlan } = model
  const hasExport = shown.length > 0 && !isPartial
  const known = plan ? views : views.filter((view) => view !== 'plan')
  const isNarrow = useNarrow()
  const what = t('export.what', { count: shown.length })
  const [isSubscribing, setSubscribing] = useState(false)
  return (
    <>
      <SegmentedControl
        label={t('view.label')}
        isIconOnly={isNarrow}
        value={look.view}
        onChange={(view: View) => setLook({ view })}
        options={known.map((value) => ({ value, label: t(`view.${value}`), icon: icons[value] }))}
      />
      {model.views && <SavedViews views={model.views} isNarrow={isNarrow} />}
      <MenuTrigger>
        {/* The words of all of them find no room beside the heading. */}
        {isNarrow || onCreate ? (
          <IconButton icon={Download} label={t('export.menu')} isDisabled={!hasExport} />
        ) : (
          <Button icon={Download} isDisabled={!hasExport}>
            {t('export.menu')}
          </Button>
        )}
        <Menu aria-label={t('export.menu')}>
          <MenuItem
            icon={FileSpreadsheet}
            description={what}
            textValue={t('export.xlsx')}
            onAction={() => model.exportAs('xlsx', shown)}
          >
            {t('export.xlsx')}
          </MenuItem>
          <MenuItem
            icon={Download}
            description={what}
            textValue={t('export.csv')}
            onAction={() => model.exportAs('csv', shown)}
          >
            {t('export.csv')}
          </MenuItem>
          {exportPlan &&
            (['xlsx', 'csv'] as const).map((format) => (
              <MenuItem
                key={format}
                icon={ChartNoAxesGantt}
                description={t('plan.what')}
                textValue={t(`plan.${format}`)}
                onAction={() => void exportPlan(format, shown)}
              >
                {t(`plan.${format}`)}
              </MenuItem>
            ))}
          {model.calendar && (
            <MenuItem
              icon={CalendarPlus}
              description={t('subscribe.what')}
              textValue={t('subscribe.menu')}
              onAction={() => setSubscribing(true)}
            >
              {t('subscribe.menu')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <ToolbarActions actions={model.extensions.toolbar} records={shown} isPartial={isPartial} />
      <NewButton onCreate={onCreate} />
      {isSubscribing && model.calendar && (
        <SubscribeDialog port={model.calendar} onClose={() => setSubscribing(false)} />
      )}
    </>
  )
}

function NewButton({ onCreate }: Pick<HeaderToolsProps, 'onCreate'>) {
  const { t } = useMessages(messages)
  const isNarrow = useNarrow()
  if (!onCreate) return null
  return (
    <Button
      variant="primary"
      icon={Plus}
      onPress={onCreate}
      aria-label={isNarrow ? t('new.shortLabel') : undefined}
    >
      {t(isNarrow ? 'new.short' : 'new.action')}
    </Button>
  )
}

interface ShownProps {
  model: CampaignsModel
  onCopy: (campaign: Campaign) => void
}

function Shown({ model, onCopy }: ShownProps) {
  const { t } = useMessages(messages)
  const { t: word } = useMessages(campaignWords)
  const { counts, isComing, isPartial, look, setLook, shown } = model
  const filters = useFilters(model)
  const [releasing, setReleasing] = useState<Campaign>()
  const [approving, setApproving] = useState<readonly Campaign[]>()
  const [editing, setEditing] = useState<Campaign>()
  const [showing, setShowing] = useState<Campaign>()
  const asks = useMemo(
    () => ({
      release: setReleasing,
      approve: setApproving,
      copy: onCopy,
      edit: setEditing,
      audience: setShowing,
    }),
    [onCopy],
  )
  const present = ({ id }: Campaign) => model.all.find((one) => one.id === id)
  const { view } = look
  // Whether orders stand in the months in sight or in others: the calendar is how one gets to those.
  const hasOrders = view === 'calendar' && look.hasOrders && model.orders.isOffered
  return (
    <>
      {!isInTime(view) && (
        <Tabs
          label={t('tab.label')}
          selectedKey={look.tab}
          onChange={(tab) => setLook({ tab })}
          items={phases.map((id) => ({
            id,
            label: word(`phase.${id}`),
            count: isPartial && id === 'done' ? undefined : counts[id],
          }))}
        />
      )}
      <CampaignFilters model={model} filters={filters} />
      {isInTime(view) && <DeadlineBar model={model} />}
      {shown.length === 0 && hasOrders && !isComing && <NothingInSight model={model} />}
      {shown.length === 0 && !hasOrders ? (
        isComing ? (
          <CampaignsLoading />
        ) : (
          // What did not come may fit: the page says so above.
          !isPartial && <NothingFits model={model} filters={filters} />
        )
      ) : view === 'board' ? (
        <CampaignBoard model={model} asks={asks} />
      ) : view === 'list' ? (
        <CampaignTable model={model} asks={asks} />
      ) : view === 'calendar' ? (
        <CampaignCalendar model={model} asks={asks} />
      ) : (
        <CampaignPlan model={model} asks={asks} />
      )}
      {approving && model.approvals && (
        <ApproveDialog
          port={model.approvals}
          campaigns={approving}
          onClose={() => setApproving(undefined)}
        />
      )}
      {editing && model.keeping && (
        <EditCampaignDialog
          campaign={present(editing) ?? editing}
          model={model.keeping}
          currencies={model.creation?.choices.currencies ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
      {showing && model.keeping && (
        <CampaignAudienceDialog
          campaign={showing}
          model={model.keeping}
          onClose={() => setShowing(undefined)}
        />
      )}
      {releasing && (
        <ReleaseDialog model={model} campaign={releasing} onClose={() => setReleasing(undefined)} />
      )}
    </>
  )
}
