import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { count: 4 },
  parameters: { keyboard: [], without: { LongGermanText: 'holds a number' } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Row>
      <Badge count={4} />
      <Badge count={99} />
      <Badge count={100} />
      <Badge count={3} tone="alert" />
      <Badge count={140} tone="alert" />
    </Row>
  ),
}

export const States: Story = {
  render: () => (
    <Row>
      Nichts: <Badge count={0} /> Eines: <Badge count={1} /> Viele: <Badge count={1240} max={999} />
    </Row>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Row>
        <Badge count={100} /> <Badge count={12} tone="alert" />
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Row>
        <Badge count={4} />
        <Badge count={3} tone="alert" />
      </Row>
    </ThemeGrid>
  ),
}

export const MoreThanNinetyNine: Story = {
  name: 'above 99 it says so, and nothing for 0 (LAY-01)',
  render: () => (
    <>
      <Badge count={100} />
      <Badge count={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(1)
    await expect(canvas.getByText('mehr als 99')).toBeInTheDocument()
  },
}
