import {
  CalendarView,
  type CalendarEvent,
  type CalendarPage,
  type CalendarSpan,
} from '@atrium/design-system/CalendarView'
import { useCallback, useLayoutEffect, useState } from 'react'
import { OPENED, PANNED, ZOOMED, isMoved, moved, type Entry } from '../../page/cases/calendar.ts'
import type { Peer } from '../../page/peer.ts'
import { page } from '../lib/atrium.tsx'

const eventOf = ({ id, name, start, end }: Entry): CalendarEvent => ({
  key: id,
  title: name,
  start,
  end,
  can: { move: true },
})

interface Commands {
  set: React.Dispatch<React.SetStateAction<CalendarEvent[]>>
  look: (view: CalendarPage) => void
}
let commands: Commands

function Year({ items }: { items: Entry[] }) {
  const [events, set] = useState(() => items.map(eventOf))
  const [view, look] = useState<CalendarPage>({ mode: 'month', day: OPENED })
  useLayoutEffect(() => {
    commands = { set, look }
  }, [])
  const moveEvent = useCallback((key: string | number, span: CalendarSpan) => {
    set((events) => events.map((event) => (event.key === key ? { ...event, ...span } : event)))
  }, [])
  return (
    <CalendarView
      label="Year"
      events={events}
      view={view}
      onViewChange={look}
      onMoveEvent={moveEvent}
      now={OPENED}
    />
  )
}

let toMove: Entry | undefined

export const peer: Peer<Entry> = {
  item: '[data-at-event]',
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) => {
    toMove = items.find((entry) => isMoved(entry, items.length))
    page.open(<Year items={items} />)
  },
  move: () => {
    const next = eventOf(moved(toMove!))
    commands.set((events) => events.map((event) => (event.key === next.key ? next : event)))
  },
  pan: () => commands.look({ mode: 'month', day: PANNED }),
  zoom: () => commands.look({ mode: 'week', day: ZOOMED }),
}
