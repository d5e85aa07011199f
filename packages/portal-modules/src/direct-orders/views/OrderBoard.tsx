import { Board, MediaMarkGroup } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { ListedOrder } from '../direct-orders.port.ts'
import { bookedMedia } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { shownStatus, type ShownStatus } from '../status.logic.ts'
import type { OrdersModel } from '../useOrders.ts'

const keyOf = ({ id }: ListedOrder) => id
const nameOf = ({ name }: ListedOrder) => name
const always = [
  'created',
  'waiting',
  'approved',
  'completed',
] as const satisfies readonly ShownStatus[]
const beside = ['rebriefing', 'canceled', 'unknown'] as const satisfies readonly ShownStatus[]

const Content = styled.div`
  @layer at.components {
    display: grid;
    gap: 10px;
    min-inline-size: 0;

    h3 {
      margin: 0;
      font: 640 var(--at-font-l) / 22px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    p {
      margin: 1px 0 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
      overflow-wrap: anywhere;
    }
    .at-costs {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--at-space-3);
      font-variant-numeric: tabular-nums;
    }
    .at-costs b {
      font-weight: 650;
    }
    .at-costs span {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
  }
`

/** The orders as cards, in columns by how far they have got; nothing is dragged (T-50). */
export function OrderBoard({ model }: { model: OrdersModel }) {
  const { t, locale } = useMessages(messages)
  const { shown, today, open } = model
  const columns = useMemo(() => {
    const items = Map.groupBy(shown, (order) => shownStatus(order, today))
    // What stands beside the way has a column where there is something in it.
    return [...always, ...beside.filter((status) => items.has(status))].map((id) => ({
      id,
      title: t(`status.${id}`),
      items: items.get(id) ?? [],
    }))
  }, [shown, t, today])
  const card = useCallback(
    (order: ListedOrder) => {
      const about = [order.region, order.buildingBlock?.name].filter(Boolean).join(' · ')
      return (
        <Content>
          <MediaMarkGroup kinds={bookedMedia(order).map(({ kind }) => kind)} />
          <div>
            <h3>{order.name}</h3>
            <p>{about || order.customer?.name}</p>
          </div>
          <div className="at-costs">
            <b>{formatBudget(locale, order.budget, null)}</b>
            <span>{formatRange(locale, order.start, order.end, { isTight: true })}</span>
          </div>
        </Content>
      )
    },
    [locale],
  )
  return (
    <Board
      label={t('title')}
      columns={columns}
      getKey={keyOf}
      getText={nameOf}
      renderCard={card}
      estimatedHeight={168}
      emptyColumn={t('cards.empty')}
      onAction={open}
      isOpenedByClick
    />
  )
}
