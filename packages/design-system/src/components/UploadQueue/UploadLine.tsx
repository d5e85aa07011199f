import { CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react'
import { useLocale } from 'react-aria-components'
import { formatBytes, formatPart, formatSeconds } from '../../files/index.ts'
import { useStrings } from '../../intl/index.ts'
import { FileIcon } from '../FileIcon/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { isOpen, remainingOf, type UploadActions, type UploadItem } from './uploadQueue.logic.ts'
import { uploadQueueStrings } from './uploadQueue.strings.ts'

interface UploadLineProps extends UploadActions {
  item: UploadItem
}

/** One file: its name, how far it is, and what can be done about it. */
export function UploadLine({ item, onPause, onResume, onCancel, onRetry }: UploadLineProps) {
  const strings = useStrings(uploadQueueStrings)
  const words = useProgressWords()
  const { id, name, size, sent, state } = item
  const isMoving = state === 'sending' || state === 'paused'
  const text = {
    waiting: strings.waiting,
    sending: words(sent, size, remainingOf(item)),
    paused: `${strings.isPaused} · ${words(sent, size)}`,
    done: strings.isDone,
    cancelled: strings.isCancelled,
    failed: undefined,
  }[state]
  return (
    <li data-at-state={state}>
      <FileIcon name={name} look="tile" />
      <div className="at-words">
        <div className="at-first">
          <span className="at-name" title={name}>
            {name}
          </span>
          {text && (
            <span className="at-state">
              {state === 'done' && <Icon icon={CircleCheck} size={16} />}
              {text}
            </span>
          )}
        </div>
        {isMoving && (
          <ProgressBar label={name} value={sent} max={size} valueText={text} isLabelHidden />
        )}
        {state === 'failed' && <div className="at-error">{item.error ?? strings.isFailed}</div>}
      </div>
      <div className="at-buttons">
        {onPause && (state === 'sending' || state === 'waiting') && (
          <IconButton
            size="compact"
            icon={Pause}
            label={strings.pause(name)}
            onPress={() => onPause([id])}
          />
        )}
        {onResume && state === 'paused' && (
          <IconButton
            size="compact"
            icon={Play}
            label={strings.resume(name)}
            onPress={() => onResume([id])}
          />
        )}
        {onRetry && (state === 'failed' || state === 'cancelled') && (
          <IconButton
            size="compact"
            icon={RotateCw}
            label={strings.retry(name)}
            onPress={() => onRetry([id])}
          />
        )}
        {onCancel && (isOpen(item) || state === 'failed') && (
          <IconButton
            size="compact"
            icon={X}
            label={state === 'failed' ? strings.remove(name) : strings.cancel(name)}
            onPress={() => onCancel(id)}
          />
        )}
      </div>
    </li>
  )
}

/** `312 von 486 MB · noch 41 s`, in the reader's language. */
export function useProgressWords() {
  const strings = useStrings(uploadQueueStrings)
  const { locale } = useLocale()
  return (sent: number, size: number, remaining?: number) =>
    [
      strings.progress(formatPart(locale, sent, size), formatBytes(locale, size)),
      remaining !== undefined && strings.remaining(formatSeconds(locale, remaining)),
    ]
      .filter(Boolean)
      .join(' · ')
}
