import { Disclosure, MediaMark, Skeleton, StatusMark } from '@atrium/design-system'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import type { Statistics } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { statusLooks } from './looks.ts'

const Root = styled.section`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(180px, 1fr) minmax(0, 2fr) minmax(0, 2fr);
    border: 1px solid var(--at-line);
    border-radius: 14px;
    background: var(--at-raised);
    font-size: var(--at-font-s);
    line-height: 20px;

    > div {
      display: flex;
      flex-direction: column;
      gap: 8px;
      min-inline-size: 0;
      padding: 16px 20px;
    }
    > div + div {
      border-inline-start: 1px solid var(--at-line);
    }
    h2 {
      margin: 0;
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 20px var(--at-font-body);
    }
    .at-sum {
      font: 640 var(--at-font-xl) / 30px var(--at-font-heading);
      letter-spacing: -0.018em;
      overflow-wrap: anywhere;
    }
    .at-quiet {
      color: var(--at-text-2);
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
      gap: 4px 24px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: 8px;
      min-inline-size: 0;
      min-block-size: 26px;
      font-variant-numeric: tabular-nums;
    }
    li > :first-child {
      flex: none;
    }
    li > .at-name {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    li > .at-count {
      margin-inline-start: auto;
      color: var(--at-text-2);
    }
    li > .at-money {
      min-inline-size: 76px;
      text-align: end;
    }
    li[data-at-none] {
      color: var(--at-text-2);
    }
    @media (max-width: 1100px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

      > div:first-child {
        grid-column: 1 / -1;
        border-block-end: 1px solid var(--at-line);
      }
      > div:nth-child(2) {
        border-inline-start: 0;
      }
    }
    @media (max-width: 760px) {
      grid-template-columns: minmax(0, 1fr);

      > div {
        gap: 4px;
        padding: 12px 16px;
      }
      > div + div {
        border-inline-start: 0;
      }
      .at-parts {
        display: grid;
        gap: 16px;
      }
    }
  }
`

interface OrderStatisticsProps {
  statistics: Statistics
  /** Its place is kept until orders come. */
  isLoading: boolean
}

/** Count and budget of what is listed, by status and by medium (DO-03). */
export function OrderStatistics({ statistics, isLoading }: OrderStatisticsProps) {
  const { t, locale } = useMessages(messages)
  const id = useId()
  const isNarrow = useMedia('(max-width: 760px)')
  const money = (amount: number) => formatBudget(locale, amount, null, 'whole')
  const { total, byStatus, byMedia } = statistics
  const parts = (
    <>
      <div>
        <h2 id={`${id}-status`}>{t('stats.status')}</h2>
        {isLoading ? (
          <Skeleton lines={3} height="22px" />
        ) : (
          <ul aria-labelledby={`${id}-status`}>
            {byStatus.map(({ status, count, budget }) => (
              <li key={status} data-at-none={count === 0 || undefined}>
                <StatusMark tone={statusLooks[status].tone}>{t(`status.${status}`)}</StatusMark>
                <span className="at-count">{count}</span>
                <span className="at-money">{money(budget)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h2 id={`${id}-media`} title={t('stats.mediaHint')}>
          {t('stats.media')}
        </h2>
        {isLoading ? (
          <Skeleton lines={3} height="22px" />
        ) : (
          <ul aria-labelledby={`${id}-media`}>
            {byMedia.map(({ mediaTypeId, name, kind, count, budget }) => (
              <li key={mediaTypeId}>
                <MediaMark kind={kind} size="small" isDecorative />
                <span className="at-name">{name}</span>
                <span className="at-count">{count}</span>
                <span className="at-money">{money(budget)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
  return (
    <Root aria-label={t('stats.label')}>
      <div>
        <h2>{t('stats.total')}</h2>
        {isLoading ? (
          <Skeleton lines={2} height="24px" />
        ) : (
          <div>
            <div className="at-sum">{formatBudget(locale, total.budget, null)}</div>
            <div className="at-quiet">{t('stats.count', { count: total.count })}</div>
          </div>
        )}
      </div>
      {isNarrow && !isLoading ? (
        <div>
          <Disclosure title={t('stats.more')}>
            <div className="at-parts">{parts}</div>
          </Disclosure>
        </div>
      ) : (
        parts
      )}
    </Root>
  )
}
