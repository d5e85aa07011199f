import { Button, Card, Skeleton, StateScreen } from '@atrium/design-system'
import { FilterX, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { useMessages, type PortError } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { messages } from '../messages/index.ts'

const Places = styled.section`
  ${cardGridCss}
  @layer at.components {
    --_least: 300px;
  }
`

/** Cards of the size of what comes. */
export function SeminarsLoading() {
  const { t } = useMessages(messages)
  return (
    <Places aria-busy="true" aria-label={t('loading')}>
      {['70%', '55%', '60%'].map((width) => (
        <Card key={width}>
          <Skeleton width="100%" height="140px" />
          <Skeleton width={width} height="22px" />
          <Skeleton lines={2} />
        </Card>
      ))}
    </Places>
  )
}

/** Gone, no connection, or broken: each with one way on. */
export function SeminarsFailed({
  error,
  onRetry,
  onLeave,
}: {
  error: PortError
  onRetry: () => void
  /** Absent in the collection. */
  onLeave?: () => void
}) {
  const { t } = useMessages(messages)
  const action = onLeave && <Button onPress={onLeave}>{t('action.back')}</Button>
  return (
    <LoadFailure
      error={error}
      onRetry={onRetry}
      headingLevel={onLeave ? 1 : 2}
      gone={{ title: t('failed.gone'), detail: t('failed.goneDetail'), action }}
      failed={{ title: t('failed.title'), detail: t('failed.detail') }}
    />
  )
}

/** Nothing to learn yet. */
export function SeminarsEmpty({ action }: { action: ReactNode }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={GraduationCap}
      title={t('empty.title')}
      detail={t(action ? 'empty.detailAdd' : 'empty.detail')}
      action={action}
    />
  )
}

/** The filter leaves nothing. */
export function NothingLeft({ isDoneAll, onClear }: { isDoneAll: boolean; onClear: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={isDoneAll ? GraduationCap : FilterX}
      title={t(isDoneAll ? 'filter.allDone' : 'filter.nothing')}
      detail={t(isDoneAll ? 'filter.allDoneDetail' : 'filter.nothingDetail')}
      action={<Button onPress={onClear}>{t('filter.clear')}</Button>}
    />
  )
}
