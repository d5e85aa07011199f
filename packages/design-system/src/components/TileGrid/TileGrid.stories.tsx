import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Key } from '../../collection/index.ts'
import { benchOf, Phone, proveKeys, Row, ThemeGrid } from '../../stories/index.ts'
import { motifs, renderMotif, renderMotifCaption, type Motif } from '../../stories/motifs.tsx'
import { Button } from '../Button/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { TILE_GRID_KEYS } from './tileGrid.keys.ts'
import { TileGrid, type TileGridHandle, type TileGridProps } from './TileGrid.tsx'

const MANY = motifs(10_000)
const FEW = MANY.slice(0, 30)

const meta = {
  title: 'Components/Collections/TileGrid',
  component: TileGrid<Motif>,
  args: {
    label: 'Motive',
    items: FEW,
    getKey: ({ id }: Motif) => id,
    getText: ({ name }: Motif) => name,
    renderPicture: renderMotif,
    renderCaption: renderMotifCaption,
    height: '480px',
    selectionMode: 'multiple',
    onAction: fn(),
    onSelectionChange: fn(),
  },
  parameters: { keyboard: TILE_GRID_KEYS },
} satisfies Meta<TileGridProps<Motif>>
export default meta
type Story = StoryObj<TileGridProps<Motif>>

const at = (index: number) => document.querySelector<HTMLElement>(`[data-at-index="${index}"]`)!
const chosenBy = (args: TileGridProps<Motif>) =>
  (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReadonlySet<Key>

/** So wide that three tiles stand side by side. */
const Three = ({ args }: { args: TileGridProps<Motif> }) => (
  <div style={{ inlineSize: 700 }}>
    <TileGrid {...args} />
  </div>
)

export const Playground: Story = { args: { items: MANY } }

export const Variants: Story = {
  name: 'Large pictures, wide ones, and small ones without words',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TileGrid {...args} height="300px" minTileWidth={280} ratio={16 / 9} />
      <TileGrid
        {...args}
        height="240px"
        minTileWidth={110}
        ratio={1}
        captionHeight={0}
        renderCaption={() => null}
      />
    </div>
  ),
}

export const States: Story = {
  args: { defaultSelectedKeys: new Set(['p1', 'p2']), height: '300px' },
  parameters: {
    pseudo: { hover: '[data-at-index="0"]', focusVisible: '[data-at-index="3"]' },
  },
}

export const Empty: Story = {
  args: {
    items: [],
    emptyState: (
      <StateScreen kind="empty" title="Noch keine Motive" detail="Laden Sie die ersten hoch." />
    ),
  },
}

export const Loading: Story = { args: { items: [], isLoading: true } }

export const Failed: Story = {
  args: {
    items: [],
    error: <StateScreen kind="error" action={<Button>Erneut laden</Button>} />,
  },
}

export const LongGermanText: Story = {
  args: {
    items: FEW.map((item) => ({
      ...item,
      name: 'Außenwerbungsvermarktungsgesellschaft_Großflächenmotiv_Endfassung.tiff',
    })),
  },
}

export const SmallWidth: Story = {
  args: { minTileWidth: 120 },
  render: (args) => (
    <Phone>
      <TileGrid {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { items: FEW.slice(0, 3), minTileWidth: 130, height: '200px' },
  render: (args) => (
    <ThemeGrid>
      <TileGrid {...args} selectedKeys={new Set(['p1'])} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Arrows lead in two dimensions; Space, Shift and Ctrl+A choose',
  args: { items: MANY },
  render: (args) => <Three args={args} />,
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-colcount', '3'))
    const bench = benchOf(grid, MANY.length)
    const focus = async (index: number) => {
      await bench.focus(0)
      await waitFor(() => expect(at(index)).toBeTruthy())
      at(index).focus()
    }
    await proveKeys(TILE_GRID_KEYS, { ...bench, focus })
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith(MANY[0])
  },
}

export const RightToLeft: Story = {
  name: 'From right to left the arrows lead the other way',
  globals: { direction: 'rtl' },
  render: (args) => <Three args={args} />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
    await waitFor(() => expect(at(1)).toHaveFocus())
    await expect(at(1).getBoundingClientRect().left).toBeLessThan(
      at(0).getBoundingClientRect().left,
    )
  },
}

export const NineThousand: Story = {
  name: 'The tile at position 9,000 of 10,000 says its row and column',
  args: { items: MANY },
  render: function Render(args) {
    const grid = useRef<TileGridHandle>(null)
    return (
      <>
        <Row>
          <Button onPress={() => grid.current?.focusKey('p8999')}>Zum Motiv 9.000</Button>
        </Row>
        <Three args={{ ...args, ref: grid }} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zum Motiv 9.000' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-at-index', '8999'))
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '3334')
    await expect(at(8999)).toHaveAttribute('aria-colindex', '3')
    await expect(at(8999).parentElement).toHaveAttribute('aria-rowindex', '3000')
    const { bottom } = grid.getBoundingClientRect()
    await waitFor(() => expect(at(8999).getBoundingClientRect().bottom).toBeLessThan(bottom + 1))
  },
}

export const TheMark: Story = {
  name: 'The mark adds to the choice, with Shift everything between; a click chooses alone (T-61)',
  args: { items: MANY },
  render: (args) => <Three args={args} />,
  play: async ({ args }) => {
    const mark = (index: number) => at(index).querySelector('.at-tiles-check')!
    await userEvent.click(await waitFor(() => mark(0)))
    await userEvent.click(mark(2))
    await expect([...chosenBy(args)]).toEqual(['p0', 'p2'])
    const grid = screen.getByRole('grid')
    grid.scrollTop = 40_000
    const last = await waitFor(() => {
      const tiles = [...grid.querySelectorAll<HTMLElement>('[data-at-index]')]
      const far = tiles.map(({ dataset }) => Number(dataset.atIndex)).find((index) => index > 400)!
      return (expect(far).toBeTruthy(), far)
    })
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(mark(last))
    await user.keyboard('{/Shift}')
    await expect(chosenBy(args).size).toBe(last)
    await user.click(at(last))
    await expect([...chosenBy(args)]).toEqual([`p${last}`])
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const FocusStaysWithItsTile: Story = {
  name: 'Another width has other columns; the focus stays with its tile',
  args: { items: MANY },
  render: function Render(args) {
    const [width, setWidth] = useState(700)
    const onKeyUp = ({ key }: React.KeyboardEvent) => {
      if (key === 'F6') setWidth((old) => (old === 700 ? 460 : 700))
    }
    return (
      <div style={{ inlineSize: width }} onKeyUp={onKeyUp} role="presentation">
        <TileGrid {...args} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(at(7)).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(grid).toHaveAttribute('aria-colcount', '2'))
    await waitFor(() => expect(at(7)).toHaveFocus())
    await expect(at(7).parentElement).toHaveAttribute('aria-rowindex', '4')
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(at(5)).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(grid).toHaveAttribute('aria-colcount', '3'))
    await waitFor(() => expect(at(5)).toHaveFocus())
  },
}
