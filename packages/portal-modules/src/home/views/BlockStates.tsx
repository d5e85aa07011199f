import { Button, Icon, Skeleton } from '@atrium/design-system'
import { CalendarCheck, CircleCheckBig, CloudOff, Sparkles, TriangleAlert } from 'lucide-react'
import { useMessages, type PortError } from '../../kit/index.ts'
import type { HomeQuestion } from '../home.port.ts'
import { messages } from '../messages/index.ts'

const icons = {
  waiting: CircleCheckBig,
  changed: Sparkles,
  near: CalendarCheck,
  due: CalendarCheck,
} as const

/** An answer with nothing in it, in one or two sentences. */
export function NothingHere({ question }: { question: HomeQuestion }) {
  const { t } = useMessages(messages)
  if (question === 'starred' || question === 'recent') return null
  return (
    <div className="at-state">
      <Icon icon={icons[question]} size={22} />
      <p>
        <strong>{t(`${question}.none`)}</strong>
        {(question === 'waiting' || question === 'changed') && (
          <span>{t(`${question}.noneDetail`)}</span>
        )}
      </p>
    </div>
  )
}

/** Why an answer did not come, and the way to try again. */
export function BlockFailure({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  const isOffline = error.code === 'offline'
  return (
    <div className="at-state" role="alert" data-at-bad={!isOffline || undefined}>
      <Icon icon={isOffline ? CloudOff : TriangleAlert} size={22} />
      <p>
        <strong>{isOffline ? t('offline') : t('failed')}</strong>
        <span>{isOffline ? t('offlineDetail') : t('failedDetail')}</span>
        {error.reference && <small>{error.reference}</small>}
      </p>
      <Button size="compact" onPress={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  )
}

/** The place of rows that are on their way, as high as they. */
export function BlockSkeleton({ label }: { label: string }) {
  return (
    <section className="at-skeleton" aria-busy="true" aria-label={label}>
      {[72, 60, 66].map((width) => (
        <div key={width}>
          <Skeleton shape="block" width="30px" height="30px" />
          <div>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 26}%`} height="10px" />
          </div>
        </div>
      ))}
    </section>
  )
}
