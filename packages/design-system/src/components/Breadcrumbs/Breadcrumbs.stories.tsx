import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'root', label: 'Dateien' },
      { id: '12', label: 'Nordkranz Getränke' },
      { id: '31', label: 'Sommerfrische 2027' },
    ],
    onNavigate: fn(),
  },
  parameters: {
    keyboard: [
      ['Tab', 'Goes through the places above'],
      ['Enter', 'Goes to the place'],
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { href: (id) => `#${id}` } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Breadcrumbs {...args} href={(id) => `#${id}`} />
      <Breadcrumbs {...args} label="Pfad ohne Adressen" />
    </Column>
  ),
}

export const States: Story = {
  name: 'At the top there is one place',
  args: { items: [{ id: 'root', label: 'Dateien' }] },
}

export const LongGermanText: Story = {
  args: {
    items: [
      { id: 'root', label: 'Dateien' },
      { id: '1', label: 'Werbemittelanlieferungsbestätigungen' },
      { id: '2', label: 'Verlagsgesellschaft Norddeutschland' },
      { id: '3', label: 'Sommerfrische 2027' },
    ],
  },
  render: (args) => (
    <Phone>
      <Breadcrumbs {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Breadcrumbs {...args} href={(id) => `#${id}`} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Breadcrumbs {...args} href={(id) => `#${id}`} />
    </ThemeGrid>
  ),
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
}

export const Navigates: Story = {
  name: 'A plain click stays in the app; the last place is not a link',
  args: { href: (id) => `#${id}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nordkranz Getränke' })
    await expect(link).toHaveAttribute('href', '#12')
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith('12')
    await expect(window.location.hash).not.toBe('#12')
    await expect(canvas.queryByRole('link', { name: 'Sommerfrische 2027' })).toBeNull()
    await expect(canvas.getByText('Sommerfrische 2027')).toHaveAttribute('aria-current', 'page')
  },
}

export const ByKeyboard: Story = {
  name: 'Tab goes through the places above, Enter goes there',
  args: { href: (id) => `#${id}` },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dateien' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith('12')
  },
}
