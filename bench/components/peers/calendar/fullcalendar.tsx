import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import FullCalendar, { type CalendarRef } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import classicThemePlugin from '@fullcalendar/react/themes/classic'
import { createRef } from 'react'
import {
  OPENED,
  PANNED,
  SHOWN,
  ZOOMED,
  isMoved,
  moved,
  type Entry,
} from '../../page/cases/calendar.ts'
import type { Peer } from '../../page/peer.ts'
import { shell } from '../lib/shell.tsx'

const page = shell()

const DAY = 86_400_000
const calendar = createRef<CalendarRef>()
const api = () => calendar.current!.getApi()
/** The end of an event is the first day without it. */
const endOf = ({ end }: Entry) => new Date(Date.parse(end) + DAY).toISOString().slice(0, 10)
let toMove: Entry | undefined

export const peer: Peer<Entry> = {
  item: '.entry',
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) => {
    toMove = items.find((entry) => isMoved(entry, items.length))
    const events = items.map((entry) => ({
      id: entry.id,
      title: entry.name,
      start: entry.start,
      end: endOf(entry),
      allDay: true,
    }))
    page.open(
      <FullCalendar
        ref={calendar}
        plugins={[dayGridPlugin, interactionPlugin, classicThemePlugin]}
        initialView="dayGridMonth"
        initialDate={OPENED}
        firstDay={1}
        height="100%"
        dayMaxEvents={SHOWN}
        editable
        eventClass="entry"
        events={events}
      />,
    )
  },
  move: () => {
    const next = moved(toMove!)
    api().getEventById(next.id)!.setDates(next.start, endOf(next), { allDay: true })
  },
  pan: () => api().gotoDate(PANNED),
  zoom: () => api().changeView('dayGridWeek', ZOOMED),
}
