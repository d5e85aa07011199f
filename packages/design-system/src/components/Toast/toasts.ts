import { createContext, use } from 'react'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastOptions {
  /** `success` and `info` show top right, `failure` bottom centre (ERR-07). */
  tone: 'success' | 'info' | 'failure'
  /** What happened, in one line. */
  title: string
  /** What is safe and what to do. */
  detail?: string
  /** One way on. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it goes; default 6 s, failures 10 s, 0 stays. Waits while pointer or focus is on it. */
  timeout?: number
  /** Called when it goes, by whatever way. */
  onClose?: () => void
}

export interface Toasts {
  /** Shows a message and returns a function that takes it away. */
  show: (toast: ToastOptions) => () => void
  /** Takes all messages away. */
  clear: () => void
}

export interface ToastQueues {
  notices: ToastQueue<ToastOptions>
  failures: ToastQueue<ToastOptions>
}

export const ToastContext = createContext<Toasts | undefined>(undefined)

const DEFAULT_TIMEOUT = 6_000
const FAILURE_TIMEOUT = 10_000

/** Shows short messages in the nearest `ToastRegion`. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastRegion above it')
  return toasts
}

/** The commands on a pair of queues. */
export function createToasts({ notices, failures }: ToastQueues): Toasts {
  return {
    show(toast) {
      const isFailure = toast.tone === 'failure'
      const queue = isFailure ? failures : notices
      const timeout = toast.timeout ?? (isFailure ? FAILURE_TIMEOUT : DEFAULT_TIMEOUT)
      const options = { onClose: toast.onClose, ...(timeout > 0 ? { timeout } : {}) }
      const key = queue.add(toast, options)
      return () => queue.close(key)
    },
    clear() {
      notices.clear()
      failures.clear()
    },
  }
}
