import { Button, StateScreen } from '@atrium/design-system'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { kitMessages } from '../language/kit-messages.ts'
import type { PortError } from '../port-error.ts'
import { useMessages } from '../language/useMessages.ts'

interface Words {
  title: string
  detail: string
}

interface Hidden extends Words {
  /** A way on. */
  action?: ReactNode
}

interface LoadFailureProps {
  error: PortError
  onRetry: () => void
  /** Said to whoever has no access. `gone` instead: who may not see a thing does not learn whether it exists. */
  forbidden?: Words
  gone?: Hidden
  failed: Words
  /** Default 1: it stands for the page. */
  headingLevel?: 1 | 2
}

/** A page that did not come: not theirs, no connection, or broken; each with one way on. */
export function LoadFailure({
  error,
  onRetry,
  forbidden,
  gone,
  failed,
  headingLevel = 1,
}: LoadFailureProps) {
  const { t } = useMessages(kitMessages)
  if (error.code === 'forbidden' || error.code === 'not-found')
    return gone ? (
      <StateScreen kind="notFound" headingLevel={headingLevel} {...gone} />
    ) : (
      <StateScreen kind="forbidden" headingLevel={headingLevel} {...(forbidden ?? failed)} />
    )
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      headingLevel={headingLevel}
      {...failed}
      reference={error.reference}
      action={
        <Button variant="primary" icon={RotateCw} onPress={onRetry}>
          {t('slot.retry')}
        </Button>
      }
    />
  )
}
