import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Ellipsis, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Selection } from 'react-aria-components'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu, MenuItem, MenuSection } from './Menu.tsx'
import { MenuTrigger } from './MenuTrigger.tsx'

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: { onAction: fn(), children: null },
  render: (args) => (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label="Aktionen" />
      <Menu {...args}>
        <MenuItem id="download" icon={Download}>
          Herunterladen
        </MenuItem>
        <MenuItem id="rename" icon={Pencil} shortcut="F2">
          Umbenennen
        </MenuItem>
        <MenuItem id="move" icon={FolderInput} isDisabled>
          Verschieben …
        </MenuItem>
        <MenuSection>
          <MenuItem id="delete" icon={Trash2} isDanger>
            Löschen
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  parameters: {
    keyboard: [
      ['Enter, Space, Down', 'Opens it at the first command; Up at the last'],
      ['Up, Down, letters', 'Moves among the commands'],
      ['Enter, Space', 'Does the command'],
      ['Escape', 'Closes it; the focus returns'],
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const DangerApart: Story = {
  name: 'What removes something stands apart from what does not, without a section too (T-08)',
  render: (args) => (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label="Aktionen" />
      <Menu {...args}>
        <MenuItem id="rename">Umbenennen</MenuItem>
        <MenuItem id="delete" isDanger>
          Löschen
        </MenuItem>
        <MenuItem id="move">Verschieben …</MenuItem>
        <MenuSection title="In den Korb">
          <MenuItem id="archive">Archiv</MenuItem>
        </MenuSection>
        <MenuItem id="forget" isDanger>
          Vergessen
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }))
    await screen.findByRole('menuitem', { name: 'Löschen' })
    const box = (name: string) => screen.getByRole('menuitem', { name }).getBoundingClientRect()
    await expect(box('Löschen').top - box('Umbenennen').bottom).toBeGreaterThanOrEqual(8)
    await expect(box('Verschieben …').top - box('Löschen').bottom).toBeGreaterThanOrEqual(8)
    await expect(box('Vergessen').top - box('Archiv').bottom).toBeGreaterThanOrEqual(8)
  },
}

export const Variants: Story = {
  name: 'With headings, details and commands that break something',
  render: (args) => (
    <MenuTrigger>
      <Button>Teilen</Button>
      <Menu {...args}>
        <MenuSection title="Ansehen">
          <MenuItem id="link" icon={Download} description="Wer ihn hat, sieht den Plan">
            Link kopieren
          </MenuItem>
        </MenuSection>
        <MenuSection title="Bearbeiten">
          <MenuItem id="rename" icon={Pencil} shortcut="F2">
            Umbenennen
          </MenuItem>
          <MenuItem id="delete" icon={Trash2} isDanger>
            Löschen
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
}

export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }))
    const menu = await screen.findByRole('menu', { name: 'Aktionen' })
    await waitFor(() => expect(menu).toBeVisible())
  },
}

export const LongGermanText: Story = {
  render: (args) => (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label="Aktionen" />
      <Menu {...args}>
        <MenuItem
          id="long"
          icon={Download}
          description="Für die Verlagsgesellschaft Norddeutschland und alle Beteiligten"
        >
          Werbemittelanlieferungsbestätigung herunterladen
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }))
    const menu = await screen.findByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

export const SmallWidth: Story = {
  decorators: [
    (Story) => (
      <Phone>
        <Story />
      </Phone>
    ),
  ],
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label="Aktionen" />
        <Menu {...args}>
          <MenuItem id="download" icon={Download}>
            Herunterladen
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </ThemeGrid>
  ),
}

export const Choosing: Story = {
  render: function Render() {
    const [sort, setSort] = useState<Selection>(new Set(['name']))
    return (
      <MenuTrigger>
        <Button>Sortieren</Button>
        <Menu>
          <MenuSection
            title="Sortieren nach"
            selectionMode="single"
            selectedKeys={sort === 'all' ? [] : sort}
            onSelectionChange={setSort}
          >
            <MenuItem id="name">Name</MenuItem>
            <MenuItem id="changed" description="Die neuesten zuerst">
              Änderungsdatum
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sortieren' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Änderungsdatum/ }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Sortieren' }))
    await expect(await screen.findByRole('menuitemradio', { name: /Änderungsdatum/ })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  name: 'Arrows, type-ahead, Enter and Escape; the focus comes back',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Herunterladen' })).toHaveFocus(),
    )
    await userEvent.keyboard('lö')
    await expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('delete')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Aktionen' })).toHaveFocus())
  },
}

export const TwiceEnter: Story = {
  name: 'Enter opens it at the first command, Enter again does that',
  play: async ({ args, canvas }) => {
    // The browser makes such a click of the key.
    canvas.getByRole('button', { name: 'Aktionen' }).click()
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Herunterladen' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledTimes(1)
  },
}
