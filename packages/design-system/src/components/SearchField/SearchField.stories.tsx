import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'In allem suchen', placeholder: 'Suchen in allem …', onSubmit: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

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

export const TenantsAndModes: Story = {
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
