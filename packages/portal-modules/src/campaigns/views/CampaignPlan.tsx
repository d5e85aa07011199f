import {
  Button,
  Icon,
  Menu,
  MenuItem,
  MenuTrigger,
  StateScreen,
  TIMELINE_SCALES,
  TimelineView,
  type TimelineBar,
  type TimelineWindow,
} from '@atrium/design-system'
import { Group, MoveHorizontal, RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useMessages, useModuleHost, useSetParams } from '../../kit/index.ts'
import { groupings } from '../campaigns.logic.ts'
import type { PlannedChannel } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { useCampaignMenu, type CampaignAsks } from './CampaignMenu.tsx'
import { radarKey } from './deadline-bars.ts' // prettier-ignore
import { heatKey } from './budget-heat.ts'
import { PlanLegend } from './PlanLegend.tsx'
import { usePlanBars } from './usePlanBars.tsx'
import { usePlanDeadlines } from './usePlanDeadlines.tsx'
import { usePlanMoves } from './usePlanMoves.tsx'

/** The media plan: campaigns and their channels along a line of time, coloured by medium (T-22, D-03). */
export function CampaignPlan({ model, asks }: { model: CampaignsModel; asks: CampaignAsks }) {
  const { t } = useMessages(messages)
  const { now, params } = useModuleHost()
  const setParams = useSetParams()
  const { look, plan, today, open, openWeek } = model
  const { group } = look
  const { channels, rows, kinds, heat, groups, bars, dueOf, countOf } = usePlanBars(model)
  const menu = useCampaignMenu(model, asks)
  const deadlines = usePlanDeadlines(model)
  const [first] = useState((): TimelineWindow => ({
    center: /^\d{4}-\d\d-\d\d$/.test(params.at ?? '') ? params.at! : today,
    scale: TIMELINE_SCALES.find((scale) => scale === params.zoom) ?? 'month',
  }))
  // Its row says already what a channel is called; a week's count has little room.
  const isNamed = group === 'campaign'
  const write = useCallback(
    ({ key, label, icon }: TimelineBar) => {
      const text = countOf.get(key) ?? heat.amountOf.get(key) ?? (isNamed ? rows.budgetOf(Number(key)) : label) // prettier-ignore
      // What is approved with a condition: a state of its own (COCK-09).
      return icon ? (
        <>
          <Icon icon={icon} size={14} />
          <span>{text}</span>
        </>
      ) : (
        text
      )
    },
    [countOf, heat, isNamed, rows],
  )
  const campaignAt = (key: TimelineBar['key']) =>
    dueOf.get(`${key}`)?.campaign ?? rows.campaignOf(Number(key))
  const channelAt = (key: TimelineBar['key']) =>
    dueOf.get(`${key}`)?.channel ?? channels.find(({ id }) => id === Number(key))
  const moves = usePlanMoves(model, channelAt, campaignAt)
  const menuAt = (key: TimelineBar['key']) => {
    const campaign = campaignAt(key)
    const channel = channelAt(key)
    return (
      campaign && (
        <>
          {channel && deadlines.menuOf(channel, campaign)}
          {menu(campaign)}
        </>
      )
    )
  }
  const [form, setForm] = useState<'timeline' | 'list'>('timeline')
  const [fit, setFit] = useState<TimelineWindow>()
  const fitAll = () => {
    const span = spanOf(channels)
    if (span) setFit(span)
  }
  return (
    <>
      <TimelineView
        label={t('view.plan')}
        groups={groups}
        bars={bars}
        defaultView={first}
        view={fit}
        onViewChange={({ center, scale }) =>
          setParams({
            at: center === today ? undefined : center,
            zoom: scale === 'month' ? undefined : scale,
          })
        }
        onMoveBar={moves.onSpan}
        onResizeBar={moves.onSpan}
        snap="week"
        paper="a3-landscape"
        onAction={({ key, start, end }) => {
          const id = `${key}`
          if (id.startsWith(heatKey)) return setFit({ from: start, to: end ?? start })
          if (id.startsWith(radarKey)) return openWeek(id.slice(radarKey.length))
          const campaign = campaignAt(key)
          if (campaign) open(campaign)
        }}
        barActions={({ key }) => menuAt(key)}
        renderBar={write}
        form={form}
        onFormChange={setForm}
        now={now()}
        rowsTitle={t('plan.rows')}
        isLoading={plan?.state === 'loading'}
        error={
          plan?.state === 'failed' && (
            <PlanFailed reference={plan.error.reference} onRetry={plan.retry} />
          )
        }
        emptyState={
          <StateScreen kind="empty" title={t('plan.undated')} detail={t('plan.undatedDetail')} />
        }
        tools={
          <PlanTools
            model={model}
            // The list shows everything as it is.
            onFit={form === 'timeline' ? fitAll : undefined}
          />
        }
      />
      {deadlines.dialog}
      {moves.dialog}
      <PlanLegend kinds={kinds} />
    </>
  )
}

/** From the first day of all channels to the last; undefined: none has one. */
function spanOf(channels: readonly PlannedChannel[]): { from: string; to: string } | undefined {
  let from: string | undefined
  let to: string | undefined
  for (const { start, end } of channels) {
    const [a, b] = [start ?? end, end ?? start]
    if (a && (from === undefined || a < from)) from = a
    if (b && (to === undefined || b > to)) to = b
  }
  return from && to ? { from, to } : undefined
}

function PlanFailed({
  reference,
  onRetry,
}: {
  reference: string | undefined
  onRetry: () => void
}) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="error"
      title={t('plan.failed')}
      detail={t('failed.detail')}
      reference={reference}
      action={
        <Button icon={RotateCw} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

interface PlanToolsProps {
  model: Pick<CampaignsModel, 'look' | 'setLook'>
  /** Shows all channels; undefined: there is nothing to fit. */
  onFit: (() => void) | undefined
}

function PlanTools({ model, onFit }: PlanToolsProps) {
  const { t } = useMessages(messages)
  const { look, setLook } = model
  const { group } = look
  return (
    <>
      {onFit && (
        <Button size="compact" variant="quiet" icon={MoveHorizontal} onPress={onFit}>
          {t('plan.fit')}
        </Button>
      )}
      <MenuTrigger>
        <Button size="compact" icon={Group}>
          {t(`plan.by.${group}`)}
        </Button>
        <Menu
          aria-label={t('plan.group')}
          selectionMode="single"
          selectedKeys={[group]}
          onAction={(id) => setLook({ group: groupings.find((one) => one === id) ?? 'campaign' })}
        >
          {groupings.map((by) => (
            <MenuItem key={by} id={by}>
              {t(`plan.by.${by}`)}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </>
  )
}
