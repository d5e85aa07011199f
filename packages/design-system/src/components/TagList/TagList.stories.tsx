import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { TagList } from './TagList.tsx'

const tags = (...labels: string[]) => labels.map((label) => ({ id: label, label }))
const ALL = tags('TV', 'Radio', 'Print', 'Kino', 'Social', 'Out-of-Home', 'Digital', 'Direkt')

const meta = {
  title: 'Components/Pickers/TagList',
  component: TagList,
  args: { label: 'Schlagwörter', tags: ALL },
  parameters: {
    keyboard: [['Enter, Space', 'On the count: shows the rest, or hides it again']],
    without: { States: 'takes no input' },
  },
} satisfies Meta<typeof TagList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <TagList {...args} tags={ALL.slice(0, 2)} />
      <TagList {...args} />
      <TagList {...args} maxVisible={3} />
    </Column>
  ),
}

export const Empty: Story = { args: { tags: [], emptyText: 'Noch keine Schlagwörter' } }

export const LongGermanText: Story = {
  args: {
    tags: tags('Werbemittelanlieferungsbestätigung Sommerfrische 2027', 'Druckunterlagenschluss'),
  },
  render: (args) => (
    <Phone>
      <TagList {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <TagList {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <TagList {...args} maxVisible={3} />
    </ThemeGrid>
  ),
}

export const ShowsSix: Story = {
  name: 'shows six tags to read, then +n (CONST-01)',
  play: async ({ canvas }) => {
    const visible = () => canvas.getAllByRole('listitem').length - 1
    await expect(visible()).toBe(6)
    await userEvent.tab()
    const more = canvas.getByRole('button', { name: '+2 weitere' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(visible()).toBe(8)
    await expect(canvas.getByRole('button', { name: 'Weniger zeigen' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(visible()).toBe(6)
  },
}
