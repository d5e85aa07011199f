import { ArrowLeftRight, SquareArrowOutUpRight } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { dayOf, numberOf, type DayNumber } from '../../dates/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { Popover } from '../Popover/index.ts'
import { PopoverContext } from '../Popover/PopoverTrigger.tsx'
import { SpanDialog } from '../TimelineView/bars/SpanDialog.tsx'
import { useItemMenu } from '../TimelineView/bars/useItemMenu.tsx'
import type { Dated } from './calendar.logic.ts'
import type { CalendarViewProps } from './calendar.types.ts'
import type { CalendarPaging } from './useCalendarPage.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

interface ActionOptions {
  speech: CalendarSpeech
  go: CalendarPaging['go']
}

/** What can be done with events and days; one menu, one dialog and one list of a day for all. */
export function useCalendarActions(props: CalendarViewProps, { speech, go }: ActionOptions) {
  const { onAction, onDayAction, onMoveEvent, eventActions } = props
  const { words, names } = speech
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Dated>()
  const [listed, setListed] = useState<DayNumber>()

  const moveBy = (dated: Dated, by: number) => {
    const [start, end] = [dated.start + by, dated.end + by]
    onMoveEvent?.(dated.event.key, { start: dayOf(start), end: dayOf(end) })
    announce(words.moved(dated.event.title, names.spoken(start, end)))
  }
  const canMove = ({ event }: Dated) => onMoveEvent !== undefined && event.can?.move === true
  const hasMenu = (dated: Dated) =>
    onAction !== undefined || eventActions !== undefined || canMove(dated)
  const { menu, openAt } = useItemMenu<Dated>(
    ({ event }) => words.menu(event.title),
    (dated) => (
      <>
        {eventActions?.(dated.event) ||
          (onAction && (
            <MenuItem icon={SquareArrowOutUpRight} onAction={() => onAction(dated.event)}>
              {words.open}
            </MenuItem>
          ))}
        {canMove(dated) && (
          <MenuItem
            icon={ArrowLeftRight}
            onAction={() => {
              setListed(undefined)
              setAsked(dated)
            }}
          >
            {words.move}
          </MenuItem>
        )}
      </>
    ),
    useCallback(() => undefined, []),
  )
  const open = (dated: Dated, at: Element) => {
    if (onAction) onAction(dated.event)
    else if (hasMenu(dated)) openAt(dated, at)
  }

  const listTrigger = useRef<HTMLElement>(null)
  const listDay = (day: DayNumber, at: HTMLElement) => {
    listTrigger.current = at
    setListed(day)
  }
  const openDay = (day: DayNumber, at: HTMLElement) =>
    onDayAction ? onDayAction(dayOf(day)) : listDay(day, at)
  const listState = useMemo(
    () => ({
      triggerRef: listTrigger,
      dialogId: '',
      isOpen: listed !== undefined,
      setOpen: (isOpen: boolean) => {
        if (!isOpen) setListed(undefined)
      },
    }),
    [listed],
  )
  const overlays = (list: (day: DayNumber) => ReactNode) => (
    <>
      {listed !== undefined && (
        <PopoverContext value={listState}>
          <Popover title={names.full(listed)}>{list(listed)}</Popover>
        </PopoverContext>
      )}
      {menu}
      {asked && (
        <SpanDialog
          label={asked.event.title}
          start={dayOf(asked.start)}
          end={dayOf(asked.end)}
          canResize={false}
          onClose={() => setAsked(undefined)}
          onSave={(start) => {
            setAsked(undefined)
            if (start !== dayOf(asked.start)) moveBy(asked, numberOf(start) - asked.start)
            go(numberOf(start), 'day')
          }}
        />
      )}
    </>
  )
  return { moveBy, canMove, hasMenu, open, openAt, listDay, openDay, overlays }
}

export type CalendarActions = ReturnType<typeof useCalendarActions>
