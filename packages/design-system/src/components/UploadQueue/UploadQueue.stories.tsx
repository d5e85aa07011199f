import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import type { UploadItem } from './uploadQueue.logic.ts'
import { UploadQueue, type UploadQueueProps } from './UploadQueue.tsx'

const MB = 1_048_576
const ITEMS: UploadItem[] = [
  { id: '1', name: 'Plan v3 – Sommerfrische.pdf', size: 2.4 * MB, sent: 2.4 * MB, state: 'done' },
  {
    id: '2',
    name: 'Spot 20s – Endschnitt.mp4',
    size: 486 * MB,
    sent: 312 * MB,
    state: 'sending',
    speed: 4.3 * MB,
  },
  { id: '3', name: 'Megalight Motiv 02.png', size: 6.7 * MB, sent: 3.1 * MB, state: 'paused' },
  {
    id: '4',
    name: 'Streuplan TV KW 13–35.xlsx',
    size: 0.8 * MB,
    sent: 0,
    state: 'failed',
    error: 'In diesem Ordner liegt schon eine Datei dieses Namens. Bitte benennen Sie sie um.',
  },
  { id: '5', name: 'Kick-off Nordkranz.pptx', size: 18.1 * MB, sent: 0, state: 'waiting' },
  { id: '6', name: 'Rohschnitt.mov', size: 960 * MB, sent: 12 * MB, state: 'cancelled' },
]
const [DONE, SENDING, PAUSED, FAILED, WAITING] = ITEMS as [
  UploadItem,
  UploadItem,
  UploadItem,
  UploadItem,
  UploadItem,
]

const meta = {
  title: 'Components/Media/UploadQueue',
  component: UploadQueue,
  args: {
    items: ITEMS,
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onClear: fn(),
  },
  parameters: {
    keyboard: [
      ['Tab', 'Moves from action to action'],
      ['Enter, Space', 'Pauses, resumes, cancels, tries again, shows or hides the files'],
    ],
  },
} satisfies Meta<typeof UploadQueue>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <UploadQueue {...args} items={[SENDING]} />
      <UploadQueue {...args} items={[SENDING, WAITING]} defaultExpanded={false} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <UploadQueue {...args} items={[SENDING, WAITING]} />
      <UploadQueue {...args} items={[PAUSED, { ...PAUSED, id: '9', name: 'Motiv 03.png' }]} />
      <UploadQueue {...args} items={[DONE]} />
    </Column>
  ),
}

export const Failed: Story = {
  args: { items: [DONE, FAILED, { ...FAILED, id: '8', name: 'Mediaplan.xlsx', error: undefined }] },
}

export const LongGermanText: Story = {
  args: {
    items: [
      { ...SENDING, name: 'Werbemittelanlieferungsbestätigung_Außenwerbung_Dekade_17_final.pdf' },
      { ...FAILED, name: 'Verfügbarkeitsprüfung Großflächenplakatierung Regionalfenster.xlsx' },
    ],
  },
  render: (args) => (
    <Phone>
      <UploadQueue {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <UploadQueue {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { items: [DONE, SENDING, FAILED] },
  render: (args) => (
    <ThemeGrid>
      <UploadQueue {...args} />
    </ThemeGrid>
  ),
}

export const Actions: Story = {
  name: 'pauses, resumes, cancels and tries again',
  play: async ({ args, canvas }) => {
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Spot 20s – Endschnitt.mp4 anhalten')
    await expect(args.onPause).toHaveBeenLastCalledWith(['2'])
    await press('Megalight Motiv 02.png fortsetzen')
    await expect(args.onResume).toHaveBeenLastCalledWith(['3'])
    await press('Streuplan TV KW 13–35.xlsx erneut versuchen')
    await expect(args.onRetry).toHaveBeenLastCalledWith(['4'])
    await press('Kick-off Nordkranz.pptx abbrechen')
    await expect(args.onCancel).toHaveBeenLastCalledWith('5')
    await press('Alle anhalten')
    await expect(args.onPause).toHaveBeenLastCalledWith(['2', '5'])
  },
}

export const Told: Story = {
  name: 'says how far each file and all of them are (FILE-09, VAL-09)',
  args: { items: [SENDING] },
  play: async ({ canvas }) => {
    const [total, one] = canvas.getAllByRole('progressbar')
    const plain = (bar?: HTMLElement) =>
      bar?.getAttribute('aria-valuetext')?.replaceAll(/[\u00a0\u202f]/g, ' ')
    await expect(plain(total)).toBe('312 von 486 MB · noch 41 s')
    await expect(plain(one)).toBe('312 von 486 MB · noch 41 s')
  },
}

export const Folded: Story = {
  name: 'hides its files and shows them again, with the keyboard too',
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('button', { name: 'Dateien ausblenden' })
    await expect(turn).toHaveAttribute('aria-expanded', 'true')
    turn.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('list')).toBeVisible()
    await userEvent.tab()
    await expect(within(canvas.getByRole('list')).getAllByRole('button')[0]).toHaveFocus()
  },
}

function Sending(args: UploadQueueProps) {
  const [sent, setSent] = useState(1)
  const size = 100 * MB
  const state = sent < 100 ? 'sending' : 'done'
  return (
    <>
      <button type="button" onClick={() => setSent((before) => Math.min(100, before + 33))}>
        Weiter
      </button>
      <UploadQueue {...args} items={[{ ...SENDING, size, sent: sent * MB, state }]} />
    </>
  )
}

export const SpeaksSeldom: Story = {
  name: 'speaks at the beginning and the end, not on every percent',
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const voice = () => canvasElement.querySelector('[aria-live="polite"]')?.textContent
    await expect(voice()).toBe('1 Datei wird hochgeladen')
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    await expect(voice()).toBe('1 Datei wird hochgeladen')
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    await expect(voice()).toBe('1 Datei hochgeladen')
  },
}
