import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { messages } from '../messages/index.ts'

const Row = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    align-items: center;
    gap: var(--at-space-3);
    block-size: 64px;
  }
`
const widths = ['38%', '46%', '30%']

/** Rows of the size of what comes. */
export function StudioLoading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <PageHeader title={t('title')} isLoading />
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton shape="block" height="40px" />
          <Skeleton width={width} />
        </Row>
      ))}
    </section>
  )
}

/** Why nothing came. */
export function StudioFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  return (
    <LoadFailure
      error={error}
      onRetry={onRetry}
      forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
      failed={{ title: t('failed.title'), detail: t('failed.detail') }}
    />
  )
}

/** An address of a theme that is not there, or not any more. */
export function ThemeGone({ onBack }: { onBack: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="notFound"
      headingLevel={1}
      title={t('gone.title')}
      detail={t('gone.detail')}
      action={
        <Button variant="primary" icon={ArrowLeft} onPress={onBack}>
          {t('action.all')}
        </Button>
      }
    />
  )
}
