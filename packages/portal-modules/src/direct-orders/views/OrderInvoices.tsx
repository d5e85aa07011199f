import { Section, StatusMark } from '@atrium/design-system'
import { styled } from 'styled-components'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import type { Order } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'

const List = styled.ul`
  @layer at.components {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;

    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-4);
      padding-block: 10px;
      border-block-end: 1px solid var(--at-line);
      font-variant-numeric: tabular-nums;
    }
    li:first-child {
      padding-block-start: 0;
    }
    b {
      font-weight: 550;
      overflow-wrap: anywhere;
    }
    time {
      color: var(--at-text-2);
    }
    .at-sum {
      margin-inline-start: auto;
    }
  }
`

const tones = { open: 'info', overdue: 'bad', paid: 'ok' } as const

/** What was invoiced by the order's purchase order number, for those who see invoices. */
export function OrderInvoices({ order }: { order: Order }) {
  const { t, locale } = useMessages(messages)
  const { invoices, purchaseOrder } = order
  if (!invoices || purchaseOrder === null) return null
  return (
    <Section title={t('invoices.title')} hasDivider>
      {invoices.length === 0 ? (
        t('invoices.none', { number: purchaseOrder })
      ) : (
        <List aria-label={t('invoices.title')}>
          {invoices.map(({ number, day, total, currencyName, status }) => (
            <li key={number}>
              <b>{number}</b>
              <time dateTime={day}>{formatDay(locale, day)}</time>
              <StatusMark tone={status === null ? 'neutral' : tones[status]}>
                {t(`invoices.${status ?? 'credit'}`)}
              </StatusMark>
              <span className="at-sum">{formatBudget(locale, total, currencyName)}</span>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}
