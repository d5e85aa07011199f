import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

function Opened({ label, ...props }: ConfirmDialogProps & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const confirm = () => {
    props.onConfirm()
    setOpen(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} onConfirm={confirm} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    isDanger: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '„Kreation“ löschen?',
    confirmLabel: 'Ordner löschen',
    children: '48 Dateien darin werden mit gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    keyboard: [
      ['Enter, Space', 'Presses the button that has the focus: at first the way back'],
      ['Tab', 'Goes round inside'],
      ['Escape', 'Cancels; the focus returns'],
    ],
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Row>
      <Opened {...args} label="Löschen …" />
      <Opened
        {...args}
        label="Veröffentlichen …"
        isDanger={false}
        title="Portal öffnen?"
        confirmLabel="Portal öffnen"
      >
        Alle eingeladenen Personen erhalten eine Nachricht.
      </Opened>
    </Row>
  ),
}

export const States: Story = {
  name: 'While the work runs nothing can be pressed, and it stays open (LAY-12)',
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled()
  },
}

export const LongGermanText: Story = {
  args: {
    title: 'Werbemittelanlieferungsbestätigungen unwiderruflich zurückziehen?',
    confirmLabel: 'Bestätigungen zurückziehen',
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Opened {...args} label="Löschen …" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Opened {...args} label="Löschen …" />
    </ThemeGrid>
  ),
}

export const TheWayBackHasTheFocus: Story = {
  name: 'A hasty Enter destroys nothing: the way back has the focus',
  render: (args) => <Opened {...args} label="Löschen …" />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Löschen …' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: '„Kreation“ löschen?' })
    await expect(dialog).toHaveAccessibleDescription(/48 Dateien/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
