import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, FileImage } from 'lucide-react'
import { StrictMode, useState, type ReactNode } from 'react'
import { ListBox, ListBoxItem, useDragAndDrop } from 'react-aria-components'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { Dialog } from '../components/Dialog/index.ts'
import { DragPreview } from '../components/DragPreview/index.ts'
import { Drawer } from '../components/Drawer/index.ts'
import { IconButton } from '../components/IconButton/index.ts'
import { Menu, MenuItem, MenuTrigger } from '../components/Menu/index.ts'
import { Popover, PopoverTrigger } from '../components/Popover/index.ts'
import { ToastRegion, useToasts } from '../components/Toast/index.ts'
import { ThemeScope } from './ThemeScope.tsx'

const meta = {
  title: 'Foundations/Overlays in a scope',
  component: ThemeScope,
  args: { children: null },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

/** A red, dark and compact scope inside a green one: what opens inside is red, dark and compact. */
function Scopes({ children }: { children: ReactNode }) {
  return (
    <ThemeScope theme={{ primary: '#1f8a5b' }} mode="light">
      <ThemeScope theme={{ primary: '#c8102e' }} mode="dark" density="compact" contrast="normal">
        <ToastRegion>
          <div style={{ padding: 16, background: 'var(--at-sheet)' }}>{children}</div>
        </ToastRegion>
      </ThemeScope>
    </ThemeScope>
  )
}

function lookOf(element: Element): object {
  const probe = document.createElement('i')
  probe.style.cssText = 'color: var(--at-brand); background: var(--at-sheet); width: var(--at-row)'
  probe.style.display = 'block'
  element.append(probe)
  const { color, width } = getComputedStyle(probe)
  const { colorScheme } = getComputedStyle(element)
  probe.remove()
  return { color, colorScheme, row: width }
}

async function expectScope(element: Element): Promise<void> {
  const fine = window.matchMedia('(pointer: fine)').matches
  const row = fine ? '36px' : '48px'
  await expect(lookOf(element)).toEqual({ color: 'rgb(200, 16, 46)', colorScheme: 'dark', row })
}

function Opened({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Öffnen</Button>
      {kind === 'dialog' ? (
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Freigabe" />
      ) : (
        <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Freigabe">
          Inhalt
        </Drawer>
      )}
    </>
  )
}

const opens = (kind: 'dialog' | 'drawer'): Story => ({
  render: () => (
    <Scopes>
      <Opened kind={kind} />
    </Scopes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await expectScope(await screen.findByRole('dialog', { name: 'Freigabe' }))
  },
})

export const InADialog: Story = { ...opens('dialog'), name: 'A dialog has the theme of its scope' }
export const InADrawer: Story = { ...opens('drawer'), name: 'A drawer has the theme of its scope' }

export const OpenFromTheStart: Story = {
  name: 'What is open from the start keeps the focus that it asks for',
  render: () => (
    <StrictMode>
      <Scopes>
        <Dialog isOpen onOpenChange={() => undefined} title="Freigabe">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- this is what the story proves */}
          <input aria-label="Grund" autoFocus />
        </Dialog>
      </Scopes>
    </StrictMode>
  ),
  play: async () => {
    const reason = await screen.findByRole('textbox', { name: 'Grund' })
    await waitFor(() => expect(reason).toHaveFocus())
    await expectScope(screen.getByRole('dialog', { name: 'Freigabe' }))
    // Nothing moves it away afterwards.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(reason).toHaveFocus()
  },
}

export const InAMenu: Story = {
  name: 'A menu has the theme of its scope',
  render: () => (
    <Scopes>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label="Mehr" />
        <Menu>
          <MenuItem>Umbenennen</MenuItem>
        </Menu>
      </MenuTrigger>
    </Scopes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }))
    await expectScope(await screen.findByRole('menu'))
  },
}

export const InAPopover: Story = {
  name: 'A popover has the theme of its scope',
  render: () => (
    <Scopes>
      <PopoverTrigger>
        <Button>Teilen</Button>
        <Popover title="Mediaplan teilen">Die Agentur sieht Änderungen sofort.</Popover>
      </PopoverTrigger>
    </Scopes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Teilen' }))
    await expectScope(await screen.findByRole('dialog', { name: 'Mediaplan teilen' }))
  },
}

export const InATooltip: Story = {
  name: 'A tooltip has the theme of its scope',
  render: () => (
    <Scopes>
      <IconButton icon={Ellipsis} label="Mehr" />
    </Scopes>
  ),
  play: async () => {
    await userEvent.tab()
    await expectScope(await screen.findByRole('tooltip'))
  },
}

function Notifies() {
  const toasts = useToasts()
  return (
    <Button onPress={() => toasts.show({ tone: 'info', title: 'Gespeichert', timeout: 0 })}>
      Sichern
    </Button>
  )
}

export const InAToast: Story = {
  name: 'A toast has the theme of its scope',
  render: () => (
    <Scopes>
      <Notifies />
    </Scopes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sichern' }))
    await expectScope(await screen.findByText('Gespeichert'))
  },
}

function Draggable() {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDragPreview: (items) => (
      <DragPreview label="Motiv_03.pdf" icon={FileImage} count={items.length} />
    ),
  })
  return (
    <ListBox aria-label="Dateien" selectionMode="multiple" dragAndDropHooks={dragAndDropHooks}>
      <ListBoxItem id="3">Motiv_03.pdf</ListBoxItem>
    </ListBox>
  )
}

export const InADragPreview: Story = {
  name: 'A drag preview has the theme of its scope',
  render: () => (
    <Scopes>
      <Draggable />
    </Scopes>
  ),
  play: async ({ canvas }) => {
    const looks: object[] = []
    const { setDragImage } = DataTransfer.prototype
    // The browser takes its picture at this moment and never again.
    DataTransfer.prototype.setDragImage = (element) => void looks.push(lookOf(element))
    try {
      const item = canvas.getByRole('option', { name: 'Motiv_03.pdf' })
      const dataTransfer = new DataTransfer()
      item.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }))
      await waitFor(() => expect(looks).toHaveLength(1))
      item.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }))
    } finally {
      DataTransfer.prototype.setDragImage = setDragImage
    }
    await expect(looks[0]).toMatchObject({ color: 'rgb(200, 16, 46)', colorScheme: 'dark' })
  },
}
