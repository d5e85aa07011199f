import { CalendarView, type CalendarEvent, type CalendarMode } from '@atrium/design-system'
import { Zap } from 'lucide-react'
import { useMemo, useState } from 'react'
import { deadlineIcons, deadlineTone, statusLook } from '../../kit/campaigns/index.ts'
import { useMessages, useModuleHost, useSetParams } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { CalendarOrder, Campaign, PlannedChannel } from '../campaigns.port.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { useCampaignMenu, type CampaignAsks } from './CampaignMenu.tsx'
import { deadlineKey, deadlinesOf } from './deadline-bars.ts'
import { useDeadlineWords } from './DeadlineBar.tsx'
import { usePlanDeadlines } from './usePlanDeadlines.tsx'

const orderKey = ({ id }: CalendarOrder) => `order-${id}`
const orderTones = { booked: 'info', rebriefing: 'warn', completed: 'ok' } as const

/** When campaigns and direct orders run, and what is due until when, by month or week (CAMP-03). */
export function CampaignCalendar({ model, asks }: { model: CampaignsModel; asks: CampaignAsks }) {
  const { t } = useMessages(messages)
  const { now, params } = useModuleHost()
  const setParams = useSetParams()
  const { shown, look, orders, plan, today, open, openOrder } = model
  const [first] = useState(() => ({
    mode: (params.zoom === 'week' ? 'week' : 'month') satisfies CalendarMode as CalendarMode,
    day: /^\d{4}-\d\d-\d\d$/.test(params.at ?? '') ? params.at! : today,
  }))
  const menu = useCampaignMenu(model, asks)
  const words = useDeadlineWords()
  const channels = plan?.state === 'ready' ? plan.data : undefined
  const dues = useMemo(
    () => (look.hasDeadlines ? deadlinesOf(shown, channels ?? [], look.filters.media, today) : []),
    [look.hasDeadlines, look.filters.media, shown, channels, today],
  )
  const deadlines = usePlanDeadlines(model)
  const { events, campaignOf, channelOf, orderOf } = useMemo(() => {
    const running = shown.flatMap((campaign): CalendarEvent[] => {
      const { id, name, start, end, status } = campaign
      const from = start ?? end
      const to = end ?? start
      return from && to
        ? [{ key: id, title: name, start: from, end: to, ...statusLook(status) }]
        : []
    })
    const due = dues.map((one): CalendarEvent => ({
      key: deadlineKey(one),
      title: words.one(one, one.channel ? `${one.channel.name} (${one.campaign.name})` : one.campaign.name), // prettier-ignore
      // What kind it is says its sign, as the legend over the calendar has it.
      short: (one.channel ?? one.campaign).name,
      start: one.day,
      tone: one.kind === 'approval' && !one.isLate ? 'brand' : deadlineTone(one, today),
      icon: deadlineIcons[one.kind],
    }))
    const ordered = orders.shown.map((order): CalendarEvent => ({
      key: orderKey(order),
      title: t('orders.one', { name: order.name, region: order.region ?? 'none' }),
      // Their sign tells them apart, as the button over the calendar has it.
      short: order.name,
      start: order.start,
      end: order.end,
      tone: orderTones[order.status],
      icon: Zap,
    }))
    return {
      events: [...running, ...ordered, ...due],
      orderOf: new Map<unknown, CalendarOrder>(
        orders.shown.map((order) => [orderKey(order), order]),
      ),
      channelOf: new Map<unknown, PlannedChannel>(
        dues.flatMap((one) => (one.channel ? [[deadlineKey(one), one.channel] as const] : [])),
      ),
      campaignOf: new Map<unknown, Campaign>([
        ...shown.map((campaign) => [campaign.id, campaign] as const),
        ...dues.map((one) => [deadlineKey(one), one.campaign] as const),
      ]),
    }
  }, [shown, orders.shown, dues, t, words, today])
  const menuAt = (key: CalendarEvent['key']) => {
    const campaign = campaignOf.get(key)
    const channel = channelOf.get(key)
    return (
      campaign && (
        <>
          {channel && deadlines.menuOf(channel, campaign)}
          {menu(campaign)}
        </>
      )
    )
  }
  return (
    <>
      <CalendarView
        label={t('title')}
        level={2}
        events={events}
        defaultView={first}
        onViewChange={({ mode, day }) =>
          setParams({
            at: day === today ? undefined : day,
            zoom: mode === 'month' ? undefined : mode,
          })
        }
        onAction={({ key }) => {
          const campaign = campaignOf.get(key)
          const order = orderOf.get(key)
          if (campaign) open(campaign)
          else if (order) openOrder(order)
        }}
        eventActions={({ key }) => menuAt(key)}
        now={now()}
      />
      {deadlines.dialog}
    </>
  )
}
