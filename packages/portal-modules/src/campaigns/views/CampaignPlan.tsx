import {
  Button,
  Icon,
  Menu,
  MenuItem,
  MenuTrigger,
  StateScreen,
  TIMELINE_SCALES,
  TimelineView,
  useMediaWords,
  type TimelineBar,
  type TimelineWindow,
} from '@atrium/design-system'
import { Group, MoveHorizontal, RotateCw } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { budgetWords, campaignWords, formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages, useModuleHost, useSetParams } from '../../kit/index.ts'
import { groupings } from '../campaigns.logic.ts'
import type { PlannedChannel } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { currentFirst } from '../plan.logic.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { useCampaignMenu, type CampaignAsks } from './CampaignMenu.tsx'
import { deadlineKey, deadlineMarks, deadlineRadar, deadlinesOf, radarKey } from './deadline-bars.ts' // prettier-ignore
import { useDeadlineWords } from './DeadlineBar.tsx'
import { budgetHeat, heatKey, type HeatWords } from './budget-heat.ts'
import { PlanLegend } from './PlanLegend.tsx'
import { planRows, type PlanWords } from './plan-rows.tsx'
import { usePlanDeadlines } from './usePlanDeadlines.tsx'
import { usePlanMoves } from './usePlanMoves.tsx'

const nothing: readonly PlannedChannel[] = []

/** The media plan: campaigns and their channels along a line of time, coloured by medium (T-22, D-03). */
export function CampaignPlan({ model, asks }: { model: CampaignsModel; asks: CampaignAsks }) {
  const { t, locale } = useMessages(messages)
  const { now, params } = useModuleHost()
  const setParams = useSetParams()
  const media = useMediaWords()
  const campaignTools = useMessages(campaignWords)
  const { isPartial, shown, look, plan, today, open, openWeek, setLook } = model
  const channels = plan?.state === 'ready' ? plan.data : nothing
  const words = useMemo(
    (): PlanWords => ({
      budget: (amount, currency) => formatBudget(locale, amount, currency, 'whole'),
      costs: (campaign) => {
        const { frame, planned, difference } = budgetWords(campaignTools, locale, campaign, 'whole')
        const isSame = campaign.budget !== null && difference === undefined
        return isSame || !planned ? frame : `${frame} · ${planned}`
      },
      bar: (name, budget) => t('plan.budget', { name, budget }),
      standing: ({ openCondition, setback }) => {
        if (setback) return campaignTools.t(`standing.${setback}`)
        return openCondition && `${campaignTools.t('standing.conditional')}: ${openCondition}`
      },
      range: (start, end) => formatRange(locale, start, end, { isTight: true }),
      noProduct: t('plan.noProduct'),
      media,
    }),
    [campaignTools, locale, media, t],
  )
  const { group, filters } = look
  const canSave = model.saveChannel !== undefined
  const rows = useMemo(
    () => planRows(currentFirst(shown, today), channels, group, filters.media, words, canSave),
    [shown, today, channels, group, filters.media, words, canSave],
  )
  const menu = useCampaignMenu(model, asks)
  const kinds = useMemo(() => new Set(rows.bars.map(({ tone }) => tone)), [rows])
  const deadlines = usePlanDeadlines(model)
  const dueWords = useDeadlineWords()
  const heat = useMemo(() => {
    const heatWords: HeatWords = {
      title: (currency) => t(currency === undefined ? 'plan.heat' : 'plan.heatIn', { currency }),
      month: (month, amount) => t('plan.budget', { name: formatDay(locale, `${month}-01`, 'month'), budget: amount }), // prettier-ignore
      amount: (value, currency) => formatBudget(locale, value, currency, 'whole'),
      whole: (amount) => t('plan.heatWhole', { amount }),
    }
    return budgetHeat(shown, channels, filters.media, heatWords)
  }, [shown, channels, filters.media, locale, t])
  const { groups, bars, dueOf, countOf } = useMemo(() => {
    const dues = look.hasDeadlines ? deadlinesOf(shown, channels, filters.media, today) : []
    const radar = deadlineRadar(dues, dueWords, today)
    const sums = [...heat.groups, ...radar.groups]
    return {
      // A sum of what has come so far would be taken for the whole one.
      groups: [
        ...(isPartial ? sums.map((sum) => ({ ...sum, detail: t('plan.partial') })) : sums),
        ...rows.groups,
      ],
      bars: [
        ...(isPartial ? [] : heat.bars),
        ...radar.bars,
        ...rows.bars,
        ...deadlineMarks(dues, rows.rowOf, dueWords, today),
      ],
      countOf: radar.countOf,
      dueOf: new Map(dues.map((due) => [deadlineKey(due), due])),
    }
  }, [look.hasDeadlines, shown, channels, filters.media, today, dueWords, heat, rows, isPartial, t]) // prettier-ignore
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
    let from: string | undefined
    let to: string | undefined
    for (const { start, end } of channels) {
      const [a, b] = [start ?? end, end ?? start]
      if (a && (from === undefined || a < from)) from = a
      if (b && (to === undefined || b > to)) to = b
    }
    if (from && to) setFit({ from, to })
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
            <StateScreen
              kind="error"
              title={t('plan.failed')}
              detail={t('failed.detail')}
              reference={plan.error.reference}
              action={
                <Button icon={RotateCw} onPress={plan.retry}>
                  {t('action.retry')}
                </Button>
              }
            />
          )
        }
        emptyState={
          <StateScreen kind="empty" title={t('plan.undated')} detail={t('plan.undatedDetail')} />
        }
        tools={
          <>
            {/* The list shows everything as it is. */}
            {form === 'timeline' && (
              <Button size="compact" variant="quiet" icon={MoveHorizontal} onPress={fitAll}>
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
                onAction={(id) =>
                  setLook({ group: groupings.find((one) => one === id) ?? 'campaign' })
                }
              >
                {groupings.map((by) => (
                  <MenuItem key={by} id={by}>
                    {t(`plan.by.${by}`)}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
          </>
        }
      />
      {deadlines.dialog}
      {moves.dialog}
      <PlanLegend kinds={kinds} />
    </>
  )
}
