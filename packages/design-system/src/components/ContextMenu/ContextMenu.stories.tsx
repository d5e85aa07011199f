import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { MenuItem, MenuSection } from '../Menu/index.ts'
import { ContextMenu } from './ContextMenu.tsx'

const meta = {
  title: 'Components/Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Plan v3 – Sommerfrische.pdf',
    onAction: fn(),
    children: <Button isFullWidth>Plan v3 – Sommerfrische.pdf</Button>,
    menu: (
      <>
        <MenuItem id="download" icon={Download}>
          Herunterladen
        </MenuItem>
        <MenuItem id="rename" icon={Pencil} shortcut="F2">
          Umbenennen
        </MenuItem>
        <MenuSection>
          <MenuItem id="delete" icon={Trash2} isDanger>
            Löschen
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  parameters: {
    keyboard: [
      ['Shift + F10, menu key', 'Opens it under what has the focus, at the first command'],
      ['Up, Down, letters', 'Moves among the commands'],
      ['Enter, Space', 'Does the command'],
      ['Escape', 'Closes it; the focus returns'],
    ],
    without: { Variants: 'looks like a Menu', LongGermanText: 'looks like a Menu' },
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { args: { isDisabled: true } }

export const SmallWidth: Story = {
  name: 'A long press of a finger opens it',
  render: (args) => (
    <Phone>
      <ContextMenu {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const file = canvas.getByRole('button')
    const finger = { pointerType: 'touch', clientX: 60, clientY: 40, pointerId: 3, isPrimary: true }
    fireEvent.pointerDown(file, finger)
    await expect(await screen.findByRole('menu')).toBeInTheDocument()
    fireEvent.pointerUp(file, finger)
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ContextMenu {...args} />
    </ThemeGrid>
  ),
}

export const AtThePointer: Story = {
  name: 'The right mouse button opens it where the pointer is',
  play: async ({ args, canvas }) => {
    const file = canvas.getByRole('button')
    fireEvent.contextMenu(file, { clientX: 120, clientY: 44 })
    const menu = await screen.findByRole('menu', { name: 'Plan v3 – Sommerfrische.pdf' })
    const surface = menu.parentElement!
    await waitFor(() => expect(surface.getAnimations()).toHaveLength(0))
    const box = surface.getBoundingClientRect()
    await expect(Math.abs(box.left - 120)).toBeLessThan(8)
    await expect(Math.abs(box.top - 44)).toBeLessThan(16)
    await userEvent.click(screen.getByRole('menuitem', { name: /Umbenennen/ }))
    await expect(args.onAction).toHaveBeenCalledWith('rename')
  },
}

export const ByKeyboard: Story = {
  name: 'Shift F10 opens it at the first command; Escape gives the focus back',
  play: async ({ args, canvas }) => {
    const file = canvas.getByRole('button')
    file.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const first = await screen.findByRole('menuitem', { name: 'Herunterladen' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(file).toHaveFocus())
    await userEvent.keyboard('{ContextMenu}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Herunterladen' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('delete')
    await waitFor(() => expect(file).toHaveFocus())
  },
}

export const KeepsTheTheme: Story = {
  name: 'It has the theme of the scope that it was opened in',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <ContextMenu {...args} />
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    fireEvent.contextMenu(canvas.getByRole('button'), { clientX: 120, clientY: 44 })
    const style = getComputedStyle(await screen.findByRole('menu'))
    await expect(style.getPropertyValue('--at-brand').trim()).toBe('#c8102e')
    await expect(style.colorScheme).toBe('dark')
  },
}
