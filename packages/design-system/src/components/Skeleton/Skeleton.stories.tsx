import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, Row } from '../../stories/index.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
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
