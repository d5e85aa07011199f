import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Pencil } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Key } from '../../collection/index.ts'
import {
  allFolders,
  folders,
  movePlaces,
  placeKey,
  placeName,
  placesIn,
  renderPlace,
  type Place,
} from '../../stories/folders.tsx'
import { benchOf, Phone, proveKeys, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { TREE_KEYS } from './tree.keys.ts'
import { Tree } from './Tree.tsx'
import type { TreeHandle, TreeMove, TreeProps } from './tree.types.ts'

const SMALL = folders(3, 3, 4)
/** 10 clients with 9 campaigns of 110 files each: 10,000 nodes. */
const MANY = folders(10, 9, 110)
const ALL_OPEN = allFolders(MANY)

const meta = {
  title: 'Components/Collections/Tree',
  component: Tree<Place>,
  args: {
    label: 'Ordner',
    roots: SMALL,
    getKey: placeKey,
    getText: placeName,
    getChildren: placesIn,
    renderItem: renderPlace,
    defaultExpandedKeys: new Set(['k0', 'k0-0']),
    selectionMode: 'multiple',
    height: '420px',
    onAction: fn(),
    onMove: fn(),
    onSelectionChange: fn(),
    onExpandedChange: fn(),
  },
  parameters: { keyboard: TREE_KEYS },
} satisfies Meta<TreeProps<Place>>
export default meta
type Story = StoryObj<TreeProps<Place>>

const node = (name: string | RegExp) => screen.getByRole('treeitem', { name })
const at = (index: number) => document.querySelector<HTMLElement>(`[data-at-index="${index}"]`)!

const actions = () => (
  <>
    <MenuItem id="rename" icon={Pencil} shortcut="F2">
      Umbenennen
    </MenuItem>
    <MenuItem id="download" icon={Download}>
      Herunterladen
    </MenuItem>
  </>
)

/** Keeps the tree, as a page does. */
function Held(props: TreeProps<Place>) {
  const [roots, setRoots] = useState(props.roots)
  const onMove = (move: TreeMove) => {
    props.onMove?.(move)
    setRoots((old) => movePlaces(old, move))
  }
  return <Tree {...props} roots={roots} onMove={props.onMove && onMove} />
}

export const Playground: Story = {
  args: { roots: MANY, itemActions: actions },
  render: (args) => <Held {...args} />,
}

export const Variants: Story = {
  name: 'To choose from, to open things, and with a menu for each node',
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
      }}
    >
      <Tree {...args} onMove={undefined} />
      <Tree {...args} onMove={undefined} selectionMode="none" itemHeight={32} />
      <Held {...args} itemActions={actions} />
    </div>
  ),
}

export const States: Story = {
  args: { defaultSelectedKeys: new Set(['k0-0', 'k0-0-1']), itemActions: actions },
  parameters: {
    pseudo: { hover: '[data-at-index="0"]', focusVisible: '[data-at-index="4"]' },
  },
}

export const Empty: Story = {
  args: { roots: [], emptyState: <StateScreen kind="empty" title="Noch keine Ordner" /> },
}

export const Loading: Story = { args: { roots: [], isLoading: true } }

export const Failed: Story = {
  args: {
    roots: [],
    error: <StateScreen kind="error" action={<Button>Erneut laden</Button>} />,
  },
}

export const LongGermanText: Story = {
  args: {
    itemActions: actions,
    getText: ({ id }) => id,
    renderItem: () => 'Außenwerbungsvermarktungsgesellschaft_Großflächenmotiv_Endfassung',
  },
  render: (args) => (
    <Phone>
      <Tree {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { itemActions: actions },
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { height: '230px', selectedKeys: new Set(['k0-0-1']) },
  render: (args) => (
    <ThemeGrid>
      <Tree {...args} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Arrows, pages, ends and letters move; Space, Shift and Ctrl+A choose',
  args: { roots: MANY, defaultExpandedKeys: ALL_OPEN },
  play: async ({ args, canvas }) => {
    await proveKeys(TREE_KEYS, benchOf(canvas.getByRole('tree'), 10_000))
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith(MANY[0])
  },
}

export const OpensAndCloses: Story = {
  name: 'Right opens and enters, Left closes and leaves, * opens all siblings',
  args: { defaultExpandedKeys: new Set() },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(at(0)).toHaveFocus()
    await expect(at(0)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(at(0)).toHaveAttribute('aria-expanded', 'true')
    await expect(at(0)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(at(1)).toHaveFocus())
    await expect(at(1)).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('*')
    await expect(at(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('treeitem', { expanded: true })).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(at(3)).toHaveFocus())
    await expect(at(3)).toHaveAttribute('aria-posinset', '2')
    await expect(at(3)).toHaveAttribute('aria-setsize', '4')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(at(1)).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(at(0)).toHaveFocus())
    // A press on the arrow closes it without choosing; the focus does not get lost inside.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(at(1)).toHaveFocus())
    await userEvent.click(at(0).querySelector('[data-at-toggle]')!)
    await expect(at(0)).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(at(0)).toHaveFocus())
    await expect(at(0)).toHaveAttribute('aria-selected', 'false')
  },
}

export const NineThousand: Story = {
  name: 'A node far down says its level and place; what it lies in opens for it',
  args: { roots: MANY, defaultExpandedKeys: new Set() },
  render: function Render(args) {
    const tree = useRef<TreeHandle>(null)
    return (
      <>
        <Row>
          <Button onPress={() => tree.current?.focusKey('k9-0-99')}>Zur Datei</Button>
        </Row>
        <Tree {...args} ref={tree} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Datei' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '100'))
    const item = document.activeElement!
    await expect(item).toHaveAttribute('aria-setsize', '110')
    await expect(item).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '2'))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '10'))
  },
}

export const RangeOverWhatIsNotThere: Story = {
  name: 'A range reaches over what is not in the page, and stays when it is folded away',
  args: { roots: MANY, defaultExpandedKeys: ALL_OPEN },
  play: async ({ args, canvas }) => {
    const chosen = () =>
      (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReadonlySet<Key>
    await userEvent.click(await waitFor(() => at(2)))
    canvas.getByRole('tree').scrollTop = 9000 * 36
    await waitFor(() => expect(at(9000)).toBeTruthy())
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(at(9000))
    await user.keyboard('{/Shift}')
    await expect(chosen().size).toBe(8999)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(chosen().size).toBe(8999)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '1'))
  },
}

/** Children that come later; the first time one of them fails. */
function Later(props: TreeProps<Place>) {
  const failed = useRef(false)
  const arrived = useRef<(() => void)[]>([])
  const getChildren = useMemo(
    () =>
      ({ id, children }: Place) =>
        new Promise<Place[]>((resolve, reject) => {
          arrived.current.push(() => {
            if (id === 'k1' && !failed.current) {
              failed.current = true
              reject(new Error('offline'))
            } else resolve(children ?? [])
          })
        }),
    [],
  )
  return (
    <>
      <Row>
        <Button onPress={() => arrived.current.splice(0).forEach((arrive) => arrive())}>
          Antwort vom Server
        </Button>
      </Row>
      <Tree
        {...props}
        getChildren={getChildren}
        hasChildren={({ children }) => children !== undefined}
        defaultExpandedKeys={undefined}
      />
    </>
  )
}

export const ChildrenComeLater: Story = {
  name: 'Children come when a node is opened; where they fail there is a way to try again',
  args: { onMove: undefined },
  render: (args) => <Later {...args} />,
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Antwort vom Server' })
    at(1).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(node('Wird geladen …')).toHaveAttribute('aria-level', '2'))
    await userEvent.click(answer)
    await waitFor(() => expect(node('Das ließ sich nicht laden.')).toBeVisible())
    at(1).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(node('Das ließ sich nicht laden.')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(node('Wird geladen …')).toBeVisible())
    await userEvent.click(answer)
    await waitFor(() => expect(node('Sommerfrische 2027')).toHaveAttribute('aria-setsize', '3'))
    await expect(canvas.queryByText('Das ließ sich nicht laden.')).not.toBeInTheDocument()
  },
}

export const CutAndPaste: Story = {
  name: 'Moving without dragging: Ctrl+X and Ctrl+V, or the menu and its dialog',
  args: { itemActions: actions },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const file = canvas.getByRole('treeitem', { name: '01 Plan.pdf' })
    file.focus()
    await userEvent.keyboard('{Control>}x{/Control}')
    await expect(await screen.findByText(/ausgeschnitten/)).toBeInTheDocument()
    node('Hanse Mobil').focus()
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect(args.onMove).toHaveBeenLastCalledWith({
      keys: ['k0-0-0'],
      into: 'k2',
      before: undefined,
    })
    await waitFor(() => expect(node('01 Plan.pdf')).toHaveAttribute('aria-level', '2'))
    await expect(
      await screen.findByText('01 Plan.pdf nach Hanse Mobil verschoben'),
    ).toBeInTheDocument()

    node('Alpenmilch').focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const command = await screen.findByRole('menuitem', { name: 'Verschieben nach …' })
    await userEvent.click(command)
    const dialog = await screen.findByRole('dialog', { name: 'Alpenmilch verschieben' })
    const targets = [...dialog.querySelectorAll<HTMLElement>('[role="treeitem"]')]
    const target = targets.find((one) => one.textContent.includes('Hanse Mobil'))!
    await userEvent.click(target)
    await userEvent.click(screen.getByRole('button', { name: 'Verschieben' }))
    await waitFor(() => expect(node('Alpenmilch')).toHaveAttribute('aria-level', '2'))
    await expect(args.onMove).toHaveBeenLastCalledWith({
      keys: ['k1'],
      into: 'k2',
      before: undefined,
    })
  },
}

export const NotIntoItself: Story = {
  name: 'Nothing goes into itself, or where it may not',
  args: { canDrop: ({ into }) => into === undefined || !String(into).startsWith('k2') },
  render: (args) => <Held {...args} />,
  play: async ({ args }) => {
    const paste = async (name: string) => {
      node(name).focus()
      await userEvent.keyboard('{Control>}v{/Control}')
    }
    node('Nordkranz Getränke').focus()
    await userEvent.keyboard('{Control>}x{/Control}')
    await paste('Sommerfrische 2027')
    node('Nordkranz Getränke').focus()
    await userEvent.keyboard('{Control>}x{/Control}')
    await paste('Hanse Mobil')
    await expect(
      await screen.findByText('Nordkranz Getränke passt nicht nach Hanse Mobil'),
    ).toBeInTheDocument()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Dragging: Story = {
  name: 'A node is dragged into another, together with what is chosen',
  args: { defaultSelectedKeys: new Set(['k0-0-0', 'k0-0-2']) },
  render: (args) => <Held {...args} />,
  play: async ({ args }) => {
    const dragged = node('01 Plan.pdf')
    const onto = node('Hanse Mobil')
    const middle = (element: HTMLElement) => {
      const { left, top, height } = element.getBoundingClientRect()
      return { clientX: left + 60, clientY: top + height / 2 }
    }
    const dataTransfer = new DataTransfer()
    fireEvent.pointerDown(dragged, middle(dragged))
    fireEvent.dragStart(dragged, { dataTransfer, ...middle(dragged) })
    await new Promise(requestAnimationFrame)
    fireEvent.dragEnter(onto, { dataTransfer, ...middle(onto) })
    fireEvent.dragOver(onto, { dataTransfer, ...middle(onto) })
    await waitFor(() => expect(onto).toHaveAttribute('data-at-drop'))
    fireEvent.drop(onto, { dataTransfer, ...middle(onto) })
    fireEvent.dragEnd(dragged, { dataTransfer })
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith({
        keys: ['k0-0-0', 'k0-0-2'],
        into: 'k2',
        before: undefined,
      }),
    )
    await waitFor(() => expect(node('01 Plan.pdf')).toHaveAttribute('aria-level', '2'))
  },
}
