import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Key } from '../../collection/index.ts'
import { MARCH_EVENTS, manyEvents } from '../../stories/calendarData.ts'
import { Phone, proveKeys, ThemeGrid, spoken, type KeyBench } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { CALENDAR_KEYS, DAY_KEYS, EVENT_KEYS } from './calendar.keys.ts'
import { CalendarView } from './CalendarView.tsx'
import type { CalendarEvent, CalendarSpan, CalendarViewProps } from './calendar.types.ts'

/** Holds the events, as a page does. */
function Held(props: CalendarViewProps) {
  const [events, setEvents] = useState(props.events)
  const move = (key: Key, span: CalendarSpan) => {
    props.onMoveEvent?.(key, span)
    const timed = (day: string, when: unknown) =>
      typeof when === 'string' ? day + when.slice(10) : day
    setEvents((old) =>
      old.map((event) =>
        event.key === key
          ? { ...event, start: timed(span.start, event.start), end: timed(span.end, event.end) }
          : event,
      ),
    )
  }
  return <CalendarView {...props} events={events} onMoveEvent={move} />
}

const meta = {
  title: 'Components/Collections/CalendarView',
  component: CalendarView,
  args: {
    label: 'Termine',
    events: MARCH_EVENTS,
    defaultView: { mode: 'month', day: '2027-03-15' },
    now: '2027-03-15T09:14',
    onMoveEvent: fn(),
  },
  render: (args) => <Held {...args} />,
  parameters: { keyboard: CALENDAR_KEYS },
} satisfies Meta<typeof CalendarView>
export default meta
type Story = StoryObj<typeof meta>

const dayOf = (root: HTMLElement, name: RegExp) => within(root).getByRole('gridcell', { name })
const focused = () =>
  document.activeElement?.querySelector('.at-visually-hidden')?.textContent ?? ''

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Held {...args} label="Monat" />
      <Held {...args} label="Woche" defaultView={{ mode: 'week', day: '2027-03-15' }} />
      <Held
        {...args}
        label="Woche ohne Uhrzeiten"
        events={MARCH_EVENTS.filter(({ start }) => String(start).length <= 10)}
        defaultView={{ mode: 'week', day: '2027-03-15' }}
      />
    </div>
  ),
}

export const States: Story = {
  args: {
    defaultView: { mode: 'month', day: '2027-03-18' },
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set(['kino', 'mail', 'jour']),
  },
}

export const Empty: Story = {
  args: {
    events: [],
    emptyState: (
      <StateScreen kind="empty" title="Noch keine Termine" detail="Legen Sie den ersten an." />
    ),
  },
}

export const Loading: Story = { args: { events: [], isLoading: true } }

export const Failed: Story = {
  args: { error: <StateScreen kind="error" action={<Button>Noch einmal versuchen</Button>} /> },
}

export const LongGermanText: Story = {
  args: {
    events: [
      {
        key: 1,
        title: 'Druckunterlagenanlieferungsschluss Großflächenplakat',
        start: '2027-03-16',
      },
      {
        key: 2,
        title: 'Schaltungsbestätigungsverfahren der Verkehrsbetriebe',
        start: '2027-03-17',
        end: '2027-03-18',
      },
    ],
  },
}

export const SmallWidth: Story = {
  args: { defaultView: { mode: 'month', day: '2027-03-16' } },
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const ShortWords: Story = {
  name: 'Where a title is too long for a day a part of it stands there; whole it is spoken, shown by the pointer and listed',
  args: {
    events: [
      { key: 1, title: 'Materialschluss: Funkkombi Nord (Kids Schulstart)', short: 'Funkkombi Nord', icon: FileUp, start: '2027-03-16' }, // prettier-ignore
    ],
    eventActions: () => <MenuItem>Erinnern</MenuItem>,
  },
  play: async ({ canvasElement }) => {
    const event = within(canvasElement).getByRole('button', {
      name: /^Materialschluss: Funkkombi Nord \(Kids Schulstart\), /,
    })
    await expect(event).toHaveTextContent(/^Funkkombi Nord$/)
    await userEvent.hover(event)
    await expect(event.title).toMatch(/^Materialschluss/)
    dayOf(canvasElement, /^Dienstag, 16\. März/).focus()
    await userEvent.keyboard('{Enter}')
    const list = within(await screen.findByRole('dialog'))
    await expect(list.getByText('Materialschluss: Funkkombi Nord (Kids Schulstart)')).toBeInTheDocument() // prettier-ignore
    await userEvent.click(list.getByRole('button', { name: /^Aktionen für Materialschluss/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Erinnern' })).toBeInTheDocument()
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: {
    defaultView: { mode: 'week', day: '2027-03-15' },
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set(['mega']),
  },
  render: (args) => (
    <ThemeGrid>
      <CalendarView {...args} events={MARCH_EVENTS.slice(0, 3)} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Arrows, Home, End and pages lead from day to day; Tab goes into its events',
  args: { onAction: fn() },
  play: async ({ args, canvasElement }) => {
    dayOf(canvasElement, /^Montag, 15\. März 2027, 3 Termine/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focused()).toMatch(/^Dienstag, 16\. März 2027, 7 Termine/))
    await userEvent.keyboard('{End}{ArrowDown}{Home}')
    await waitFor(() => expect(focused()).toMatch(/^Montag, 22\. März/))
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(focused()).toMatch(/^Donnerstag, 22\. April/))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(focused()).toMatch(/^Montag, 22\. März/))
    await userEvent.tab()
    const events = within(dayOf(canvasElement, /22\. März/))
    await expect(events.getAllByRole('button')).toContain(document.activeElement)
    await userEvent.click(
      events.getByRole('button', { name: /^Messe Köln, 22\. März bis 24\. März 2027$/ }),
    )
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'messe' }))
  },
}

const SHORT: readonly CalendarEvent[] = [
  ['2027-03-16', 'Druckunterlagenschluss'],
  ['2027-03-16', 'Planungsrunde'],
  ['2027-03-17', 'Abnahme der Kreation'],
  ['2027-03-19', 'Kinostart'],
].map(([start, title]) => ({ key: title!, title: title!, start: start!, can: { move: true } }))

/** A bench of things in the page, by their places in it. */
function benchOf(root: HTMLElement, selector: string): KeyBench {
  const items = () => [...root.querySelectorAll<HTMLElement>(selector)]
  const selected = () =>
    items().flatMap((item, place) => (item.ariaSelected === 'true' ? [place] : []))
  return {
    count: items().length,
    focus: async (index) => {
      items()[index]!.focus()
      // Escape would lead out of an event; where something is chosen, it ends that first.
      if (items()[index]!.role === 'option' && selected().length === 0)
        await userEvent.keyboard(' ')
    },
    focused: () => items().indexOf(document.activeElement as HTMLElement),
    selected,
  }
}

export const Keys: Story = {
  name: 'Every key of the table does what it says',
  args: { events: SHORT, selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    await proveKeys(DAY_KEYS, benchOf(canvasElement, '.at-calendar-day'))
    await proveKeys(EVENT_KEYS, benchOf(canvasElement, '.at-calendar-event'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toMatch(/^Dienstag, 16\. März 2027, 2 Termine/))
  },
}

const keysOf = (call: unknown) => [...(call as ReadonlySet<Key>)]

export const Chooses: Story = {
  name: 'Events are chosen by click, Control and Shift, by time, and stay chosen on other pages',
  args: { selectionMode: 'multiple', onSelectionChange: fn(), onAction: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const chosen = () => keysOf(mocked(args.onSelectionChange!).mock.lastCall?.[0] ?? [])
    const option = (name: RegExp) => canvas.getAllByRole('option', { name })[0]!
    const user = userEvent.setup()
    await user.click(option(/^Kinostart/))
    await expect(chosen()).toEqual(['kino'])
    await expect(option(/^Kinostart/)).toHaveAttribute('aria-selected', 'true')
    await expect(args.onAction).not.toHaveBeenCalled()
    await user.keyboard('{Shift>}')
    await user.click(option(/^Mailing/))
    await user.keyboard('{/Shift}')
    await expect(chosen()).toEqual(['kino', 'messe', 'mail'])
    await user.keyboard('{Control>}')
    await user.click(option(/^Messe/))
    await user.keyboard('{/Control}')
    await expect(chosen()).toEqual(['kino', 'mail'])
    await waitFor(() => expect(spoken()).toContain('2 ausgewählt'))
    await user.click(canvas.getByRole('button', { name: 'Später' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: /^Kinostart/ })).toBeNull())
    await user.click(canvas.getByRole('button', { name: 'Früher' }))
    await waitFor(() => expect(option(/^Kinostart/)).toHaveAttribute('aria-selected', 'true'))
    await user.dblClick(option(/^Kinostart/))
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'kino' }))
    // What stands in the list of a day only is chosen there.
    await user.click(canvas.getByRole('button', { name: /^\d weitere am 16\. März 2027$/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Dienstag, 16. März 2027' }))
    await user.click(list.getByRole('checkbox', { name: 'Planungsrunde auswählen' }))
    await expect(chosen()).toEqual(['kino', 'plan'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=dialog]')).toHaveLength(0))
  },
}

export const More: Story = {
  name: 'What finds no room is counted, and stands in the list of the day',
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', {
      name: /^\d weitere am 16\. März 2027$/,
    })
    await userEvent.click(more)
    const list = within(await screen.findByRole('dialog', { name: 'Dienstag, 16. März 2027' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(7)
    await waitFor(() => expect(list.getByText('10:00 – 11:30')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const MovesByKeys: Story = {
  name: 'Alt and arrows carry an event on, its length and times stay',
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /^Kinostart/ })
      .focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMoveEvent).toHaveBeenLastCalledWith('kino', {
      start: '2027-03-25',
      end: '2027-03-25',
    })
    await waitFor(() => expect(focused()).toMatch(/^Donnerstag, 25\. März/))
  },
}

export const MovesByHand: Story = {
  name: 'An event is carried to another day by hand; Escape leaves it',
  play: async ({ args, canvasElement }) => {
    const event = within(canvasElement).getAllByRole('button', { name: /^Messe Köln/ })[0]!
    const from = event.getBoundingClientRect()
    const to = dayOf(canvasElement, /^Montag, 29\. März/).getBoundingClientRect()
    const at = { pointerId: 1, button: 0, pointerType: 'mouse', clientX: from.left + 12 }
    const carry = () => {
      fireEvent.pointerDown(event, { ...at, clientY: from.top + 8 })
      fireEvent.pointerMove(window, { ...at, clientY: to.top + 12 })
    }
    carry()
    await expect(canvasElement.querySelector('.at-calendar-live')).toHaveTextContent(
      '29.03. – 31.03.2027',
    )
    fireEvent.keyDown(event, { key: 'Escape' })
    fireEvent.pointerUp(window, at)
    await expect(args.onMoveEvent).not.toHaveBeenCalled()
    carry()
    fireEvent.pointerUp(window, { ...at, clientY: to.top + 12 })
    await expect(args.onMoveEvent).toHaveBeenLastCalledWith('messe', {
      start: '2027-03-29',
      end: '2027-03-31',
    })
  },
}

export const MovesByFinger: Story = {
  name: 'A finger scrolls; after a long press it carries an event, or chooses it',
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args, canvasElement }) => {
    const event = within(canvasElement).getAllByRole('option', { name: /^Messe Köln/ })[0]!
    const from = event.getBoundingClientRect()
    const to = dayOf(canvasElement, /^Montag, 29\. März/).getBoundingClientRect()
    const at = { pointerId: 7, button: 0, pointerType: 'touch', clientX: from.left + 12 }
    const press = () => fireEvent.pointerDown(event, { ...at, clientY: from.top + 8 })
    const drag = () => fireEvent.pointerMove(window, { ...at, clientY: to.top + 12 })
    const release = () => fireEvent.pointerUp(window, { ...at, clientY: to.top + 12 })
    const wait = () => waitFor(() => expect(event).toHaveAttribute('data-at-dragged'))
    press()
    drag()
    release()
    await expect(args.onMoveEvent).not.toHaveBeenCalled()
    press()
    await wait()
    release()
    await expect(args.onMoveEvent).not.toHaveBeenCalled()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['messe']))
    press()
    await wait()
    const scrolling = new Event('touchmove', { bubbles: true, cancelable: true })
    event.dispatchEvent(scrolling)
    await expect(scrolling.defaultPrevented).toBe(true)
    drag()
    release()
    await expect(args.onMoveEvent).toHaveBeenLastCalledWith('messe', {
      start: '2027-03-29',
      end: '2027-03-31',
    })
  },
}

export const MovesByMenu: Story = {
  name: 'A menu and a dialog do the same as dragging (WCAG 2.5.7)',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Kinostart/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verschieben …' }))
    const dialog = within(await screen.findByRole('dialog', { name: '„Kinostart“ verschieben' }))
    dialog.getAllByRole('spinbutton', { name: /^Tag,/ })[0]!.focus()
    await userEvent.keyboard('19')
    await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }))
    await expect(args.onMoveEvent).toHaveBeenLastCalledWith('kino', {
      start: '2027-03-19',
      end: '2027-03-19',
    })
  },
}

const many = manyEvents(10_000)

export const TenThousand: Story = {
  name: 'Of 10,000 events a month shows its own, and each day says how many it has',
  args: { events: many },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button').length).toBeLessThan(260)
    await expect(dayOf(canvasElement, /^Montag, 15\. März 2027, \d+ Termine/)).toHaveAttribute(
      'aria-current',
      'date',
    )
  },
}
