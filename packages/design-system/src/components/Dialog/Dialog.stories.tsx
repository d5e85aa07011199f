import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { TextField } from '../TextField/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Opened({ label, ...props }: DialogProps & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Neuer Ordner',
    description: 'Er entsteht in „Sommerfrische 2027“.',
    children: <TextField label="Name des Ordners" isRequired />,
    footer: (
      <>
        <Button>Abbrechen</Button>
        <Button variant="primary">Ordner anlegen</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    keyboard: [
      ['Tab', 'Goes round inside'],
      ['Escape', 'Closes it; the focus returns'],
    ],
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const SIZES = { small: 'Klein', medium: 'Mittel', large: 'Groß' } as const

export const Variants: Story = {
  name: 'Three sizes',
  render: (args) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Opened key={size} {...args} size={size} label={SIZES[size]} />
      ))}
    </Row>
  ),
}

export const States: Story = {
  name: 'Locked while something is saved (LAY-12)',
  args: { isLocked: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const LongGermanText: Story = {
  args: {
    title: 'Werbemittelanlieferungsbestätigung für die Sommerfrische-Kampagne 2027 anfordern',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        Der Plan liegt vor und wartet auf Ihre Freigabe. Bis dahin bleibt der Ordner für andere
        unsichtbar.
      </p>
    )),
  },
}

export const SmallWidth: Story = {
  parameters: { docs: { description: { story: 'Rises from the lower edge up to 767 px.' } } },
  render: (args) => (
    <Phone>
      <Opened {...args} label="Neuer Ordner" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Opened {...args} label="Neuer Ordner" />
    </ThemeGrid>
  ),
}

export const OpensAndGivesBack: Story = {
  name: 'Takes the focus, keeps it, closes on Escape and gives it back',
  render: function Render() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Neuer Ordner</Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Neuer Ordner"
          footer={<Button>Anlegen</Button>}
        >
          <TextField label="Name des Ordners" />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Neuer Ordner' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Neuer Ordner' })
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const EscapeOnAnIcon: Story = {
  name: 'One Escape closes it from an icon button too, whose name is shown meanwhile',
  args: { footer: <IconButton icon={Trash2} label="Löschen" /> },
  render: (args) => <Opened {...args} label="Öffnen" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await screen.findByRole('dialog')
    const button = screen.getByRole('button', { name: 'Löschen' })
    while (document.activeElement !== button) await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
