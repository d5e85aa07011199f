import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { regionCss, toastCss } from './toast.css.ts'
import { ToastContext, createToasts, type ToastOptions, type ToastQueues } from './toasts.ts'
import { useWayBack } from './useWayBack.ts'

export interface ToastRegionProps {
  /** Everything that may show messages. */
  children: ReactNode
  /** Most successes and notes at a time; default 2 (ERR-08, 1 on the sign-in page). */
  maxNotices?: number
  /** Most failures at a time; default 3 (ERR-08). */
  maxFailures?: number
}

const ICONS = { success: CircleCheck, info: Info, failure: CircleAlert }

/** A failure interrupts, a notice waits for a pause. */
const SPOKEN = {
  failure: { role: 'alert', 'aria-live': 'assertive' },
  notice: { role: 'status', 'aria-live': 'polite' },
} as const

const Region = styled(AriaToastRegion<ToastOptions>)`
  ${regionCss}
`
const Surface = styled(AriaToast<ToastOptions>)`
  ${toastCss}
`

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
  return (
    <ToastContext value={toasts}>
      {children}
      <Messages queue={queues.notices} label={strings.notices} place="top" />
      <Messages queue={queues.failures} label={strings.failures} place="bottom" />
    </ToastContext>
  )
}

interface MessagesProps {
  queue: ToastQueue<ToastOptions>
  label: string
  place: 'top' | 'bottom'
}

/** Mounted only with messages in it: F6 knows no region that was empty when it came. */
function Messages({ queue, label, place }: MessagesProps) {
  const isEmpty = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length === 0,
    () => true,
  )
  if (isEmpty) return undefined
  return (
    <Region queue={queue} aria-label={label} data-at-place={place} data-at-messages>
      {({ toast }) => <Toast toast={toast} queue={queue} />}
    </Region>
  )
}

interface ToastProps {
  toast: Parameters<typeof Surface>[0]['toast']
  queue: ToastQueue<ToastOptions>
}

function Toast({ toast, queue }: ToastProps) {
  const strings = useStrings()
  const { tone, title, detail, action } = toast.content
  const word = {
    success: strings.toneSuccess,
    info: strings.toneInfo,
    failure: strings.toneFailure,
  }[tone]
  const close = () => queue.close(toast.key)
  const press = () => {
    action?.onPress()
    close()
  }
  return (
    <Surface toast={toast} data-at-tone={tone}>
      <span className="at-mark">
        <Icon icon={ICONS[tone]} label={word} />
      </span>
      <ToastContent {...SPOKEN[tone === 'failure' ? 'failure' : 'notice']}>
        <Text slot="title">{title}</Text>
        {detail && <Text slot="description">{detail}</Text>}
      </ToastContent>
      {action && (
        <Button size="compact" onPress={press}>
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={strings.close} size="compact" onPress={close} />
    </Surface>
  )
}
