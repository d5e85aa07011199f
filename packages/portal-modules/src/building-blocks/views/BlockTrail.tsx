import { Breadcrumbs } from '@atrium/design-system'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

interface BlockTrailProps {
  /** Goes to the orders; undefined: there are none beside the blocks. */
  onLeave: (() => void) | undefined
  /** The place inside the list; absent: the list itself. */
  here?: string
}

/** The way from the orders to the blocks and to one of them. */
export function BlockTrail({ onLeave, here }: BlockTrailProps) {
  const { t } = useMessages(messages)
  const { setPath } = useModuleHost()
  if (!onLeave && here === undefined) return null
  return (
    <Breadcrumbs
      items={[
        ...(onLeave ? [{ id: 'orders', label: t('place.orders') }] : []),
        { id: 'list', label: t('title') },
        ...(here === undefined ? [] : [{ id: 'here', label: here }]),
      ]}
      onNavigate={(id) => (id === 'orders' ? onLeave?.() : setPath([]))}
    />
  )
}
