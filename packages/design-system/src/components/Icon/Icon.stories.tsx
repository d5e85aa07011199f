import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Megaphone } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: Megaphone },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Spoken: Story = {
  args: { icon: CircleCheck, label: 'Freigegeben' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Freigegeben' })).toBeVisible()
  },
}
