import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  title: 'Components/Display/Sparkline',
  component: Sparkline,
  args: { label: 'Reichweite in Mio.', values: [3.9, 4.1, 4.0, 4.4, 4.3, 4.6, 4.82] },
  parameters: { keyboard: [], without: { LongGermanText: 'its words are only spoken' } },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Sparkline {...args} />
      <Sparkline {...args} isFilled height={56} />
      <Sparkline {...args} tone="neutral" />
      <Sparkline {...args} tone="bad" values={[4, 3.8, 3.9, 3.1, 2.2]} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Sparkline {...args} values={[3, 4, null, null, 5, 4, 6]} isFilled />
      <Sparkline {...args} values={[4, 4, 4]} />
      <Sparkline {...args} values={[4]} />
    </Column>
  ),
}

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /noch keine Zahlen/ })).toBeInTheDocument()
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Sparkline {...args} isFilled />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Sparkline {...args} isFilled />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'speaks its course',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Reichweite in Mio.: von 3,9 auf 4,82, niedrigster Wert 3,9, höchster 4,82',
      }),
    ).toBeVisible()
  },
}
