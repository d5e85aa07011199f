import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Chip } from '../Chip/index.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: { label: 'In allem suchen', placeholder: 'Suchen in allem …', onSubmit: fn() },
  parameters: {
    keyboard: [
      ['Enter', 'Searches'],
      ['Escape', 'Empties the field'],
    ],
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <SearchField {...args} />
      <SearchField {...args} label="Diese Liste durchsuchen" placeholder="Name, Kunde, Nummer" />
      <SearchField {...args} end={<Chip>Kampagnen</Chip>} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="Sommerfrische" />
      <SearchField {...args} isDisabled />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { defaultValue: 'Werbemittelanlieferungsbestätigung Sommerfrische 2027' },
  render: (args) => (
    <Phone>
      <SearchField {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <SearchField {...args} defaultValue="Plan" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <SearchField {...args} defaultValue="Plan" />
    </ThemeGrid>
  ),
}

export const EmptiedByButtonAndEscape: Story = {
  name: 'Enter searches; cross and Escape empty',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'In allem suchen' })
    await userEvent.type(input, 'Plan{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Plan')
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'Plan{Escape}')
    await expect(input).toHaveValue('')
  },
}
