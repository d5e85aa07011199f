import { Skeleton, StateScreen, PageHeader } from '@atrium/design-system'
import { useMessages } from '../kit/index.ts'
import { LoadFailure } from '../kit/failures/LoadFailure.tsx'
import type { DirectOrdersPort, Order } from './direct-orders.port.ts'
import { messages } from './messages/index.ts'
import { useWizard } from './wizard/useWizard.ts'
import { WizardView } from './views/WizardView.tsx'

export interface WizardProps {
  port: DirectOrdersPort
  /** The page's component, under which orders are kept. */
  componentId: number
  /** The order that is adjusted; absent: a new one. */
  order?: Order
}

/** Places or adjusts an order in three steps (DO-01, ROUTE-10). */
export function Wizard({ port, componentId, order }: WizardProps) {
  const { t } = useMessages(messages)
  const found = useWizard(port, componentId, order)
  if (found.state === 'ready') return <WizardView model={found.model} />
  if (found.state === 'failed')
    return (
      <LoadFailure
        error={found.error}
        onRetry={found.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('wizard.notAllowed') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  return (
    <section aria-busy="true" aria-label={t('media.loading')}>
      <PageHeader title={t('wizard.title')} isLoading />
      <Skeleton shape="block" height="56px" />
      <Skeleton shape="block" height="320px" />
    </section>
  )
}

/** Whoever places no orders is told so (DO-01). */
export function NoWizard() {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="forbidden"
      headingLevel={1}
      title={t('forbidden.title')}
      detail={t('wizard.notAllowed')}
    />
  )
}
