import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Check, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { SplitButton } from './SplitButton.tsx'

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    label: 'Freigeben',
    icon: Check,
    menuLabel: 'Weitere Arten der Freigabe',
    onPress: fn(),
    onAction: fn(),
    children: [
      <MenuItem key="note" id="note" icon={Send}>
        Mit Hinweis freigeben …
      </MenuItem>,
      <MenuItem key="later" id="later" icon={CalendarClock}>
        Zum Stichtag freigeben …
      </MenuItem>,
    ],
  },
  parameters: {
    keyboard: [
      ['Enter, Space', 'Does the usual, or opens the other ways'],
      ['Up, Down', 'Opens the other ways from the second half, then moves among them'],
      ['Escape', 'Closes them; the focus returns'],
    ],
  },
} satisfies Meta<typeof SplitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { variant: 'primary' } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      {(['medium', 'compact'] as const).map((size) => (
        <Row key={size}>
          <SplitButton {...args} size={size} variant="primary" />
          <SplitButton {...args} size={size} />
          <SplitButton {...args} size={size} icon={undefined} />
        </Row>
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      {(['primary', 'secondary'] as const).map((variant) => (
        <Row key={variant}>
          <SplitButton {...args} variant={variant} />
          <SplitButton {...args} variant={variant} isPending />
          <SplitButton {...args} variant={variant} isDisabled />
        </Row>
      ))}
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { label: 'Werbemittelanlieferungsbestätigung herunterladen' },
  render: (args) => (
    <Phone>
      <SplitButton {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <SplitButton {...args} variant="primary" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Row>
        <SplitButton {...args} variant="primary" />
        <SplitButton {...args} />
      </Row>
    </ThemeGrid>
  ),
}

export const BothHalves: Story = {
  name: 'The first half does the usual, the second opens the other ways',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const first = await screen.findByRole('menuitem', { name: /Mit Hinweis/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('later')
    const second = canvas.getByRole('button', { name: 'Weitere Arten der Freigabe' })
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard(' ')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const Disabled: Story = {
  name: 'Disabled for a reason, the first half can be reached and says it; its spoken name may say more',
  args: {
    'aria-label': 'Funkkombi Süd freigeben',
    isDisabled: true,
    disabledReason: 'Sehen Sie sich zuerst an, was sich geändert hat.',
  },
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('button', { name: 'Funkkombi Süd freigeben' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(/Sehen Sie sich zuerst an/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Weitere Arten der Freigabe' })).toBeDisabled()
  },
}
