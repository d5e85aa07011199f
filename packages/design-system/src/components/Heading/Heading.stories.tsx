import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { HEADING_SIZES, Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Display/Heading',
  component: Heading,
  args: { children: 'Sommerfrische 2027' },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {HEADING_SIZES.toReversed().map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { children: 'Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft', size: '2xl' },
  render: (args) => (
    <Phone>
      <Heading {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { size: 'xl', children: 'Startet oder endet in den nächsten sieben Tagen' },
  render: (args) => (
    <Phone>
      <Heading {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Heading {...args} level={3} size="xl" />
    </ThemeGrid>
  ),
}

export const LevelApartFromSize: Story = {
  name: 'has the level it is given, whatever its size',
  args: { level: 2, size: '2xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}
