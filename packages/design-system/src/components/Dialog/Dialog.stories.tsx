import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { TextField } from '../TextField/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Dialog',
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
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }

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

export const Question: Story = {
  name: 'A question: the way back has the focus',
  render: () => (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={fn()}
      onConfirm={fn()}
      title="„Kreation“ löschen?"
      confirmLabel="Ordner löschen"
    >
      48 Dateien darin werden mit gelöscht. Das lässt sich nicht rückgängig machen.
    </ConfirmDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '„Kreation“ löschen?' })
    await expect(dialog).toHaveAccessibleDescription(/48 Dateien/)
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  },
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
