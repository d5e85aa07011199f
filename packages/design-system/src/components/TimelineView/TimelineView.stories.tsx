import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Key } from '../../collection/index.ts'
import { proveKeys, type KeyBench } from '../../stories/keyContract.ts'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { CHANNEL_BARS, CHANNEL_GROUPS, manyBars, STATE_BARS } from '../../stories/timelineData.ts'
import { Button } from '../Button/index.ts'
import { MediaMark } from '../MediaMark/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { TIMELINE_KEYS } from './timeline.keys.ts'
import { TimelineView } from './TimelineView.tsx'
import type { TimelineSpan, TimelineViewProps } from './timeline.types.ts'

/** Holds the bars, as a page does. */
function Held(props: TimelineViewProps) {
  const [bars, setBars] = useState(props.bars)
  const change = (key: Key, span: TimelineSpan) =>
    setBars((old) => old.map((bar) => (bar.key === key ? { ...bar, ...span } : bar)))
  const { onMoveBar, onResizeBar } = props
  return (
    <TimelineView
      {...props}
      bars={bars}
      onMoveBar={
        onMoveBar &&
        ((key, span) => {
          onMoveBar(key, span)
          change(key, span)
        })
      }
      onResizeBar={
        onResizeBar &&
        ((key, span) => {
          onResizeBar(key, span)
          change(key, span)
        })
      }
    />
  )
}

const meta = {
  title: 'Components/Collections/TimelineView',
  component: TimelineView,
  args: {
    label: 'Kanäle',
    groups: CHANNEL_GROUPS,
    bars: CHANNEL_BARS,
    defaultView: { from: '2027-01-01', to: '2027-08-31' },
    now: '2027-03-15',
    onMoveBar: fn(),
    onResizeBar: fn(),
    onViewChange: fn(),
  },
  render: (args) => <Held {...args} />,
  parameters: { keyboard: TIMELINE_KEYS },
} satisfies Meta<typeof TimelineView>
export default meta
type Story = StoryObj<typeof meta>

const bars = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.at-timeline-bar')]
const barOf = (root: HTMLElement, name: RegExp) => within(root).getByRole('gridcell', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const grid = (root: HTMLElement) => within(root).getByRole('grid')
/** Past the first drawing: the window is known only then. */
const drawn = (root: HTMLElement) => waitFor(() => expect(bars(root).length).toBeGreaterThan(0))
/** Pixels of a day, by a bar from 1 March to 18 April. */
const dayWidth = (root: HTMLElement) =>
  barOf(root, /^Antenne Frühjahr/).getBoundingClientRect().width / 49

export const Playground: Story = {
  args: { selectionMode: 'multiple', rowsTitle: 'Kanal' },
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Held {...args} label="Zeilen" defaultView={{ center: '2027-04-01', scale: 'week' }} />
      <Held {...args} label="Gepackt" lanes="packed" />
      <Held
        {...args}
        label="Tage"
        defaultView={{ center: '2027-03-16', scale: 'day' }}
        hasNoTools
      />
      <Held
        {...args}
        label="Jahre"
        defaultView={{ center: '2027-03-16', scale: 'year' }}
        hasNoTools
      />
      <Held {...args} label="Liste" form="list" maxHeight="320px" />
    </div>
  ),
}

export const States: Story = {
  args: {
    groups: [
      { id: 1, title: 'TV', detail: '182.000 €', mark: <MediaMark kind="tv" isDecorative /> },
      {
        id: 2,
        title: 'Plakat',
        detail: '94.500 €',
        mark: <MediaMark kind="out-of-home" isDecorative />,
      },
      { id: 3, title: 'Noch leer', detail: 'keine Buchung' },
    ],
    bars: STATE_BARS,
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set([1]),
  },
}

export const Empty: Story = {
  args: {
    bars: [],
    emptyState: (
      <StateScreen
        kind="empty"
        title="Noch nichts geplant"
        detail="Legen Sie den ersten Kanal an."
        action={<Button>Kanal anlegen</Button>}
      />
    ),
  },
}

export const Loading: Story = { args: { bars: [], isLoading: true } }

export const Failed: Story = {
  args: { error: <StateScreen kind="error" action={<Button>Noch einmal versuchen</Button>} /> },
}

export const LongGermanText: Story = {
  args: {
    groups: [
      {
        id: 1,
        title: 'Außenwerbung in Einkaufszentren',
        rows: [
          {
            id: 'a',
            title: 'Werbemittelanlieferungsbestätigung Großflächenplakat Süd',
            detail: 'Landesmediengesellschaft Niedersachsen',
          },
        ],
      },
    ],
    bars: [
      {
        key: 1,
        rowId: 'a',
        start: '2027-02-01',
        end: '2027-03-01',
        label: 'Schaltungsbestätigungsverfahren der Verkehrsbetriebe',
        icon: CHANNEL_BARS[0]!.icon,
      },
    ],
  },
}

export const SmallWidth: Story = {
  args: { maxHeight: '420px' },
  render: (args) => (
    <Phone>
      <Held {...args} defaultView={{ from: '2027-02-15', to: '2027-05-15' }} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: {
    groups: CHANNEL_GROUPS.slice(0, 2),
    bars: CHANNEL_BARS,
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set(['w1']),
    hasNoTools: true,
  },
  render: (args) => (
    <ThemeGrid>
      <TimelineView {...args} />
    </ThemeGrid>
  ),
}

export const Keys: Story = {
  name: 'Every key of the table does what it says',
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const root = grid(canvasElement)
    const placeOf = (element: Element) => Number(element.getAttribute('data-at-index'))
    const bench: KeyBench = {
      count: CHANNEL_BARS.length,
      focus: async (index) => {
        bars(root)[0]?.focus()
        await userEvent.keyboard('{Home}{Home}')
        for (let step = 0; step < index; step += 1) await userEvent.keyboard('{ArrowRight}')
      },
      focused: () => placeOf(document.activeElement!),
      selected: () =>
        bars(root)
          .filter((bar) => bar.ariaSelected === 'true')
          .map(placeOf),
    }
    await proveKeys(TIMELINE_KEYS, bench)
  },
}

export const Spoken: Story = {
  name: 'A bar says its days, its group and its place; rows say theirs',
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(
      barOf(
        canvasElement,
        /^Radio NRW, 11\. Januar bis 14\. Februar 2027, Funkkombi Nord, Gruppe Audio, 1 von 3$/,
      ),
    ).toHaveAttribute('aria-colindex', '2')
    await expect(
      barOf(canvasElement, /Dauerbelegung, ab 12\. April 2027, Ende offen/),
    ).toBeVisible()
    await expect(
      barOf(
        canvasElement,
        /Frühjahr.*pausiert 22\. März 2027 bis 28\. März 2027|Frühjahr.*pausiert 22\. März bis 28\. März 2027/,
      ),
    ).toBeVisible()
    const row = canvasElement.querySelector('[role=row]:has(.at-timeline-bar)')
    await expect(row).toHaveAttribute('aria-rowindex', '3')
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '11')
  },
}

export const Travels: Story = {
  name: 'Arrows travel along a row in time and to the nearest bar of the next row',
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    barOf(canvasElement, /^Sommerhit/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toMatch(/^Dauerbelegung/))
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(focused()).toMatch(/^Genehmigt, 15\. Februar/))
    await userEvent.keyboard('{End}{End}')
    await waitFor(() => expect(focused()).toMatch(/^Gebucht/))
  },
}

export const MovesByKeys: Story = {
  name: 'Alt and arrows move a bar day by day and change its length',
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    barOf(canvasElement, /^Radio NRW/).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', {
      start: '2027-01-12',
      end: '2027-02-15',
    })
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}')
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', {
      start: '2027-01-19',
      end: '2027-02-22',
    })
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', {
      start: '2027-01-19',
      end: '2027-02-21',
    })
    await waitFor(() => expect(focused()).toMatch(/^Radio NRW, 19\. Januar bis 21\. Februar/))
    barOf(canvasElement, /^Gebucht/).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMoveBar).toHaveBeenCalledTimes(2)
  },
}

const pull = (bar: HTMLElement, from: number, by: number, end: 'up' | 'Escape') => {
  const rect = bar.getBoundingClientRect()
  const x = rect.left + from
  const at = { pointerId: 1, button: 0, pointerType: 'mouse', clientY: rect.top + 5 }
  fireEvent.pointerDown(bar, { ...at, clientX: x })
  fireEvent.pointerMove(window, { ...at, clientX: x + by / 2 })
  fireEvent.pointerMove(window, { ...at, clientX: x + by })
  if (end === 'Escape') fireEvent.keyDown(bar, { key: 'Escape' })
  return () => fireEvent.pointerUp(window, { ...at, clientX: x + by })
}

export const MovesByHand: Story = {
  name: 'A bar and its ends follow the hand by whole days; Escape leaves all as it was',
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    const day = dayWidth(canvasElement)
    const bar = barOf(canvasElement, /^Radio NRW/)
    const middle = bar.getBoundingClientRect().width / 2
    const letGo = pull(bar, middle, day * 7.2, 'up')
    await expect(canvasElement.querySelector('.at-timeline-live')).toHaveTextContent(
      '18.01. – 21.02.2027',
    )
    letGo()
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', {
      start: '2027-01-18',
      end: '2027-02-21',
    })
    const moved = barOf(canvasElement, /^Radio NRW, 18\. Januar/)
    pull(moved, moved.getBoundingClientRect().width - 2, day * -3, 'up')()
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', {
      start: '2027-01-18',
      end: '2027-02-18',
    })
    pull(barOf(canvasElement, /^Radio NRW/), 20, day * 9, 'Escape')()
    await expect(args.onMoveBar).toHaveBeenCalledTimes(1)
    await expect(barOf(canvasElement, /^Radio NRW, 18\. Januar bis 18\. Februar/)).toBeVisible()
  },
}

export const MovesByMenu: Story = {
  name: 'A menu and a dialog with days do the same as dragging (WCAG 2.5.7)',
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    barOf(canvasElement, /^Radio NRW/).focus()
    const button = await within(canvasElement).findByRole('button', {
      name: 'Aktionen für Radio NRW',
    })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verschieben …' }))
    const dialog = within(await screen.findByRole('dialog', { name: '„Radio NRW“ verschieben' }))
    const days = dialog.getAllByRole('spinbutton', { name: /^Tag,/ })
    days[0]!.focus()
    await userEvent.keyboard('13')
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', {
      start: '2027-01-13',
      end: '2027-02-14',
    })
    await waitFor(() => expect(focused()).toMatch(/^Radio NRW, 13\. Januar/))
  },
}

export const Zooms: Story = {
  name: 'Zooming keeps the day under the pointer where it is, from days to years',
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    const root = grid(canvasElement)
    const left = () => barOf(canvasElement, /^Antenne Frühjahr/).getBoundingClientRect().left
    for (const deltaY of [-120, -120, -120, 120]) {
      const before = dayWidth(canvasElement)
      // A wheel knows whole pixels only; what lies beside the pointer grows with the zoom.
      const x = Math.round(left())
      const beside = left() - x
      fireEvent.wheel(root, { ctrlKey: true, deltaY, clientX: x, clientY: 300 })
      await waitFor(() => expect(dayWidth(canvasElement)).not.toBeCloseTo(before))
      const grown = dayWidth(canvasElement) / before
      // Scrolling knows whole pixels only, too: half a one before, grown, and half a one after.
      await expect(Math.abs(left() - x - beside * grown)).toBeLessThan((grown + 1) / 2)
    }
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Wochen' }))
    await waitFor(() => expect(within(canvasElement).getByText('KW 12')).toBeVisible())
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Jahre' }))
    await waitFor(() => expect(within(canvasElement).getByText('2020 – 2029')).toBeVisible())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Heute' }))
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ center: '2027-03-15', scale: 'year' }),
      ),
    )
  },
}

export const AsList: Story = {
  name: 'The list shows the same bars under the same groups',
  args: { onAction: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Liste' }))
    const list = within(canvasElement).getByRole('grid', { name: 'Kanäle' })
    const row = await within(list).findByRole('row', { name: /^Antenne Frühjahr, 1\. März/ })
    await expect(within(list).getByText('Funkkombi Nord')).toBeVisible()
    row.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'n3' }))
  },
}

const many = manyBars(500, 20)
const long = manyBars(10_000, 1)

export const TenThousand: Story = {
  name: 'Of 10,000 bars only those in the window are there; one far away is reached by its keys',
  args: {
    ...many,
    defaultView: { from: '2026-01-01', to: '2028-06-30' },
    selectionMode: 'multiple',
    maxHeight: '600px',
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(bars(canvasElement).length).toBeLessThan(900)
    bars(canvasElement)[0]!.focus()
    await userEvent.keyboard('{Control>}a{/Control}{End}{End}')
    await waitFor(() => expect(focused()).toMatch(/ 500\.20, .*Gruppe Paket 20, 20 von 20$/))
    const cell = document.activeElement!
    await expect(cell.closest('[role=row]')).toHaveAttribute('aria-rowindex', '521')
    await expect(cell).toHaveAttribute('aria-selected', 'true')
    grid(canvasElement).scrollTop = 0
    await waitFor(() => expect(barOf(canvasElement, / 1\.20, /)).toBeInTheDocument())
    await expect(document.activeElement).toBe(cell)
  },
}

export const NineThousand: Story = {
  name: 'Row 9,000 of 10,000 says so',
  args: { ...long, defaultView: { center: '2026-02-01', scale: 'month' }, maxHeight: '500px' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const root = grid(canvasElement)
    root.scrollTop = root.scrollHeight * 0.9
    const row = await within(root).findByRole('row', { name: /^Kanal 9000/ })
    // 360 groups stand above it, and the row of marks.
    await expect(row).toHaveAttribute('aria-rowindex', '9361')
    await expect(root).toHaveAttribute('aria-rowcount', '10401')
  },
}
