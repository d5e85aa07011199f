import {
  Button,
  Card,
  IconTile,
  ListRow,
  ListRows,
  MediaMark,
  StateScreen,
} from '@atrium/design-system'
import { CircleCheckBig, SquareCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { formatDay, formatEuro } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import type { Waiting } from './home.data.ts'
import { listCss } from './home.css.ts'
import { homeMessages } from './messages/index.ts'

const FEW = 3

const Body = styled.div`
  ${listCss}
`

export interface WaitingCardProps {
  items: readonly Waiting[]
  onApprove: (item: Waiting) => void
  onLook: (item: Waiting) => void
}

/** What waits for the reader: to approve without leaving the page, or to be looked at. */
export function WaitingCard({ items, onApprove, onLook }: WaitingCardProps) {
  const { t, locale } = useMessages(homeMessages)
  const [isWhole, setWhole] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const shown = isWhole ? items : items.slice(0, FEW)
  const approvals = items.filter((item) => item.kind === 'approval').length
  const tasks = items.length - approvals
  const count = t('waiting.count', {
    approvals,
    tasks,
    both: approvals > 0 && tasks > 0 ? 'yes' : 'no',
  })
  const detailOf = ({ kind, amount, days, until, lateDays }: Waiting) =>
    [
      t(`kind.${kind}`),
      amount !== undefined && formatEuro(locale, amount),
      days !== undefined && t('since.days', { count: days }),
      until !== undefined && t('until', { day: formatDay(locale, until, 'near') }),
      lateDays !== undefined && t('late', { count: lateDays }),
    ]
      .filter(Boolean)
      .join(' · ')
  const approve = (item: Waiting) => {
    // The row goes; the focus stays in the list, on what takes its place.
    const index = shown.indexOf(item)
    onApprove(item)
    requestAnimationFrame(() => {
      const rows = body.current?.querySelectorAll('li') ?? []
      const row = rows[Math.min(index, rows.length - 1)]
      const target = row?.querySelector<HTMLElement>('button') ?? body.current
      target?.focus()
    })
  }

  if (items.length === 0) {
    return (
      <Card title={t('waiting.title')}>
        <div ref={body} tabIndex={-1}>
          <StateScreen
            kind="empty"
            headingLevel={3}
            icon={CircleCheckBig}
            title={t('waiting.none')}
            detail={t('waiting.noneDetail')}
          />
        </div>
      </Card>
    )
  }
  return (
    <Card tone="brand" title={t('waiting.title')} aside={count}>
      <Body ref={body} tabIndex={-1} data-at-buttons>
        <ListRows>
          {shown.map((item) => {
            const name = t(item.title)
            return (
              <ListRow
                key={item.id}
                title={name}
                subtitle={detailOf(item)}
                isLate={item.lateDays !== undefined}
                mark={
                  item.media ? (
                    <MediaMark kind={item.media} />
                  ) : (
                    <IconTile
                      icon={SquareCheck}
                      tone={item.lateDays === undefined ? 'neutral' : 'bad'}
                    />
                  )
                }
                actions={
                  item.kind === 'approval' ? (
                    <>
                      <Button
                        size="compact"
                        variant="primary"
                        aria-label={t('approve.named', { name })}
                        onPress={() => approve(item)}
                      >
                        {t('approve')}
                      </Button>
                      <Button
                        size="compact"
                        aria-label={t('look.named', { name })}
                        onPress={() => onLook(item)}
                      >
                        {t('look')}
                      </Button>
                    </>
                  ) : (
                    <Button
                      size="compact"
                      aria-label={t('open.named', { name })}
                      onPress={() => goToPage('#tasks')}
                    >
                      {t('open')}
                    </Button>
                  )
                }
              />
            )
          })}
        </ListRows>
        {items.length > FEW && (
          <button
            type="button"
            className="at-all"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('waiting.fewer') : t('waiting.all', { count: items.length })}
          </button>
        )}
      </Body>
    </Card>
  )
}
