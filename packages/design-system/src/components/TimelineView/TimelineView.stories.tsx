import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from 'lucide-react'
import {
  expect,
  fireEvent,
  fn,
  screen,
  userEvent,
  waitFor,
  within,
  type Mock,
} from 'storybook/test'
import type { Key } from '../../collection/index.ts'
import { proveKeys } from '../../stories/keyContract.ts'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { CHANNEL_BARS, CHANNEL_GROUPS, manyBars, STATE_BARS } from '../../stories/timelineData.ts'
import {
  barOf,
  bars,
  Changing,
  dayWidth,
  drawn,
  FAILURE,
  focused,
  grid,
  Held,
  keyBenchOf,
  LONG_WORDS,
  NOTHING,
  pull,
  span,
  STATE_GROUPS,
} from '../../stories/timelineBench.tsx'
import { TIMELINE_KEYS } from './timeline.keys.ts'
import { TimelineView } from './TimelineView.tsx'

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

export const Playground: Story = {
  args: { selectionMode: 'multiple', rowsTitle: 'Kanal' },
}

const SPRING = '2027-03-16'

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Held {...args} label="Zeilen" defaultView={{ center: '2027-04-01', scale: 'week' }} />
      <Held {...args} label="Gepackt" lanes="packed" />
      <Held {...args} label="Tage" defaultView={{ center: SPRING, scale: 'day' }} hasNoTools />
      <Held {...args} label="Jahre" defaultView={{ center: SPRING, scale: 'year' }} hasNoTools />
      <Held {...args} label="Liste" form="list" maxHeight="320px" />
    </div>
  ),
}

export const States: Story = {
  args: {
    groups: STATE_GROUPS,
    bars: STATE_BARS,
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set([1]),
  },
}

export const Empty: Story = { args: { bars: [], emptyState: NOTHING } }

export const Loading: Story = { args: { bars: [], isLoading: true } }

export const Failed: Story = { args: { error: FAILURE } }

export const LongGermanText: Story = { args: LONG_WORDS }

export const SmallWidth: Story = {
  args: { maxHeight: '420px' },
  render: (args) => (
    <Phone>
      <Held {...args} defaultView={{ from: '2027-02-15', to: '2027-05-15' }} />
    </Phone>
  ),
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Später' }))
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled())
  },
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
    await proveKeys(TIMELINE_KEYS, keyBenchOf(grid(canvasElement)))
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
      barOf(canvasElement, /Frühjahr.*pausiert 22\. März( 2027)? bis 28\. März 2027/),
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
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', span('01-12', '02-15'))
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}')
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', span('01-19', '02-22'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', span('01-19', '02-21'))
    await waitFor(() => expect(focused()).toMatch(/^Radio NRW, 19\. Januar bis 21\. Februar/))
    barOf(canvasElement, /^Gebucht/).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMoveBar).toHaveBeenCalledTimes(2)
  },
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
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', span('01-18', '02-21'))
    const moved = barOf(canvasElement, /^Radio NRW, 18\. Januar/)
    pull(moved, moved.getBoundingClientRect().width - 2, day * -3, 'up')()
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', span('01-18', '02-18'))
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
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', span('01-13', '02-14'))
    await waitFor(() => expect(focused()).toMatch(/^Radio NRW, 13\. Januar/))
  },
}

export const Zooms: Story = {
  name: 'Zooming keeps the day under the pointer where it is, from days to years (T-22)',
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
  name: 'The list shows the same bars under the same groups (D-03)',
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

export const OwnBars: Story = {
  name: 'What stands in a bar may be the page’s own; what is spoken stays',
  args: { renderBar: ({ label, isTentative }) => (isTentative ? <em>{label}</em> : label) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const own = (bar: RegExp) => barOf(canvasElement, bar).querySelector('em')
    await expect(own(/^Sommerhit, 17\. Mai bis 4\. Juli 2027/)).toHaveTextContent('Sommerhit')
    await expect(own(/^Radio NRW/)).toBeNull()
  },
}

export const Points: Story = {
  name: 'A day that matters is a mark: spoken in full, reached by arrows, as wide on every scale',
  args: {
    bars: [
      ...CHANNEL_BARS,
      { key: 'p1', rowId: 'webradio', start: '2027-01-11', end: '2027-01-11', isPoint: true, icon: Flag, label: 'Buchungsschluss Webradio' }, // prettier-ignore
      { key: 'p2', rowId: 'webradio', start: '2027-01-22', end: '2027-01-22', isPoint: true, tone: 'bad', label: 'Materialschluss Webradio' }, // prettier-ignore
    ],
    onAction: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    const mark = barOf(canvasElement, /^Buchungsschluss Webradio, 11\. Januar 2027/)
    mark.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toMatch(/^Materialschluss Webradio, 22\. Januar/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'p2' }))
    const { width } = document.activeElement!.getBoundingClientRect()
    const before = dayWidth(canvasElement)
    await userEvent.keyboard('++')
    await waitFor(() => expect(dayWidth(canvasElement)).toBeGreaterThan(before * 2))
    await expect(document.activeElement!.getBoundingClientRect().width).toBe(width)
  },
}

export const FocusStays: Story = {
  name: 'The focus stays with its bar, whatever is sorted and filtered; from one that is gone it goes to its neighbour',
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const press = (name: string) =>
      fireEvent.click(within(canvasElement).getByRole('button', { name }))
    const rowIndex = () => document.activeElement?.closest('[role=row]')?.ariaRowIndex
    barOf(canvasElement, /^Sommerhit/).focus()
    await expect(rowIndex()).toBe('3')
    press('Umkehren')
    await waitFor(() => expect(rowIndex()).toBe('10'))
    await expect(focused()).toMatch(/^Sommerhit/)
    press('Nur Radio')
    await waitFor(() => expect(bars(canvasElement)).toHaveLength(3))
    await expect(focused()).toMatch(/^Sommerhit/)
    press('Sommerhit entfernen')
    await waitFor(() => expect(focused()).toMatch(/^Antenne Frühjahr, .* 2 von 2,/))
    press('Alle')
    await waitFor(() => expect(bars(canvasElement).length).toBeGreaterThan(3))
    await expect(focused()).toMatch(/^Antenne Frühjahr/)
  },
}

export const OnPaper: Story = {
  name: 'On paper the timeline has all its rows and the list all its bars; afterwards they are windows again (T-20, D-03)',
  args: {
    ...manyBars(60, 3),
    defaultView: { from: '2026-01-01', to: '2026-12-31' },
    maxHeight: '300px',
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const rows = () => within(grid(canvasElement)).getAllByRole('row').length
    const print = async (all: number) => {
      await expect(rows()).toBeLessThan(all / 2)
      // Rows are there a moment before their view listens.
      await waitFor(() => {
        fireEvent(window, new Event('beforeprint'))
        return expect(rows()).toBe(all)
      })
      fireEvent(window, new Event('afterprint'))
      await waitFor(() => expect(rows()).toBeLessThan(all / 2))
    }
    // The row of marks, three groups and their rows.
    await print(1 + 3 + 60)
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Liste' }))
    // Each row with a title over its bars.
    await print(60 + 60 * 3)
  },
}

const many = manyBars(500, 20)
const long = manyBars(10_000, 1)

export const TenThousand: Story = {
  name: 'Of 10,000 bars only those in the window are there; one far away is reached by its keys (T-23, D-03)',
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

export const RangeBeyond: Story = {
  name: 'A range reaches across bars that are not in the page',
  args: {
    ...many,
    defaultView: { from: '2026-01-01', to: '2026-06-30' },
    selectionMode: 'multiple',
    maxHeight: '400px',
    onSelectionChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    const chosen = () => (args.onSelectionChange as Mock).mock.lastCall?.[0] as Set<Key>
    await userEvent.click(bars(canvasElement)[0]!)
    await userEvent.keyboard('{Shift>}{End}{/Shift}')
    await waitFor(() => expect(focused()).toMatch(/ 1\.20, /))
    await expect(chosen().size).toBe(20)
    grid(canvasElement).scrollTop = 12_000
    const far = await waitFor(() => within(canvasElement).getByRole('row', { name: /^Kanal 300/ }))
    const bar = far.querySelector<HTMLElement>('.at-timeline-bar')!
    fireEvent.click(bar, { shiftKey: true })
    await expect(chosen().size).toBe(Number(bar.dataset.atIndex) + 1)
    await expect(bar).toHaveAttribute('aria-selected', 'true')
    grid(canvasElement).scrollTop = 6000
    const between = await waitFor(() =>
      within(canvasElement).getByRole('row', { name: /^Kanal 150/ }),
    )
    await expect(between.querySelector('.at-timeline-bar')).toHaveAttribute('aria-selected', 'true')
  },
}

export const NineThousand: Story = {
  name: 'Row 9,000 of 10,000 says so',
  args: { ...long, defaultView: { center: '2026-02-01', scale: 'month' }, maxHeight: '500px' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const root = grid(canvasElement)
    // A little before its place, so that it is in sight below the row of marks.
    root.scrollTop = root.scrollHeight * 0.9 - 120
    const row = await within(root).findByRole('row', { name: /^Kanal 9000/ })
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(root.getBoundingClientRect().top)
    // 360 groups stand above it, and the row of marks.
    await expect(row).toHaveAttribute('aria-rowindex', '9361')
    await expect(root).toHaveAttribute('aria-rowcount', '10401')
  },
}
