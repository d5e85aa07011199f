import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ThemeScope } from '../../scope/index.ts'
import { TenantSwitcher, type Tenant, type TenantSwitcherProps } from './TenantSwitcher.tsx'

const TENANTS: Tenant[] = [
  {
    id: 'nordkranz',
    name: 'Nordkranz Getränke',
    detail: 'mit Agentur Hellwig & Partner',
    theme: { primary: '#2392d4' },
  },
  { id: 'alpenquell', name: 'Alpenquell', theme: { primary: '#c8102e' } },
  { id: 'elbtal', name: 'Elbtal Energie', theme: { primary: '#ffd60a' } },
]

function Held(props: TenantSwitcherProps) {
  const [current, setCurrent] = useState(props.current)
  return (
    <div style={{ inlineSize: 226 }}>
      <TenantSwitcher
        {...props}
        current={current}
        onChange={(id) => {
          props.onChange(id)
          setCurrent(id)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Navigation/TenantSwitcher',
  component: TenantSwitcher,
  args: { tenants: TENANTS, current: 'nordkranz', onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    keyboard: [
      ['Enter, Space, Down', 'Opens the list of portals'],
      ['Up, Down, letters', 'Moves among them'],
      ['Enter, Space', 'Goes into the portal'],
      ['Escape', 'Closes the list; the focus returns'],
    ],
  },
} satisfies Meta<typeof TenantSwitcher>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Held {...args} />
      <Held {...args} isCollapsed />
      <Held {...args} tenants={TENANTS.slice(0, 1)} />
    </Column>
  ),
}

export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeInTheDocument()
  },
}

export const LongGermanText: Story = {
  args: {
    tenants: [
      {
        id: 'nordkranz',
        name: 'Norddeutsche Getränkevertriebsgesellschaft mit beschränkter Haftung',
        detail: 'mit Werbeagentur Hellwig & Partner Kommunikationsberatung',
        theme: { primary: '#7a1f4b' },
      },
      ...TENANTS.slice(1),
    ],
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <TenantSwitcher {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Held {...args} />
    </ThemeGrid>
  ),
}

export const Switches: Story = {
  name: 'Names where one is, and goes elsewhere by keyboard',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Nordkranz Getränke.*Portal wechseln/ })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const here = await screen.findByRole('menuitemradio', { name: /Nordkranz/ })
    await expect(here).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Nord/ })).toHaveFocus())
    await userEvent.keyboard('el{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('elbtal')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Elbtal/ })).toHaveFocus())
  },
}

export const KeepsTheTheme: Story = {
  name: 'The list has the theme of its scope, each mark that of its portal',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <Held {...args} />
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    const brand = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--at-brand').trim()
    await expect(brand(menu)).toBe('#c8102e')
    await expect(getComputedStyle(menu).colorScheme).toBe('dark')
    await expect(brand(menu.querySelectorAll('[data-at-small]')[2]!)).toBe('#ffd60a')
  },
}
