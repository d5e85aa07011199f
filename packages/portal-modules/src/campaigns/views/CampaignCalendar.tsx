import { CalendarView, type CalendarEvent, type CalendarMode } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { deadlineIcons, deadlineTone, statusLooks } from '../../kit/campaigns/index.ts'
import { useMessages, useModuleHost, useSetParams } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'
import type { CampaignsModel } from '../useCampaigns.ts'
import { useCampaignMenu, type CampaignAsks } from './CampaignMenu.tsx'
import { deadlineKey, deadlinesOf } from './deadline-bars.ts'
import { useDeadlineWords } from './DeadlineBar.tsx'
import { usePlanDeadlines } from './usePlanDeadlines.tsx'

/** When campaigns run and until when they have to be decided, by month or week (CAMP-03). */
export function CampaignCalendar({ model, asks }: { model: CampaignsModel; asks: CampaignAsks }) {
  const { t } = useMessages(messages)
  const { now, params } = useModuleHost()
  const setParams = useSetParams()
  const { shown, look, plan, today, open } = model
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
  const { events, campaignOf, channelOf } = useMemo(() => {
    const running = shown.flatMap((campaign): CalendarEvent[] => {
      const { id, name, start, end, status } = campaign
      const from = start ?? end
      const to = end ?? start
      return from && to
        ? [{ key: id, title: name, start: from, end: to, ...statusLooks[status] }]
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
    return {
      events: [...running, ...due],
      channelOf: new Map<unknown, PlannedChannel>(
        dues.flatMap((one) => (one.channel ? [[deadlineKey(one), one.channel] as const] : [])),
      ),
      campaignOf: new Map<unknown, Campaign>([
        ...shown.map((campaign) => [campaign.id, campaign] as const),
        ...dues.map((one) => [deadlineKey(one), one.campaign] as const),
      ]),
    }
  }, [shown, dues, words, today])
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
          if (campaign) open(campaign)
        }}
        eventActions={({ key }) => menuAt(key)}
        now={now()}
      />
      {deadlines.dialog}
    </>
  )
}
