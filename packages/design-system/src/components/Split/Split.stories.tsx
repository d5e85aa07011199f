import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from '../Card/index.ts'
import { Split } from './Split.tsx'

const meta = {
  title: 'Components/Layout/Split',
  component: Split,
  args: {
    label: 'Breite der Liste',
    start: <Card title="Freigaben">Megalights HH/HB · 94.500,00 €</Card>,
    end: <Card title="Vergleich">Version 2 und Version 3 nebeneinander</Card>,
    defaultSize: 40,
    onSizeChange: fn(),
  },
  parameters: {
    keyboard: [
      ['Arrow keys', 'Move the separator by 5 %'],
      ['Page up, Page down', 'Move it by 20 %'],
      ['Home, End', 'Move it to its ends'],
    ],
  },
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ blockSize: 320 }}>
      <Split {...args} />
    </div>
  ),
}

export const States: Story = {
  parameters: {
    pseudo: { hover: '[aria-label="Unter dem Zeiger"]', focusVisible: '[aria-label="Im Fokus"]' },
  },
  render: (args) => (
    <>
      <Split {...args} label="In Ruhe" />
      <Split {...args} label="Unter dem Zeiger" />
      <Split {...args} label="Im Fokus" defaultSize={80} />
    </>
  ),
}

export const LongGermanText: Story = {
  args: {
    start: <Card title="Werbemittelanlieferungsbestätigung" />,
    end: <Card title="Außenwerbungsvermarktungsgesellschaft" />,
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Split {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { start: 'Liste', end: 'Vergleich' },
  render: (args) => (
    <ThemeGrid>
      <Split {...args} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'arrows, Page up and down, Home and End move the separator',
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Breite der Liste' })
    await userEvent.tab()
    await expect(separator).toHaveFocus()
    for (const [key, share] of [
      ['{ArrowRight}', '45'],
      ['{ArrowLeft}', '40'],
      ['{PageDown}', '60'],
      ['{PageUp}', '40'],
      ['{End}', '80'],
      ['{Home}', '20'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(separator).toHaveAttribute('aria-valuenow', share)
    }
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(20)
    await fireEvent.doubleClick(separator)
    await expect(separator).toHaveAttribute('aria-valuenow', '40')
  },
}
