import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  args: { label: 'oder' },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <Divider />
      <Divider label="oder" />
      <Divider label="Neu seit 09:14" tone="brand" />
      <Row>
        TV <Divider orientation="vertical" /> Radio <Divider orientation="vertical" /> Social
      </Row>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { label: 'Neu seit Ihrem letzten Besuch am Sonnabend' },
  render: (args) => (
    <Phone>
      <Divider {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Divider {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Column>
        <Divider />
        <Divider label="Neu seit 09:14" tone="brand" />
      </Column>
    </ThemeGrid>
  ),
}

export const Separates: Story = {
  name: 'separates for everybody',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'oder' })).toBeVisible()
  },
}
