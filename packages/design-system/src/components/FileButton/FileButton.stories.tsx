import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera, ImagePlus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { FileButton } from './FileButton.tsx'

const meta = {
  title: 'Components/Media/FileButton',
  component: FileButton,
  args: { children: 'Hochladen', onFiles: fn(), allowsMultiple: true },
  parameters: { keyboard: [['Enter, Space', 'Opens the choice of files']] },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Row>
      <FileButton {...args} variant="primary" />
      <FileButton {...args} />
      <FileButton {...args} variant="quiet" icon={ImagePlus} accept="image/*">
        Bild wählen
      </FileButton>
      <FileButton {...args} size="compact" icon={Camera} camera="environment">
        Plakat aufnehmen
      </FileButton>
    </Row>
  ),
}

export const States: Story = {
  render: (args) => (
    <Row>
      <FileButton {...args} />
      <FileButton {...args} isPending />
      <FileButton {...args} isDisabled />
      <FileButton {...args} isDisabled disabledReason="Der Plan ist freigegeben." />
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: { children: 'Werbemittelanlieferungsbestätigung des Außenwerbers hochladen' },
  render: (args) => (
    <Phone>
      <FileButton {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <FileButton {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <FileButton {...args} variant="primary" />
    </ThemeGrid>
  ),
}

const plan = () => new File(['Plan'], 'Plan v3.pdf', { type: 'application/pdf' })

export const GivesFiles: Story = {
  name: 'gives the chosen files, the same ones twice too',
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, plan())
    await userEvent.upload(input, plan())
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'Plan v3.pdf' }),
    ])
  },
}

export const ByKeyboard: Story = {
  name: 'opens the choice with Enter and Space',
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Hochladen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
  },
}
