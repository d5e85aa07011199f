import { ArrowLeftRight, SquareArrowOutUpRight } from 'lucide-react'
import { useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { dayOf, numberOf } from '../../../dates/index.ts'
import { treeOf } from '../../../focus/tree.ts'
import { useAnnounce } from '../../LiveRegion/index.ts'
import { MenuItem } from '../../Menu/index.ts'
import { SpanDialog } from './SpanDialog.tsx'
import type { Placed } from '../layout/timeline.logic.ts'
import type { TimelineViewProps } from '../timeline.types.ts'
import type { Powers } from '../TimelineLine.tsx'
import { byWeek, dragged, type Grip } from './useBarDrag.ts'
import { useItemMenu } from './useItemMenu.tsx'
import type { Speech } from '../useSpeech.ts'

const WEEK = 7

/** How far a key moves a bar, and by which end. */
function stepOf(
  key: string,
  isShift: boolean,
  isRtl: boolean,
): { by: number; grip: Grip } | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  const by = { [forward]: 1, [back]: -1, PageDown: WEEK, PageUp: -WEEK }[key]
  return by === undefined ? undefined : { by, grip: isShift ? 'end' : 'move' }
}

/** What can be done with a bar: by keys, by its menu, by a dialog with its days. */
export function useBarActions(
  props: TimelineViewProps,
  {
    speech,
    isRtl,
    focusKey,
  }: { speech: Speech; isRtl: boolean; focusKey: (placed: Placed) => void },
) {
  const { onMoveBar, onResizeBar, onAction, barActions, snap } = props
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Placed>()
  const powers = useMemo(
    (): Powers => ({
      canMove: !!onMoveBar,
      canResize: !!onResizeBar,
      hasMenu: !!onAction || !!barActions,
    }),
    [onMoveBar, onResizeBar, onAction, barActions],
  )
  const canMove = (placed: Placed) => powers.canMove && placed.bar.can?.move === true
  const canResize = (placed: Placed) => powers.canResize && placed.bar.can?.resize === true

  const commit = (placed: Placed, start: number, end: number) => {
    const { bar } = placed
    const span = { start: dayOf(start), end: end === Infinity ? undefined : dayOf(end) }
    const isMoved = end - start === placed.end - placed.start && start !== placed.start
    if (isMoved && (canMove(placed) || placed.end !== Infinity)) onMoveBar?.(bar.key, span)
    else onResizeBar?.(bar.key, span)
    announce(speech.words.moved(bar.label, speech.span(start, end)))
  }
  const { words } = speech
  const { menu, openAt } = useItemMenu<Placed>(
    (placed) => words.menu(placed.bar.label),
    (placed): ReactNode => (
      <>
        {barActions?.(placed.bar) ||
          (onAction && (
            <MenuItem icon={SquareArrowOutUpRight} onAction={() => onAction(placed.bar)}>
              {words.open}
            </MenuItem>
          ))}
        {(canMove(placed) || canResize(placed)) && (
          <MenuItem icon={ArrowLeftRight} onAction={() => setAsked(placed)}>
            {words.move}
          </MenuItem>
        )}
      </>
    ),
    useCallback((placed) => focusKey(placed), [focusKey]),
  )
  const hasMenu = (placed: Placed) => powers.hasMenu || canMove(placed) || canResize(placed)
  /** Keys on a bar that the collection leaves to us. */
  const onKey = (event: KeyboardEvent<HTMLElement>, placed: Placed) => {
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (isMenu || event.key === 'Enter') {
      if (!hasMenu(placed)) return
      event.preventDefault()
      openAt(placed, treeOf(event.currentTarget).activeElement ?? event.currentTarget)
      return
    }
    const step = event.altKey ? stepOf(event.key, event.shiftKey, isRtl) : undefined
    if (!step) return
    // Alt and an arrow would leave the page.
    event.preventDefault()
    if (step.grip === 'move' ? !canMove(placed) : !canResize(placed)) return
    if (step.grip === 'end' && placed.end === Infinity) return
    const isStep = Math.abs(step.by) === 1
    const by = snap === 'week' && isStep ? byWeek(placed, step.grip, step.by > 0 ? 1 : -1) : step.by
    const next = dragged(placed, step.grip, by, snap)
    if (next.start !== placed.start || next.end !== placed.end) commit(placed, next.start, next.end)
  }
  const dialog = asked && (
    <SpanDialog
      label={asked.bar.label}
      start={dayOf(asked.start)}
      end={asked.end === Infinity ? undefined : dayOf(asked.end)}
      canResize={canResize(asked)}
      canBeOpen={asked.end === Infinity}
      onClose={() => {
        setAsked(undefined)
        focusKey(asked)
      }}
      onSave={(start, end) => {
        setAsked(undefined)
        commit(asked, numberOf(start), end === undefined ? Infinity : numberOf(end))
        focusKey(asked)
      }}
    />
  )
  const overlays = (
    <>
      {menu}
      {dialog}
    </>
  )
  return { powers, commit, onKey, openAt, hasMenu, overlays }
}
