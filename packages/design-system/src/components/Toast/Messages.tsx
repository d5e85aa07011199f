import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { regionCss, toastCss } from './toast.css.ts'
import type { ToastOptions } from './toasts.ts'

const ICONS = { success: CircleCheck, info: Info, failure: CircleAlert }

/** A failure interrupts, a notice waits for a pause. */
const SPOKEN = {
  failure: { role: 'alert', 'aria-live': 'assertive' },
  notice: { role: 'status', 'aria-live': 'polite' },
} as const

/** Letters of a title that need the whole width. */
const LONG = 48

const Region = styled(AriaToastRegion<ToastOptions>)`
  ${regionCss}
`
const Surface = styled(AriaToast<ToastOptions>)`
  ${toastCss}
`

export interface MessagesProps {
  queue: ToastQueue<ToastOptions>
  label: string
  place: 'top' | 'bottom'
}

/** The messages of one place. */
export function Messages({ queue, label, place }: MessagesProps) {
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
    <Surface toast={toast} data-at-tone={tone} data-at-long={title.length > LONG || undefined}>
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
