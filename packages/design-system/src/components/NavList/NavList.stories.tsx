import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Palette, Shield, Users } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { NavList, type NavListSection } from './NavList.tsx'

const SECTIONS: NavListSection[] = [
  {
    title: 'Mein Konto',
    items: [
      { id: 'sicherheit', label: 'Anmeldung und Sicherheit', icon: Shield, href: '#sicherheit' },
      { id: 'meldungen', label: 'Benachrichtigungen', icon: Bell, href: '#meldungen', badge: 4 },
    ],
  },
  {
    title: 'Portal',
    items: [
      { id: 'marke', label: 'Marke', icon: Palette, href: '#marke' },
      { id: 'team', label: 'Team', icon: Users, href: '#team' },
    ],
  },
]

const meta = {
  title: 'Components/Navigation/NavList',
  component: NavList,
  args: { label: 'Einstellungen', sections: SECTIONS, selectedKey: 'marke', onNavigate: fn() },
  render: (args) => (
    <div style={{ inlineSize: 250 }}>
      <NavList {...args} />
    </div>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'Goes through the places'],
      ['Enter', 'Goes there'],
    ],
  },
} satisfies Meta<typeof NavList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  args: {
    sections: [
      {
        items: [
          { id: 'marke', label: 'Marke', description: 'Farben, Bilder und Schrift' },
          { id: 'team', label: 'Team', description: 'Wer was darf' },
        ],
      },
    ],
  },
}

export const States: Story = { args: { selectedKey: undefined } }

export const LongGermanText: Story = {
  args: {
    sections: [
      {
        title: 'Werbemittelanlieferung',
        items: [
          { id: 'a', label: 'Werbemittelanlieferungsbestätigungen', icon: Bell, badge: 140 },
          { id: 'marke', label: 'Ansprechpersonen und Zuständigkeiten', icon: Users },
        ],
      },
    ],
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <NavList {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { sections: SECTIONS.slice(1) },
  render: (args) => (
    <ThemeGrid>
      <NavList {...args} />
    </ThemeGrid>
  ),
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
}

export const Navigates: Story = {
  name: 'A plain click and Enter stay in the app; the place one is at is marked',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marke' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Team' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('team')
    canvas.getByRole('link', { name: 'Team' }).blur()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledTimes(2)
    await expect(window.location.hash).not.toContain('team')
  },
}
