import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Key } from '../../collection/index.ts'
import { benchOf, Phone, proveKeys, Row, ThemeGrid } from '../../stories/index.ts'
import { messages, renderMessage, saidBy } from '../../stories/messages.tsx'
import {
  BY_DAY,
  keyOf,
  nameOf,
  placements,
  renderPlacement,
  type Placement,
} from '../../stories/placements.tsx'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { VIRTUAL_LIST_KEYS } from './virtualList.keys.ts'
import { VirtualList } from './VirtualList.tsx'
import type { VirtualListHandle, VirtualListProps } from './virtualList.types.ts'

const MANY = placements(10_000)
const FEW = MANY.slice(0, 40)

const meta = {
  title: 'Components/Collections/VirtualList',
  component: VirtualList<Placement>,
  args: {
    label: 'Schaltungen',
    items: FEW,
    getKey: keyOf,
    getText: nameOf,
    renderItem: renderPlacement,
    itemHeight: 56,
    height: '420px',
    selectionMode: 'multiple',
    onAction: fn(),
    onSelectionChange: fn(),
  },
  parameters: { keyboard: VIRTUAL_LIST_KEYS },
} satisfies Meta<VirtualListProps<Placement>>
export default meta
type Story = StoryObj<VirtualListProps<Placement>>

const at = (index: number) => document.querySelector<HTMLElement>(`[data-at-index="${index}"]`)!
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-at-index]')].map(({ dataset }) =>
    Number(dataset.atIndex),
  )

export const Playground: Story = { args: { items: MANY } }

export const Variants: Story = {
  name: 'To read, to choose from, under headings, with controls, as a conversation',
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
      }}
    >
      <VirtualList {...args} label="Zum Lesen" selectionMode="none" onAction={undefined} />
      <VirtualList {...args} label="Nach Tagen" sections={BY_DAY} />
      <VirtualList {...args} label="Mit Schaltern" role="grid" renderItem={withMenu} />
      <Chat height="420px" />
    </div>
  ),
}

export const States: Story = {
  args: { defaultSelectedKeys: new Set(['b1', 'b2']), height: '300px' },
  parameters: {
    pseudo: { hover: '[data-at-index="0"]', focusVisible: '[data-at-index="4"]' },
  },
}

export const Empty: Story = {
  args: {
    items: [],
    emptyState: (
      <StateScreen
        kind="empty"
        title="Noch keine Schaltungen"
        detail="Sobald Sie buchen, stehen sie hier."
      />
    ),
  },
}

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: {
    items: [],
    error: <StateScreen kind="error" action={<Button>Erneut laden</Button>} />,
  },
}

export const LongGermanText: Story = {
  args: {
    itemHeight: 'auto',
    items: FEW.map((item, index) => ({
      ...item,
      name:
        index % 2 === 0
          ? 'Werbemittelanlieferungsbestätigung der Außenwerbungsvermarktungsgesellschaft Norddeutschland'
          : item.name,
    })),
    renderItem: ({ name }: Placement) => name,
  },
  render: (args) => (
    <Phone>
      <VirtualList {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { sections: BY_DAY },
  render: (args) => (
    <Phone>
      <VirtualList {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { items: FEW.slice(0, 4), sections: BY_DAY, height: '262px' },
  render: (args) => (
    <ThemeGrid>
      <VirtualList {...args} selectedKeys={new Set(['b1'])} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Arrows, pages, ends and letters move; Space, Shift and Ctrl+A choose (T-61)',
  args: { items: MANY },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('listbox')
    await proveKeys(VIRTUAL_LIST_KEYS, benchOf(list, MANY.length))
    await userEvent.keyboard('{Home}kino')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Kinospot/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalled()
  },
}

export const NineThousand: Story = {
  name: 'The item at position 9,000 of 10,000 says so, and can be scrolled to and focused',
  args: { items: MANY },
  render: function Render(args) {
    const list = useRef<VirtualListHandle>(null)
    return (
      <>
        <Row>
          <Button onPress={() => list.current?.focusKey('b8999')}>Zur Schaltung 9.000</Button>
          <Button onPress={() => list.current?.scrollToKey('b4999', { align: 'start' })}>
            Schaltung 5.000 zeigen
          </Button>
        </Row>
        <VirtualList {...args} ref={list} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Schaltung 9.000' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-at-index', '8999'))
    const item = at(8999)
    await expect(item).toHaveAttribute('aria-posinset', '9000')
    await expect(item).toHaveAttribute('aria-setsize', '10000')
    await expect(item).toHaveAttribute('role', 'option')
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await waitFor(() =>
      expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1),
    )
    await expect(shown().length).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('button', { name: 'Schaltung 5.000 zeigen' }))
    await waitFor(() =>
      expect(Math.abs(at(4999).getBoundingClientRect().top - list.top)).toBeLessThan(2),
    )
  },
}

export const RangeOverWhatIsNotThere: Story = {
  name: 'A range reaches over what is not in the page',
  args: { items: MANY },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('listbox')
    await userEvent.click(await waitFor(() => at(1)))
    list.scrollTop = 6000 * 56
    await waitFor(() => expect(at(6000)).toBeTruthy())
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(at(6000))
    await user.keyboard('{/Shift}')
    const chosen = (args.onSelectionChange as ReturnType<typeof fn>).mock
      .lastCall?.[0] as ReadonlySet<Key>
    await expect(chosen.size).toBe(6000)
    await expect(await screen.findByText('6.000 ausgewählt')).toBeInTheDocument()
  },
}

export const FocusStaysWithItsItem: Story = {
  name: 'Sorting, filtering and removing keep the focus and the choice with the item',
  args: { items: MANY },
  render: function Render(args) {
    const [items, setItems] = useState(args.items)
    const change = (event: React.KeyboardEvent) => {
      if (event.key === 'F6') setItems((old) => old.toReversed())
      if (event.key === 'F7') setItems((old) => old.filter(({ id }) => id.endsWith('3')))
      if (event.key === 'F8') setItems((old) => old.filter(({ id }) => id !== 'b13'))
    }
    return (
      <div onKeyUp={change} role="presentation">
        <VirtualList {...args} items={items} />
      </div>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await waitFor(() => at(3)))
    const name = at(3).textContent
    const holds = async (index: number) => {
      await waitFor(() => expect(document.activeElement).toHaveTextContent(name))
      await waitFor(() =>
        expect(document.activeElement).toHaveAttribute('data-at-index', `${index}`),
      )
      await expect(document.activeElement).toHaveAttribute('aria-selected', 'true')
    }
    await userEvent.keyboard('{F6}')
    await holds(9996)
    await userEvent.keyboard('{F7}')
    await holds(999)
    await userEvent.keyboard('{F6}')
    await holds(0)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-at-index', '1'))
    await userEvent.keyboard('{F8}')
    // The item is gone: the one in its place has the focus.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-at-index', '1'))
    // A press beside everything takes the focus away for good.
    await userEvent.click(document.body)
    canvas.getByRole('listbox').scrollTop = 3000
    await waitFor(() => expect(shown()).toContain(60))
    await expect(document.body).toHaveFocus()
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const HeadingsStick: Story = {
  name: 'The heading of the day stays in sight, and its items belong to it',
  args: { items: MANY, sections: BY_DAY },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox')
    list.scrollTop = 40_000
    const { top } = list.getBoundingClientRect()
    await waitFor(() => {
      const heads = [...list.querySelectorAll('.at-list-heading')]
      const atTop = heads.filter((head) => Math.abs(head.getBoundingClientRect().top - top) < 1)
      return expect(atTop).toHaveLength(1)
    })
    const item = at(shown()[12]!)
    const group = item.closest('[role="group"]')!
    await expect(group).toHaveAccessibleName(group.firstElementChild!.textContent)
  },
}

const withMenu = ({ name }: Placement, { isActive }: { isActive: boolean }) => (
  <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
    {name}
    <IconButton
      icon={Ellipsis}
      label={`Aktionen für ${name}`}
      size="compact"
      hasNoTooltip
      excludeFromTabOrder={!isActive}
    />
  </span>
)

export const HoldsControls: Story = {
  name: 'Right reaches the controls of an item, Escape leads back',
  args: { role: 'grid', renderItem: withMenu, items: MANY },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(at(1)).toHaveFocus())
    await expect(at(1)).toHaveAttribute('aria-rowindex', '2')
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement?.tagName).toBe('BUTTON')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(at(1)).toHaveFocus())
  },
}

/** A conversation with older messages above and new ones below, that is there after a moment. */
function Chat({ height = '480px' }: { height?: string }) {
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    const late = setTimeout(() => setLoading(false), 50)
    return () => clearTimeout(late)
  }, [])
  const [range, setRange] = useState<[number, number]>([9_900, 10_000])
  const [from, to] = range
  const items = useMemo(() => messages(from, to), [from, to])
  const older = useCallback(() => {
    setRange(([start, end]) => [Math.max(0, start - 50), end])
  }, [])
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <VirtualList
        label="Gespräch"
        items={isLoading ? [] : items}
        isLoading={isLoading}
        getKey={keyOf}
        getText={saidBy}
        renderItem={renderMessage}
        itemHeight="auto"
        isReversed
        onReachStart={older}
        height={height}
      />
      <Row>
        <Button size="compact" onPress={() => setRange([from, to + 1])}>
          Eine Nachricht
        </Button>
        <Button size="compact" onPress={() => setRange([from, to + 3])}>
          Drei Nachrichten
        </Button>
      </Row>
    </div>
  )
}

export const Conversation: Story = {
  name: 'A conversation opens at its end and follows it; who reads above is told what came',
  render: () => <Chat />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 3
    await waitFor(() => expect(canvas.getByText(/\(9999\)/)).toBeVisible())
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Eine Nachricht' }))
    await waitFor(() => expect(canvas.getByText(/\(10000\)/)).toBeVisible())
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await expect(canvas.queryByRole('button', { name: /Zum Neuesten/ })).not.toBeInTheDocument()

    fireEvent.wheel(log)
    log.scrollTop -= 900
    await waitFor(() => expect(isAtEnd()).toBe(false))
    await waitFor(() => expect(firstInSight(log)[1]).toBeLessThan(120))
    const first = firstInSight(log)
    await userEvent.click(canvas.getByRole('button', { name: 'Drei Nachrichten' }))
    const jump = await canvas.findByRole('button', { name: '3 neue, Zum Neuesten' })
    await expect(firstInSight(log)).toEqual(first)
    await userEvent.click(jump)
    await waitFor(() => expect(canvas.getByText(/\(10003\)/)).toBeVisible())
    await waitFor(() => expect(isAtEnd()).toBe(true))
  },
}

/** The first item in sight and where it stands. */
function firstInSight(list: HTMLElement) {
  const { top } = list.getBoundingClientRect()
  const item = [...list.querySelectorAll<HTMLElement>('[data-at-index]')].find(
    (one) => one.getBoundingClientRect().top >= top,
  )!
  return [item.textContent, Math.round(item.getBoundingClientRect().top - top)]
}

export const OlderMessages: Story = {
  name: 'Older messages come in at the top, and the one that is read keeps its place',
  render: () => <Chat />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await waitFor(() => expect(canvas.getByText(/\(9999\)/)).toBeVisible())
    const size = () => at(shown()[0]!).getAttribute('aria-setsize')
    await expect(size()).toBe('100')
    fireEvent.wheel(log)
    log.scrollTop = 0
    await waitFor(() => expect(size()).toBe('150'))
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500))
    const [text, top] = firstInSight(log)
    await expect(text).toContain('(9900)')
    await expect(top).toBeLessThan(3)
  },
}
