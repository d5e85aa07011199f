import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, ThemeGrid } from '../../stories/index.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 4 },
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

export const TenantsAndModes: Story = {
  render: () => (
    <ThemeGrid>
      <Row>
        <Badge count={4} />
        <Badge count={3} tone="alert" />
      </Row>
    </ThemeGrid>
  ),
}
