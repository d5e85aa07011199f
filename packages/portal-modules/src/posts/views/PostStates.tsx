import { Button, Card, Skeleton, StateScreen } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { messages } from '../messages/index.ts'

const Places = styled.section`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
    gap: var(--at-space-4);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** Cards of the size of what comes. */
export function PostsLoading() {
  const { t } = useMessages(messages)
  return (
    <Places aria-busy="true" aria-label={t('loading')}>
      {['60%', '70%', '45%'].map((width) => (
        <Card key={width}>
          <Skeleton width={width} height="24px" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </Places>
  )
}

/** Gone, no connection, or broken: each with one way on. */
export function PostsFailed({
  error,
  onRetry,
  onLeave,
}: {
  error: PortError
  onRetry: () => void
  /** Absent in the list. */
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

/** Nothing written yet. */
export function PostsEmpty({ action }: { action: ReactNode }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      title={t('empty.title')}
      detail={t(action ? 'empty.detailAdd' : 'empty.detail')}
      action={action}
    />
  )
}
