import {
  Button,
  Disclosure,
  MediaMark,
  numberFormat,
  Skeleton,
  StatusMark,
} from '@atrium/design-system'
import { useId, useState } from 'react'
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
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    font-size: var(--at-font-s);
    line-height: 20px;

    > div {
      display: flex;
      flex-direction: column;
      gap: var(--at-space-2);
      min-inline-size: 0;
      padding: var(--at-space-4) var(--at-space-5);
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
      display: flow-root;
      color: var(--at-text-2);
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
      gap: var(--at-space-1) var(--at-space-6);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-inline-size: 0;
      min-block-size: 26px;
      font-variant-numeric: tabular-nums;
    }
    li > :first-child {
      flex: none;
    }
    /* As high as its neighbours, its words below theirs. */
    li:has(> button) {
      block-size: 26px;
      margin-inline-start: -12px;
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
        gap: var(--at-space-1);
        padding: var(--at-space-3) var(--at-space-4);
      }
      > div + div {
        border-inline-start: 0;
      }
      .at-parts {
        display: grid;
        gap: var(--at-space-4);
      }
    }
  }
`

interface OrderStatisticsProps {
  statistics: Statistics
  /** Its place is kept until orders come. */
  isLoading: boolean
}

/**
 * Count and budget of what is listed, by status and by medium (DO-03). The statuses are known before
 * the orders are, and as many media stand beside them: nothing moves when the orders come.
 */
export function OrderStatistics({ statistics, isLoading }: OrderStatisticsProps) {
  const { t, locale } = useMessages(messages)
  const isNarrow = useMedia('(max-width: 760px)')
  const { total, byStatus } = statistics
  const hasCanceled = byStatus.some(({ status, count }) => status === 'canceled' && count > 0)
  const parts = (
    <>
      <ByStatus statistics={statistics} isLoading={isLoading} />
      <ByMedia statistics={statistics} isLoading={isLoading} isWhole={isNarrow} />
    </>
  )
  return (
    <Root aria-label={t('stats.label')} data-at-figures>
      <div>
        <h2>{t('stats.total')}</h2>
        <div>
          <div className="at-sum">
            {isLoading ? (
              <Skeleton height="30px" width="160px" shape="block" />
            ) : (
              formatBudget(locale, total.budget, null)
            )}
          </div>
          <div className="at-quiet">
            {isLoading ? <Skeleton width="100px" /> : t('stats.count', { count: total.count })}
            {!isLoading && hasCanceled && ` · ${t('stats.withoutCanceled')}`}
          </div>
        </div>
      </div>
      {isNarrow ? (
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

function ByStatus({ statistics, isLoading }: OrderStatisticsProps) {
  const { t } = useMessages(messages)
  const id = useId()
  return (
    <div>
      <h2 id={id}>{t('stats.status')}</h2>
      <ul aria-labelledby={id}>
        {statistics.byStatus.map(({ status, count, budget }) => (
          <li key={status} data-at-none={count === 0 || undefined}>
            <StatusMark tone={statusLooks[status].tone}>{t(`status.${status}`)}</StatusMark>
            {!isLoading && <Amount count={count} budget={budget} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ByMediaProps extends OrderStatisticsProps {
  /** All of them, however many; else as many as there are statuses. */
  isWhole: boolean
}

function ByMedia({ statistics: { byMedia, byStatus }, isLoading, isWhole }: ByMediaProps) {
  const { t } = useMessages(messages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const room = byStatus.length
  const isFolding = !isWhole && byMedia.length > room
  const listed = isFolding && !isOpen ? byMedia.slice(0, room - 1) : byMedia
  return (
    <div>
      <h2 id={id} title={t('stats.mediaHint')}>
        {t('stats.media')}
      </h2>
      {isLoading ? (
        <Skeleton lines={3} height="18px" />
      ) : (
        <ul aria-labelledby={id}>
          {listed.map(({ mediaTypeId, name, kind, count, budget }) => (
            <li key={mediaTypeId}>
              <MediaMark kind={kind} size="small" isDecorative />
              <span className="at-name">{name}</span>
              <Amount count={count} budget={budget} />
            </li>
          ))}
          {isFolding && (
            <li key="rest">
              <Button
                variant="quiet"
                size="compact"
                aria-expanded={isOpen}
                onPress={() => setOpen(!isOpen)}
              >
                {isOpen
                  ? t('stats.fewer')
                  : t('stats.others', { count: byMedia.length - listed.length })}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function Amount({ count, budget }: { count: number; budget: number }) {
  const { locale } = useMessages(messages)
  return (
    <>
      <span className="at-count">{numberFormat(locale).format(count)}</span>
      <span className="at-money">{formatBudget(locale, budget, null, 'whole')}</span>
    </>
  )
}
