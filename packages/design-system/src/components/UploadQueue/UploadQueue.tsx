import { ChevronDown, CircleAlert, CircleCheck, Pause, Play, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useOwn } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { UploadLine, useProgressWords } from './UploadLine.tsx'
import { uploadQueueCss } from './uploadQueue.css.ts'
import { uploadTotals, type UploadActions, type UploadItem } from './uploadQueue.logic.ts'
import { uploadQueueStrings } from './uploadQueue.strings.ts'

export interface UploadQueueProps extends UploadActions, NativeProps<'div', keyof UploadActions> {
  /** Files on their way, in the order they are shown. */
  items: readonly UploadItem[]
  /** Forgets what is done, failed or cancelled; offered once nothing is on its way. */
  onClear?: () => void
  /** The files are listed, when the parent holds it. */
  isExpanded?: boolean
  /** The files are listed at first; default true. */
  defaultExpanded?: boolean
  /** Called when the list is shown or hidden. */
  onExpandedChange?: (isExpanded: boolean) => void
}

const Root = styled.div`
  ${uploadQueueCss}
`

/** Files on their way: each one's progress, that of all together, what went wrong and how to go on (FILE-09). */
export function UploadQueue(props: UploadQueueProps) {
  const {
    items,
    onPause,
    onResume,
    onRetry,
    onCancel,
    onClear,
    isExpanded: held,
    defaultExpanded = true,
    onExpandedChange,
    ...native
  } = props
  const strings = useStrings(uploadQueueStrings)
  const words = useProgressWords()
  const listId = useId()
  const [isExpanded, setExpanded] = useOwn(held, defaultExpanded, onExpandedChange)
  const totals = uploadTotals(items)
  const idsOf = (...states: UploadItem['state'][]) =>
    items.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const failed = idsOf('failed')
  const paused = idsOf('paused')
  const moving = idsOf('sending', 'waiting')
  const outcome =
    [
      totals.done > 0 && strings.done(totals.done),
      totals.failed > 0 && strings.failed(totals.failed),
    ]
      .filter(Boolean)
      .join(' · ') || strings.nothing
  const title = totals.moving > 0 ? strings.sending(totals.open) : strings.paused(totals.open)
  // Begin, failure and end; whoever wants to know how far it is asks the bar.
  const spoken =
    totals.open > 0 ? [title, failed.length > 0 && strings.failed(failed.length)] : [outcome]
  return (
    <>
      {items.length > 0 && (
        // Not a landmark of the page: it comes and goes.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <Root {...native} role="group" aria-label={strings.queue}>
          <div className="at-head">
            <div className="at-total">
              {totals.open > 0 ? (
                <ProgressBar
                  label={title}
                  value={totals.sent}
                  max={Math.max(1, totals.size)}
                  valueText={words(totals.sent, totals.size, totals.remaining)}
                />
              ) : (
                <div className="at-outcome" data-at-failed={failed.length > 0 || undefined}>
                  <Icon icon={failed.length > 0 ? CircleAlert : CircleCheck} />
                  {outcome}
                </div>
              )}
            </div>
            <div className="at-actions">
              {onRetry && failed.length > 1 && (
                <Button
                  size="compact"
                  variant="quiet"
                  icon={RotateCw}
                  onPress={() => onRetry(failed)}
                >
                  {strings.retryAll}
                </Button>
              )}
              {onClear && totals.open === 0 && (
                <Button size="compact" variant="quiet" onPress={onClear}>
                  {strings.clear}
                </Button>
              )}
            </div>
            <div className="at-buttons">
              {onPause && moving.length > 1 && (
                <IconButton
                  icon={Pause}
                  size="compact"
                  label={strings.pauseAll}
                  onPress={() => onPause(moving)}
                />
              )}
              {onResume && moving.length === 0 && paused.length > 1 && (
                <IconButton
                  icon={Play}
                  size="compact"
                  label={strings.resumeAll}
                  onPress={() => onResume(paused)}
                />
              )}
              <span className="at-turn" data-at-open={isExpanded || undefined}>
                <IconButton
                  icon={ChevronDown}
                  size="compact"
                  label={isExpanded ? strings.hide : strings.show}
                  aria-expanded={isExpanded}
                  aria-controls={isExpanded ? listId : undefined}
                  onPress={() => setExpanded(!isExpanded)}
                />
              </span>
            </div>
          </div>
          {isExpanded && (
            <ul id={listId}>
              {items.map((item) => (
                <UploadLine
                  key={item.id}
                  item={item}
                  onPause={onPause}
                  onResume={onResume}
                  onRetry={onRetry}
                  onCancel={onCancel}
                />
              ))}
            </ul>
          )}
        </Root>
      )}
      <LiveRegion>{items.length > 0 ? spoken.filter(Boolean).join(' · ') : ''}</LiveRegion>
    </>
  )
}
