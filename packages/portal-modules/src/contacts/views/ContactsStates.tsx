import { Button, Skeleton, StateScreen } from '@atrium/design-system'
import { RotateCw, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { cardCss } from './contacts.css.ts'

export const cardWidth = '320px'

const Places = styled.section`
  --_least: ${cardWidth};
  ${cardGridCss}
`
const Place = styled.div`
  ${cardCss}
`

/** Cards of the size of what comes. */
export function ContactsLoading() {
  const { t } = useMessages(messages)
  return (
    <Places aria-busy="true" aria-label={t('loading')}>
      {[1, 2, 3].map((place) => (
        <Place key={place}>
          <div className="at-who">
            <Skeleton shape="circle" width="72px" height="72px" />
            <div>
              <Skeleton width="70%" height="24px" />
              <Skeleton width="50%" />
            </div>
          </div>
          <Skeleton lines={4} />
          <Skeleton shape="block" width="160px" height="36px" />
        </Place>
      ))}
    </Places>
  )
}

/** Gone, no connection, or broken: each with one way on (LAY-15). */
export function ContactsFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  // Who may not see a list does not learn whether it exists.
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

/** Nobody has been named yet. */
export function ContactsEmpty({ add }: { add: ReactNode }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={Users}
      title={t('empty.title')}
      detail={t(add ? 'empty.detailAdd' : 'empty.detail')}
      action={add}
    />
  )
}
