import {
  Banner,
  Button,
  Card,
  IconTile,
  KeepFocus,
  lazyPart,
  ListRow,
  ListRows,
} from '@atrium/design-system'
import { Suspense, useEffect, useRef, useState } from 'react'
import {
  formatDay,
  formatExact,
  formatMoment,
  useMessages,
  useModuleHost,
} from '../../kit/index.ts'
import type { HomeQuestion } from '../home.port.ts'
import { messages } from '../messages/index.ts'
import type { Block, BlockRow } from '../useHome.ts'
import { RowAction } from './RowAction.tsx'
import { BlockFailure, BlockSkeleton, NothingHere } from './BlockStates.tsx'

/** Nobody needs it for the first of the page. */
const NearChart = lazyPart(async () => ({
  default: (await import('../late/NearChart.tsx')).NearChart,
}))

/** So many rows are shown at first; of a few more all are. */
const few: Readonly<Record<HomeQuestion, number>> = {
  waiting: 5,
  changed: 7,
  near: 5,
  due: 5,
  starred: 5,
  recent: 6,
}

/** One question and its answer. */
export function HomeBlock({ block }: { block: Block }) {
  const { t } = useMessages(messages)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { question, title, aside, rows, isLoading, failure, isStale } = block
  const limit = few[question]
  const hasMore = rows.length > limit + 1
  const shown = isWhole || !hasMore ? rows : rows.slice(0, limit)

  // Who asked for more goes on with the first of it; the button is now below what they have not read.
  useEffect(() => {
    if (!isWhole) return
    const added = [...(list.current?.querySelectorAll('li') ?? [])].slice(limit)
    added
      .map((row) => row.querySelector<HTMLElement>('a,button'))
      .find(Boolean)
      ?.focus()
  }, [isWhole, limit])

  // What came later would push down what is read already: an answer of several comes as a whole.
  if (rows.length === 0 || isLoading) {
    return (
      <Card title={title} aside={isLoading ? undefined : aside}>
        {isLoading ? (
          <BlockSkeleton label={t('loading', { title })} />
        ) : failure ? (
          <BlockFailure error={failure.error} onRetry={failure.retry} />
        ) : (
          <NothingHere question={question} />
        )}
      </Card>
    )
  }
  return (
    <Card title={title} aside={aside} tone={question === 'waiting' ? 'brand' : 'plain'}>
      {(failure || isStale) && (
        <Banner
          tone="warn"
          action={
            failure && (
              <Button size="compact" onPress={failure.retry}>
                {t('action.retry')}
              </Button>
            )
          }
        >
          {failure ? t('failedPart') : t('stale')}
        </Banner>
      )}
      {question === 'near' && (
        <Suspense fallback={null}>
          <NearChart rows={shown} />
        </Suspense>
      )}
      <div className="at-rows" data-at-charted={question === 'near' || undefined} ref={list}>
        <KeepFocus>
          <ListRows aria-label={title}>
            {shown.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </ListRows>
        </KeepFocus>
        {hasMore && (
          <button
            type="button"
            className="at-more"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('action.fewer') : t('action.more')}
          </button>
        )}
      </div>
    </Card>
  )
}

function Row({ row }: { row: BlockRow }) {
  const { locale, now } = useModuleHost()
  const { title, detail, icon, mark, tone, at, day, isLate, href, onOpen, action, look } = row
  const moment = at === undefined ? undefined : new Date(at)
  return (
    <ListRow
      mark={
        day === undefined ? (
          (mark ?? <IconTile icon={icon} tone={tone} />)
        ) : (
          <time className="at-day" dateTime={day}>
            {formatDay(locale, day, 'near')}
          </time>
        )
      }
      title={title}
      subtitle={detail && <span className="at-detail">{detail}</span>}
      isLate={isLate}
      meta={
        moment && (
          <time dateTime={at} title={formatExact(locale, moment)}>
            {formatMoment(locale, moment, now())}
          </time>
        )
      }
      actions={action && <RowAction action={action} look={look} onLook={onOpen} />}
      href={href}
      onPress={onOpen}
    />
  )
}
