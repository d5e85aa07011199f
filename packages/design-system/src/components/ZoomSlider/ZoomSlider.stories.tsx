import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ZoomSlider } from './ZoomSlider.tsx'

const meta = {
  title: 'Components/Media/ZoomSlider',
  component: ZoomSlider,
  args: { onChange: fn() },
  parameters: {
    keyboard: [
      ['Arrow keys, +, -', 'One step of 10 %'],
      ['Page Up, Page Down', 'Five steps'],
      ['Home, End', 'Smallest and largest'],
    ],
    without: { LongGermanText: 'shows a number only' },
  },
} satisfies Meta<typeof ZoomSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <ZoomSlider {...args} defaultValue={1.5} />
      <ZoomSlider {...args} defaultValue={1.5} isEnlarged />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <ZoomSlider {...args} defaultValue={0.5} />
      <ZoomSlider {...args} defaultValue={3} />
      <ZoomSlider {...args} isDisabled />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ZoomSlider {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ZoomSlider {...args} defaultValue={2} />
    </ThemeGrid>
  ),
}

export const Limits: Story = {
  name: 'goes from 0.5 to 3, or to 5 when enlarged, in steps of 0.1 (WFD-02)',
  args: { isEnlarged: true },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' })
    await expect(slider).toHaveAttribute('min', '0.5')
    await expect(slider).toHaveAttribute('max', '5')
    await expect(slider).toHaveAttribute('step', '0.1')
    await fireEvent.change(slider, { target: { value: '5' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await expect(canvas.getByRole('button', { name: 'Vergrößern' })).toBeDisabled()
  },
}

export const ByKeyboard: Story = {
  name: 'goes step by step with the keyboard',
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    slider.focus()
    await userEvent.keyboard('+')
    await expect(args.onChange).toHaveBeenLastCalledWith(1.1)
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1.6)
    await userEvent.keyboard('-')
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5)
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Verkleinern' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0.9)
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^90.%$/))
  },
}
