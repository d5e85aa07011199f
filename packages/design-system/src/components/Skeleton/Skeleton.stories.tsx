import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    keyboard: [],
    without: { States: 'has one state', LongGermanText: 'holds no words' },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { lines: 3 } }

export const Variants: Story = {
  render: () => (
    <Column>
      <Row>
        <Skeleton shape="circle" width="40px" height="40px" />
        <Skeleton width="180px" />
      </Row>
      <Skeleton lines={3} />
      <Skeleton shape="block" height="120px" />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Skeleton lines={4} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Skeleton lines={2} />
    </ThemeGrid>
  ),
}
