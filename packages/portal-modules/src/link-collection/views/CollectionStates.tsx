import { Button, Card, Skeleton, StateScreen } from '@atrium/design-system'
import { FilterX, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

const Row = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: 30px minmax(0, 1fr);
    align-items: center;
    gap: var(--at-space-3);
    block-size: 60px;
  }
`
const widths = ['46%', '32%', '58%']

/** Rows of the size of what comes. */
export function CollectionLoading({ name }: { name: string }) {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading', { collection: name })}>
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton shape="block" height="30px" />
          <Skeleton width={width} />
        </Row>
      ))}
    </section>
  )
}

/** Gone, no connection, or broken: each with one way on. */
export function CollectionFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  // Who may not see a collection does not learn whether it exists.
  const isGone = error.code === 'not-found' || error.code === 'forbidden'
  return (
    <Card padding="none">
      {isGone ? (
        <StateScreen
          kind="notFound"
          headingLevel={3}
          title={t('failed.gone')}
          detail={t('failed.goneDetail')}
        />
      ) : (
        <StateScreen
          kind={error.code === 'offline' ? 'offline' : 'error'}
          headingLevel={3}
          title={t('failed.title')}
          detail={t(error.code === 'offline' ? 'failed.offline' : 'failed.detail')}
          reference={error.reference}
          action={
            <Button variant="primary" icon={RotateCw} onPress={onRetry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
    </Card>
  )
}

/** Nothing in it yet. */
export function CollectionEmpty({ action }: { action: ReactNode }) {
  const { t } = useMessages(messages)
  return (
    <Card padding="none">
      <StateScreen
        kind="empty"
        headingLevel={3}
        title={t('empty.title')}
        detail={t(action ? 'empty.detailAdd' : 'empty.detail')}
        action={action}
      />
    </Card>
  )
}

/** The search left nothing over. */
export function NothingFound({ text, onReset }: { text: string; onReset: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={FilterX}
      headingLevel={3}
      title={t('find.none', { text })}
      detail={t('find.noneDetail')}
      action={<Button onPress={onReset}>{t('find.reset')}</Button>}
    />
  )
}
