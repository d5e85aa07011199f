import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from '../Card/index.ts'
import { DropZone } from './DropZone.tsx'

const meta = {
  title: 'Components/Media/DropZone',
  component: DropZone,
  args: { onFiles: fn(), description: 'PDF oder Bilder, zusammen höchstens 500 MB' },
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button: opens the choice of files'],
      ['Ctrl + V', 'Takes the files from the clipboard'],
    ],
  },
} satisfies Meta<typeof DropZone>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <DropZone {...args} />
      <DropZone {...args} size="compact" />
      <DropZone
        {...args}
        label="Logo hierher ziehen"
        description="SVG oder PNG mit durchsichtigem Grund"
        accept="image/svg+xml,image/png"
        allowsMultiple={false}
      />
      <DropZone {...args}>
        <Card title="Mediapläne 2027">Dateien lassen sich auf die ganze Karte ziehen.</Card>
      </DropZone>
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <DropZone {...args} />
      <DropZone {...args} errorMessage="„Rohschnitt.mov“ ist größer als 500 MB." />
      <DropZone {...args} isDisabled description="Der Plan ist freigegeben." />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Werbemittelanlieferungsbestätigungen der Außenwerbungsunternehmen hierher ziehen',
    description: 'Bitte nur druckoberflächenverbindliche PDF-Dateien nach PDF/X-4.',
    buttonLabel: 'Bestätigungen auswählen',
  },
  render: (args) => (
    <Phone>
      <DropZone {...args} />
      <DropZone {...args} size="compact" />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <DropZone {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <DropZone {...args} size="compact" />
    </ThemeGrid>
  ),
}

const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}
const drag = (on: Element, type: string, dataTransfer: DataTransfer) =>
  on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
const picture = () => new File(['x'], 'Megalight 02.png', { type: 'image/png' })
const plan = () => new File(['x'], 'Plan v3.pdf', { type: 'application/pdf' })

export const Dropped: Story = {
  name: 'takes what is dropped, and says what does not fit',
  args: { accept: 'image/*' },
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('Dateien hierher ziehen')
    drag(zone, 'dragenter', transferOf(picture()))
    await expect(await canvas.findByText('Loslassen zum Hinzufügen')).toBeVisible()
    drag(zone, 'drop', transferOf(picture(), plan()))
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Megalight 02.png' }),
    ])
    const faults = await canvas.findAllByText(/passt hier nicht: Plan v3\.pdf/)
    await expect(faults[0]).toBeVisible()
    await expect(await canvas.findByText('Dateien hierher ziehen')).toBeVisible()
  },
}

export const Pasted: Story = {
  name: 'takes what is pasted while the focus is in it',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Dateien auswählen' })
    await expect(button).toHaveFocus()
    const clipboardData = transferOf(picture())
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
  },
}

export const ByKeyboard: Story = {
  name: 'opens the choice of files with Enter and Space',
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
  },
}

export const AroundContent: Story = {
  name: 'shows its sign over other content only while files hang there',
  args: { children: <p style={{ padding: 40 }}>Mediapläne 2027</p> },
  play: async ({ args, canvas }) => {
    const content = canvas.getByText('Mediapläne 2027')
    drag(content, 'dragenter', transferOf(plan()))
    await expect(await canvas.findByText('Loslassen zum Hinzufügen')).toBeVisible()
    drag(content, 'dragleave', transferOf(plan()))
    await waitFor(() =>
      expect(canvas.queryByText('Loslassen zum Hinzufügen')).not.toBeInTheDocument(),
    )
    drag(content, 'drop', transferOf(plan()))
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
  },
}
