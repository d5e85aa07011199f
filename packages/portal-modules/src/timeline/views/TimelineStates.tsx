import { Button, Skeleton, StateScreen } from '@atrium/design-system'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { TimelineModel } from '../useTimeline.ts'

const Places = styled.section`
  @layer at.components {
    display: grid;
    gap: 28px;
    max-inline-size: 1120px;

    > .at-place {
      display: grid;
      grid-template-columns: 30px minmax(0, 1fr);
      gap: 14px;
    }
    @media (min-width: 768px) {
      > .at-place {
        margin-inline-start: 148px;
      }
    }
  }
`

/** Days of the size of what comes. */
export function TimelineLoading() {
  const { t } = useMessages(messages)
  return (
    <Places aria-busy="true" aria-label={t('loading')}>
      <Skeleton width="min(100%, 420px)" height="30px" />
      <Skeleton width="140px" height="24px" />
      {['60%', '75%', '45%', '66%'].map((width) => (
        <div key={width} className="at-place">
          <Skeleton shape="block" width="30px" height="30px" />
          <div>
            <Skeleton width={width} height="20px" />
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </Places>
  )
}

/** Gone, no connection, or broken: each with one way on (LAY-15). */
export function TimelineFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  // Who may not see a timeline does not learn whether it exists.
  if (error.code === 'not-found' || error.code === 'forbidden') {
    return <StateScreen kind="notFound" title={t('failed.gone')} detail={t('failed.goneDetail')} />
  }
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      title={t('failed.title')}
      detail={t(error.code === 'offline' ? 'failed.offline' : 'failed.detail')}
      reference={error.reference}
      action={
        <Button variant="primary" icon={RotateCw} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

/** Nothing told yet, nothing of this kind, or nothing so long ago: each with one way on (LAY-15). */
export function TimelineEmpty({ model, add }: { model: TimelineModel; add: ReactNode }) {
  const { t } = useMessages(messages)
  const { kind, until } = model
  if (until !== undefined) {
    return (
      <StateScreen
        kind="empty"
        title={t(kind ? 'filter.none' : 'jump.none')}
        detail={t('jump.noneDetail')}
        action={<Button onPress={model.showAll}>{t('jump.newest')}</Button>}
      />
    )
  }
  if (kind) {
    return (
      <StateScreen
        kind="empty"
        title={t('filter.none')}
        detail={t('filter.noneDetail')}
        action={<Button onPress={model.showAll}>{t('action.showAll')}</Button>}
      />
    )
  }
  return (
    <StateScreen
      kind="empty"
      title={t('empty.title')}
      detail={t(add ? 'empty.detailAdd' : 'empty.detail')}
      action={add}
    />
  )
}
