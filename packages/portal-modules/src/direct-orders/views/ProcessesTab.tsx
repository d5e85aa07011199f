import { ActivityFeed } from '@atrium/design-system'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { Order } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'
import { statusLooks } from './looks.ts'

const tones = { neutral: 'neutral', info: 'info', ok: 'ok', warn: 'warn', bad: 'bad' } as const

/** Who moved the order on, when, and why (DO-02, T-47). */
export function ProcessesTab({ order: { processes } }: { order: Order }) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  return (
    <ActivityFeed
      label={t('detail.processes')}
      level={2}
      now={now().getTime()}
      items={processes.map(({ id, status, at, user, comment, approval, onBehalfOf }) => ({
        id,
        time: at,
        icon: statusLooks[approval === 'asked' ? 'waiting' : status].icon,
        tone: tones[statusLooks[status].tone as keyof typeof tones] ?? 'neutral',
        title: t(`process.${approval === 'approved' ? 'agreed' : (approval ?? status)}`, {
          name:
            onBehalfOf === null
              ? (user ?? t('process.somebody'))
              : t('process.inPlaceOf', { name: user ?? t('process.somebody'), absent: onBehalfOf }),
        }),
        detail: comment ?? undefined,
      }))}
    />
  )
}
