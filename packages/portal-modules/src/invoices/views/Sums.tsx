import { formatMoney, Skeleton } from '@atrium/design-system'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages, regionOf } from '../../kit/index.ts'
import { sumsOf } from '../invoices.logic.ts'
import type { Invoice } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'

const List = styled.dl`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--at-space-8);
    margin: 0 0 var(--at-space-4);

    > div {
      display: grid;
      gap: 2px;
    }
    dt {
      color: var(--at-text-2);
      font-size: 0.8125rem;
    }
    dd {
      margin: 0;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
`

const terms = ['column.net', 'column.vat', 'column.total', 'count'] as const

interface SumsProps {
  invoices: readonly Invoice[]
  /** Their place is kept until they come. */
  isLoading: boolean
}

/** What is listed, summed by currency: net, VAT and total (T-94). */
export function Sums({ invoices, isLoading }: SumsProps) {
  const { t, locale } = useMessages(messages)
  const sums = useMemo(() => sumsOf(invoices), [invoices])
  const region = regionOf(locale)
  if (isLoading)
    return (
      <List aria-hidden>
        {terms.map((term) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>
              <Skeleton width="88px" />
            </dd>
          </div>
        ))}
      </List>
    )
  return sums.map(({ currency, count, net, vat, total }) => (
    <List key={currency} aria-label={t('sums', { currency })}>
      {(
        [
          ['column.net', net],
          ['column.vat', vat],
          ['column.total', total],
        ] as const
      ).map(([term, amount]) => (
        <div key={term}>
          <dt>{t(term)}</dt>
          <dd>{formatMoney(amount, region, { precision: 'exact', currency })}</dd>
        </div>
      ))}
      <div>
        <dt>{t('count')}</dt>
        <dd>{count}</dd>
      </div>
    </List>
  ))
}
