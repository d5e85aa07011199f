import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckCheck, CircleCheck } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  cardBy,
  cardsIn,
  columnBy,
  focusedTitle,
  frame,
  lineIn,
  mouseDrag,
  titlesIn,
} from '../../stories/boardBench.ts'
import { rendered, taskCard } from '../../stories/boardCard.tsx'
import { boardColumns, type BoardTask } from '../../stories/boardTasks.ts'
import { benchOf, Phone, proveKeys, ThemeGrid, spoken } from '../../stories/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { BOARD_KEYS } from './board.keys.ts'
import type { BoardColumn } from './board.types.ts'
import { Board } from './Board.tsx'
import { addButton, addForm, Deleting, getKey, getText, Held, Live } from './samples.tsx'

const meta = {
  title: 'Components/Collections/Board',
  component: Board<BoardTask>,
  args: {
    label: 'Aufgaben',
    columns: boardColumns(7, 4, 0, 2),
    getKey,
    getText,
    renderCard: taskCard,
    selectionMode: 'multiple',
    onMove: fn(),
    onAction: fn(),
    height: '560px',
  },
  argTypes: { columns: { control: false } },
  render: (args) => <Held {...args} />,
  parameters: { keyboard: BOARD_KEYS },
} satisfies Meta<typeof Board<BoardTask>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const [OPEN, DOING, CLIENT, REVIEW, DONE] = boardColumns(6, 5, 2, 0, 24) as [
  BoardColumn<BoardTask>,
  BoardColumn<BoardTask>,
  BoardColumn<BoardTask>,
  BoardColumn<BoardTask>,
  BoardColumn<BoardTask>,
]

export const Variants: Story = {
  name: 'Marks, limits, folded columns, buttons and a form to add',
  args: {
    columns: [
      { ...OPEN, tone: 'neutral' },
      { ...DOING, tone: 'brand', limit: 4 },
      { ...CLIENT, tone: 'warn', limit: 3 },
      { ...REVIEW, tone: 'info', canDrop: false },
      { ...DONE, icon: CircleCheck, tone: 'ok', isCollapsed: true },
    ],
    columnActions: addButton,
    renderColumnFoot: addForm,
    onCollapsedChange: fn(),
    cardActions: () => <MenuItem icon={CheckCheck}>Als erledigt markieren</MenuItem>,
  },
}

export const States: Story = {
  name: 'Chosen, lifted, and a column that takes nothing',
  args: {
    columns: [OPEN, DOING, { ...CLIENT, canDrop: false }, REVIEW],
    defaultSelectedKeys: new Set(['t2', 't3']),
  },
  play: async ({ canvas }) => {
    cardBy(canvas, 't2').focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(lineIn(canvas, 'In Arbeit')).not.toBeNull())
  },
}

export const Empty: Story = {
  args: {
    columns: boardColumns(0, 0, 0),
    emptyState: (
      <StateScreen kind="empty" title="Noch keine Aufgaben" detail="Legen Sie die erste an." />
    ),
  },
}

export const Loading: Story = { args: { columns: boardColumns(0, 0, 0, 0), isLoading: true } }

export const Failed: Story = {
  args: { error: <StateScreen kind="error" title="Die Aufgaben ließen sich nicht laden" /> },
}

export const LongGermanText: Story = {
  args: {
    columns: boardColumns(3, 2).map((column) => ({
      ...column,
      title: 'Werbemittelanlieferungsbestätigungen',
      items: column.items.map((task) => ({
        ...task,
        title: 'Werbemittelbereitstellungsfristenübersicht für den Getränkefachgroßhandel',
      })),
    })),
  },
}

export const SmallWidth: Story = {
  name: 'On a phone one column at a time, with a way to the others',
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const board = canvas.getByRole('group', { name: 'Aufgaben' })
    const ways = within(canvas.getByRole('group', { name: 'Spalten' }))
    await userEvent.click(ways.getByRole('button', { name: /In Prüfung/ }))
    await waitFor(() =>
      expect(ways.getByRole('button', { name: /In Prüfung/ })).toHaveAttribute('aria-current'),
    )
    await expect(board.scrollLeft).toBeGreaterThan(200)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: {
    columns: boardColumns(2, 1),
    height: '330px',
    defaultSelectedKeys: new Set(['t2']),
  },
  render: (args) => (
    <ThemeGrid>
      <Held {...args} />
    </ThemeGrid>
  ),
}

export const Keys: Story = {
  name: 'Every key of the contract; Left and Right lead to the nearest card, past empty columns',
  args: { columns: boardColumns(5, 0, 3) },
  play: async ({ canvas, args }) => {
    await proveKeys(BOARD_KEYS, benchOf(columnBy(canvas, 'Offen'), 5))
    await userEvent.keyboard('{Escape}{Home}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(cardsIn(canvas, 'Beim Kunden')[1]))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(cardsIn(canvas, 'Offen')[1]))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalled()
    // By typing, over all columns.
    const last = args.columns[2]!.items[2]!
    await userEvent.keyboard('{ArrowRight}{Home}')
    await userEvent.keyboard(last.title.slice(0, 12).replaceAll('{', '{{'))
    await waitFor(() => expect(focusedTitle()).toContain(last.title.slice(0, 12)))
  },
}

export const ByKeyboard: Story = {
  name: 'Control Space lifts, arrows aim, also at an empty column; each step is spoken (T-51, T-52)',
  args: { columns: boardColumns(3, 2, 0) },
  play: async ({ canvas, args }) => {
    cardBy(canvas, 't1').focus()
    await userEvent.keyboard('{Control>} {/Control}')
    await waitFor(() => expect(spoken()).toContain('Position 1 von 3 in Offen'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(spoken()).toContain('Position 2 von 3 in Offen'))
    await expect(lineIn(canvas, 'Offen')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(spoken()).toContain('Verschieben abgebrochen'))
    await expect(titlesIn(canvas, 'Offen')).toEqual(['t1', 't2', 't3'])
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(spoken()).toContain('Position 1 von 1 in Beim Kunden'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(titlesIn(canvas, 'Beim Kunden')).toEqual(['t1']))
    await expect(args.onMove).toHaveBeenLastCalledWith({ keys: ['t1'], to: 'client', index: 0 })
    await waitFor(() => expect(document.activeElement).toBe(cardBy(canvas, 't1')))
    // Several at once: what is chosen goes along, in its order.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} {ArrowRight}{Home}')
    await waitFor(() => expect(focusedTitle()).toMatch(/ 4$/))
    await userEvent.keyboard(' {Control>}x{/Control}{ArrowRight}{End}{Enter}')
    await waitFor(() => expect(titlesIn(canvas, 'Beim Kunden')).toHaveLength(3))
    await expect(titlesIn(canvas, 'Beim Kunden')[0]).toBe('t1')
  },
}

export const ByMenu: Story = {
  name: '“Move to …” on every card, for several too (T-52, WCAG 2.5.7)',
  args: { columns: boardColumns(3, 2, 0), defaultSelectedKeys: new Set(['t1', 't3']) },
  play: async ({ canvas, args }) => {
    const more = (id: string) => within(cardBy(canvas, id)).getByRole('button')
    await userEvent.click(more('t2'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In Arbeit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toEqual(['t2', 't4', 't5']))
    await expect(args.onMove).toHaveBeenLastCalledWith({
      keys: ['t2'],
      to: 'doing',
      index: 0,
      before: 't4',
    })
    await waitFor(() => expect(document.activeElement).toBe(cardBy(canvas, 't2')))
    cardBy(canvas, 't3').focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await screen.findByText('2 Karten verschieben nach …')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Beim Kunden' }))
    await waitFor(() => expect(titlesIn(canvas, 'Beim Kunden')).toEqual(['t1', 't3']))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    // By a key its first command has the focus, not the box around them.
    more('t2').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect(await screen.findAllByRole('menuitem').then(([first]) => first)).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
  },
}

export const ByMouse: Story = {
  name: 'The mouse drags a card to a place, also into an empty column; a live change meanwhile does not disturb it (T-51, T-59)',
  args: { columns: boardColumns(3, 3, 0) },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    const doing = columnBy(canvas, 'In Arbeit')
    const drag = mouseDrag(cardBy(canvas, 't1'))
    await frame()
    const { top } = cardBy(canvas, 't5').getBoundingClientRect()
    drag.over(doing, top + 5)
    await waitFor(() => expect(lineIn(canvas, 'In Arbeit')).not.toBeNull())
    await expect(doing).toHaveAttribute('data-at-accepts', 'true')
    fireEvent.click(canvas.getByRole('button', { name: 'Von anderswo' }))
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toEqual(['t6', 't4', 't5']))
    drag.drop(doing)
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toEqual(['t6', 't4', 't1', 't5']))
    await expect(args.onMove).toHaveBeenLastCalledWith({
      keys: ['t1'],
      to: 'doing',
      index: 2,
      before: 't5',
    })
    // An empty column takes a card, too.
    const again = mouseDrag(cardBy(canvas, 't2'))
    await frame()
    again.over(columnBy(canvas, 'Beim Kunden'), 200)
    await waitFor(() => expect(lineIn(canvas, 'Beim Kunden')).not.toBeNull())
    again.drop(columnBy(canvas, 'Beim Kunden'))
    await waitFor(() => expect(titlesIn(canvas, 'Beim Kunden')).toEqual(['t2']))
  },
}

export const ScrollsAtItsEdge: Story = {
  name: 'A card held at the lower edge of a column scrolls it to what lies below (T-51)',
  args: { columns: boardColumns(3, 60, 0) },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const doing = columnBy(canvas, 'In Arbeit')
    const shown = () => cardsIn(canvas, 'In Arbeit').at(-1)!.getAttribute('aria-rowindex')
    const before = Number(shown())
    const drag = mouseDrag(cardBy(canvas, 't1'))
    await frame()
    await waitFor(() => {
      drag.over(doing, doing.getBoundingClientRect().bottom - 8)
      return expect(Number(shown())).toBeGreaterThan(before + 10)
    })
    drag.drop(doing)
    await waitFor(() => expect(titlesIn(canvas, 'Offen')).not.toContain('t1'))
  },
}

export const ByTouch: Story = {
  name: 'A long press lifts and drags under the finger; let go without moving it chooses',
  args: { columns: boardColumns(3, 2, 0) },
  play: async ({ canvas }) => {
    const finger = (x: number, y: number) => ({
      pointerType: 'touch',
      pointerId: 7,
      isPrimary: true,
      clientX: x,
      clientY: y,
    })
    const start = cardBy(canvas, 't1').getBoundingClientRect()
    const [x, y] = [start.left + 30, start.top + 30]
    fireEvent.pointerDown(cardBy(canvas, 't1'), finger(x, y))
    await waitFor(() => expect(document.querySelector('[data-at-carried]')).not.toBeNull())
    const to = cardBy(canvas, 't5').getBoundingClientRect()
    fireEvent.pointerMove(document, finger(to.left + 40, to.top + 4))
    await waitFor(() => expect(lineIn(canvas, 'In Arbeit')).not.toBeNull())
    fireEvent.pointerUp(document, finger(to.left + 40, to.top + 4))
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toEqual(['t4', 't1', 't5']))
    fireEvent.pointerDown(cardBy(canvas, 't2'), finger(x, y))
    await waitFor(() => expect(document.querySelector('[data-at-carried]')).not.toBeNull())
    fireEvent.pointerUp(document, finger(x, y))
    await waitFor(() => expect(cardBy(canvas, 't2')).toHaveAttribute('aria-selected', 'true'))
  },
}

export const GoesBack: Story = {
  name: 'A move is there at once; where it fails, it goes back and says so (T-09)',
  args: {
    columns: boardColumns(2, 1),
    onMove: fn(() => new Promise<void>((_, reject) => fails.push(reject))),
    onMoveError: fn(),
  },
  render: (args) => <Board {...args} />,
  play: async ({ canvas, args }) => {
    cardBy(canvas, 't1').focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toContain('t1'))
    fails.pop()?.(new Error('offline'))
    await waitFor(() => expect(titlesIn(canvas, 'Offen')).toEqual(['t1', 't2']))
    await expect(spoken()).toContain('ließ sich nicht nach In Arbeit verschieben')
    await expect(args.onMoveError).toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(cardBy(canvas, 't1')))
  },
}
const fails: ((reason: Error) => void)[] = []

export const Ignored: Story = {
  name: 'A move that the owner takes note of, but does not follow, goes back too',
  args: { columns: boardColumns(2, 1), onMoveError: fn() },
  render: (args) => <Board {...args} />,
  play: async ({ canvas, args }) => {
    cardBy(canvas, 't1').focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toContain('t1'))
    await waitFor(() => expect(titlesIn(canvas, 'Offen')).toEqual(['t1', 't2']))
    await expect(titlesIn(canvas, 'In Arbeit')).toEqual(['t3'])
    await expect(args.onMoveError).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.activeElement).toBe(cardBy(canvas, 't1')))
  },
}

export const Folds: Story = {
  name: 'A column folds to a strip, takes cards there, and unfolds; arrows pass it by',
  args: { columns: boardColumns(2, 2, 1), onCollapsedChange: fn() },
  play: async ({ canvas, args }) => {
    const doing = () => columnBy(canvas, 'In Arbeit')
    await userEvent.click(canvas.getByRole('button', { name: '„In Arbeit“ einklappen' }))
    await expect(doing()).toHaveAttribute('data-at-collapsed')
    await expect(doing()).toHaveTextContent('2')
    await expect(cardsIn(canvas, 'In Arbeit')).toEqual([])
    cardBy(canvas, 't1').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(cardBy(canvas, 't5')))
    const drag = mouseDrag(cardBy(canvas, 't1'))
    await frame()
    drag.over(doing(), 300)
    await waitFor(() => expect(doing()).toHaveAttribute('data-at-over'))
    drag.drop(doing())
    await waitFor(() => expect(titlesIn(canvas, 'Offen')).toEqual(['t2']))
    await expect(args.onMove).toHaveBeenLastCalledWith({
      keys: ['t1'],
      to: 'doing',
      index: 0,
      before: 't3',
    })
    await userEvent.click(canvas.getByRole('button', { name: '„In Arbeit“ ausklappen' }))
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')).toEqual(['t1', 't3', 't4']))
  },
}

export const RemovedElsewhere: Story = {
  name: 'A lifted card that somebody else removes ends the move; the focus goes to its neighbour',
  args: { columns: boardColumns(3, 1) },
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas }) => {
    cardBy(canvas, 't1').focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowDown}')
    fireEvent.click(canvas.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(spoken()).toContain('Das Verschieben ist beendet'))
    await expect(lineIn(canvas, 'Offen')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(cardBy(canvas, 't2')))
  },
}

export const TenThousand: Story = {
  name: '10,000 cards: row 9,000 says so; a move renders one card',
  args: { columns: boardColumns(9_400, 300, 300), cardHeight: 112 },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Offen' })
    await expect(grid).toHaveAttribute('aria-rowcount', '9400')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    cardBy(canvas, 't1').focus()
    const scroller = grid.closest('.at-board-scroll')!
    scroller.scrollTop = 8_999 * 120
    await waitFor(() => expect(cardBy(canvas, 't9000')).toHaveAttribute('aria-rowindex', '9000'))
    // The card with the focus stays in the page.
    await expect(document.activeElement).toBe(cardBy(canvas, 't1'))
    await userEvent.keyboard(' ')
    cardBy(canvas, 't9000').focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await waitFor(() => expect(spoken()).toContain('9.000 ausgewählt'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cardBy(canvas, 't9000')).toHaveFocus())
    await userEvent.keyboard('{Control>} {/Control}')
    await waitFor(() => expect(spoken()).toContain('Position 9.000 von 9.400 in Offen'))
    // Whoever turns to a column has the cards beyond its edge drawn; that is no part of the move.
    await userEvent.hover(canvas.getByRole('grid', { name: 'In Arbeit' }))
    await new Promise(requestAnimationFrame)
    rendered.length = 0
    await userEvent.keyboard('{ArrowRight}{Home}{Enter}')
    await waitFor(() => expect(titlesIn(canvas, 'In Arbeit')[0]).toBe('t9000'))
    await waitFor(() => expect(cardBy(canvas, 't9000')).toHaveFocus())
    // In its new column, and what came into sight where it left.
    await expect(rendered.filter((id) => id === 't9000').length).toBeLessThanOrEqual(1)
    await expect(rendered.length).toBeLessThanOrEqual(2)
  },
}
