import { Button, StateScreen } from '@atrium/design-system'
import { RotateCw } from 'lucide-react'
import { kitMessages } from './kit-messages.ts'
import type { PortError } from './port-error.ts'
import { useMessages } from './useMessages.ts'

interface Words {
  title: string
  detail: string
}

interface LoadFailureProps {
  error: PortError
  onRetry: () => void
  /** Said to whoever has no access. */
  forbidden: Words
  failed: Words
}

/** A page that did not come: not theirs, no connection, or broken; each with one way on. */
export function LoadFailure({ error, onRetry, forbidden, failed }: LoadFailureProps) {
  const { t } = useMessages(kitMessages)
  if (error.code === 'forbidden' || error.code === 'not-found')
    return <StateScreen kind="forbidden" headingLevel={1} {...forbidden} />
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
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
