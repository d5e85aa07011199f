import { CalendarView, type CalendarEvent, type CalendarMode } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { isDay } from '../../kit/dates/index.ts'
import { useMessages, useModuleHost, useSetParams } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { shownStatus } from '../status.logic.ts'
import type { OrdersModel } from '../useOrders.ts'
import { statusLooks } from './looks.ts'

const Undated = styled.p`
  @layer at.components {
    margin: 0;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    line-height: 20px;
  }
`

/** When orders run, by month or week; a click on one opens it. What has no days yet is told below. */
export function OrderCalendar({ model }: { model: OrdersModel }) {
  const { t } = useMessages(messages)
  const { now, params } = useModuleHost()
  const setParams = useSetParams()
  const { shown, today, open } = model
  const [first] = useState(() => ({
    mode: (params.zoom === 'week' ? 'week' : 'month') satisfies CalendarMode as CalendarMode,
    day: isDay(params.at ?? '') ? params.at! : today,
  }))
  const { events, byId } = useMemo(
    () => ({
      events: shown.flatMap((order): CalendarEvent[] => {
        const start = order.start ?? order.end
        const end = order.end ?? order.start
        if (start === null || end === null) return []
        return [{ key: order.id, title: order.name, start, end, ...statusLooks[shownStatus(order, today)] }] // prettier-ignore
      }),
      byId: new Map<unknown, (typeof shown)[number]>(shown.map((order) => [order.id, order])),
    }),
    [shown, today],
  )
  const undated = shown.length - events.length
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
          const order = byId.get(key)
          if (order) open(order)
        }}
        now={now()}
      />
      {undated > 0 && <Undated>{t('calendar.undated', { count: undated })}</Undated>}
    </>
  )
}
