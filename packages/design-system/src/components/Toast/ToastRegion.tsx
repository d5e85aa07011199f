import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { useStrings } from '../../intl/index.ts'
import { later, usePreload } from '../../later/index.ts'
import type { MessagesProps } from './Messages.tsx'
import { ToastContext, createToasts, type ToastQueues } from './toasts.ts'
import { useWayBack } from './useWayBack.ts'

export interface ToastRegionProps {
  /** Everything that may show messages. */
  children: ReactNode
  /** Most successes and notes at a time; default 2 (ERR-08, 1 on the sign-in page). */
  maxNotices?: number
  /** Most failures at a time; default 3 (ERR-08). */
  maxFailures?: number
}

// Most visits see none: their code comes after the page.
const Messages = later(async () => (await import('./Messages.tsx')).Messages)

/** Gives `useToasts` to its children and shows their messages (ERR-07, ERR-08). */
export function ToastRegion({ children, maxNotices = 2, maxFailures = 3 }: ToastRegionProps) {
  const strings = useStrings()
  const [{ queues, toasts }] = useState(() => {
    const queues: ToastQueues = {
      notices: new ToastQueue({ maxVisibleToasts: maxNotices }),
      failures: new ToastQueue({ maxVisibleToasts: maxFailures }),
    }
    return { queues, toasts: createToasts(queues) }
  })
  useWayBack()
  // Also for the message that there is no connection.
  usePreload(Messages)
  return (
    <ToastContext value={toasts}>
      {children}
      <Place queue={queues.notices} label={strings.notices} place="top" />
      <Place queue={queues.failures} label={strings.failures} place="bottom" />
    </ToastContext>
  )
}

/** Mounted only with messages in it: F6 knows no region that was empty when it came. */
function Place(props: MessagesProps) {
  const { queue } = props
  const isEmpty = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length === 0,
    () => true,
  )
  return isEmpty ? undefined : <Messages {...props} />
}
