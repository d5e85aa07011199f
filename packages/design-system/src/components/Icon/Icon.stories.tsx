import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Megaphone } from 'lucide-react'
import { expect } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Components/Display/Icon',
  component: Icon,
  args: { icon: Megaphone },
  parameters: {
    keyboard: [],
    without: { States: 'nothing can be done with it', LongGermanText: 'holds no words' },
  },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Row>
      {[14, 16, 18, 22, 26].map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Row>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Icon {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Icon {...args} />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'speaks when it stands alone',
  args: { icon: CircleCheck, label: 'Freigegeben' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Freigegeben' })).toBeVisible()
  },
}
