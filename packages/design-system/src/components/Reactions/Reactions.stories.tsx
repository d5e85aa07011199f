import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Reactions, type ReactionsProps } from './Reactions.tsx'
import type { Reaction } from './reactions.logic.ts'

const meta = {
  title: 'Components/Feedback/Reactions',
  component: Reactions,
  args: { counts: { like: 2, idea: 1 }, own: null, onChange: fn() },
  render: function Render(args: ReactionsProps) {
    const [own, setOwn] = useState<Reaction | null>(args.own ?? null)
    const [counts, setCounts] = useState(args.counts)
    const change = (next: Reaction | null) => {
      const after = { ...counts }
      if (own) after[own] = (after[own] ?? 0) - 1
      if (next) after[next] = (after[next] ?? 0) + 1
      setCounts(after)
      setOwn(next)
      args.onChange?.(next)
    }
    return <Reactions {...args} counts={counts} own={own} onChange={change} />
  },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches each reaction, then the button for another one'],
      ['Enter, Space', 'Gives and takes back a reaction, opens the choice'],
      ['Arrow keys', 'Move through the choice'],
    ],
    without: { LongGermanText: 'its words are its own' },
  },
} satisfies Meta<typeof Reactions>
export default meta
type Story = StoryObj<typeof meta>

const ALL = { like: 12, heart: 4, 'very-satisfied': 3, 'very-dissatisfied': 1, idea: 2 }

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Reactions {...args} />
      <Reactions {...args} counts={ALL} own="heart" />
      <Reactions {...args} counts={ALL} isReadOnly />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Reactions {...args} counts={{}} />
      <Reactions {...args} own="like" />
      <Reactions
        {...args}
        counts={{ like: 1240 }}
        names={{ like: ['Jonas Thiele', 'Aylin Kaya'] }}
      />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Reactions {...args} counts={ALL} own="like" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Reactions {...args} counts={{ like: 2, heart: 1 }} own="like" />
    </ThemeGrid>
  ),
}

export const OneAPerson: Story = {
  name: 'one reaction a person: another replaces it, the same takes it back (CMT-05)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gefällt mir, 2' }))
    const own = canvas.getByRole('button', { name: 'Gefällt mir, 3' })
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Gute Idee, 1' }))
    await expect(canvas.getByRole('button', { name: 'Gefällt mir, 2' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Gute Idee, 2' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const ByKeyboard: Story = {
  name: 'arrows and Enter choose a reaction (CMT-05)',
  args: { counts: {} },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reagieren' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Gefällt mir' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('heart')
    await expect(await canvas.findByRole('button', { name: 'Herz, 1' })).toBeVisible()
  },
}

export const FocusStays: Story = {
  name: 'the focus stays when the last reaction is taken back',
  args: { counts: { heart: 1 }, own: 'heart' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('button', { name: /Herz/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Reagieren' })).toHaveFocus()
  },
}
