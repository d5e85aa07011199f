import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Hourglass, RadioTower } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx'

const ITEMS: TabItem[] = [
  { id: 'in-arbeit', label: 'In Arbeit', count: 6 },
  { id: 'live', label: 'Live', count: 3 },
  { id: 'abgeschlossen', label: 'Abgeschlossen', count: 21 },
]

/** Holds the chosen one, as a page does by its address. */
function Held(props: TabsProps) {
  const [selectedKey, setSelectedKey] = useState(props.selectedKey)
  const choose = (id: string) => {
    props.onChange(id)
    setSelectedKey(id)
  }
  return <Tabs {...props} selectedKey={selectedKey} onChange={choose} />
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Kampagnen', items: ITEMS, selectedKey: 'in-arbeit', onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the chosen tab, then what the view shows'],
      ['Left, Right', 'Chooses the tab beside it and goes on at the other end'],
      ['Home, End', 'Chooses the first or the last tab'],
      ['Enter, Space', 'Chooses the tab where arrows only move (`isManual`)'],
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Held {...args} />
      <Held {...args} items={ITEMS.map(({ id, label }) => ({ id, label }))} />
      <Held
        {...args}
        items={[
          { id: 'in-arbeit', label: 'In Arbeit', icon: Hourglass },
          { id: 'live', label: 'Live', icon: RadioTower },
          { id: 'abgeschlossen', label: 'Abgeschlossen', icon: CircleCheck },
        ]}
      />
      <Held {...args}>
        <p>Sechs Kampagnen sind in Arbeit, zwei davon warten auf Ihre Freigabe.</p>
      </Held>
    </Column>
  ),
}

export const States: Story = {
  args: {
    items: [
      { id: 'in-arbeit', label: 'In Arbeit', count: 0 },
      { id: 'live', label: 'Live', count: 12_480 },
      { id: 'abgeschlossen', label: 'Abgeschlossen', isDisabled: true },
    ],
  },
}

export const LongGermanText: Story = {
  args: {
    items: [
      { id: 'in-arbeit', label: 'Werbemittelanlieferungen', count: 1_204 },
      { id: 'live', label: 'Schaltbestätigungen', count: 18 },
      { id: 'abgeschlossen', label: 'Rechnungsprüfung und Abschluss', count: 3 },
    ],
  },
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Held {...args} />
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

export const ByKeyboard: Story = {
  name: 'Arrows, Home and End choose; Tab goes on to what is shown',
  args: { children: <p>Sechs Kampagnen sind in Arbeit.</p> },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'In Arbeit 6' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('live')
    await expect(canvas.getByRole('tab', { name: 'Live 3' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('abgeschlossen')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('in-arbeit')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith('in-arbeit')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'In Arbeit 6' })).toHaveFocus()
  },
}

export const ArrowsOnlyMove: Story = {
  name: 'Views that take time are chosen by Enter or Space',
  args: { isManual: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: 'Live 3' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('abgeschlossen')
  },
}

export const HaveAddresses: Story = {
  name: 'A tab with an address is a link; a plain click stays in the app',
  args: { items: ITEMS.map((item) => ({ ...item, href: `#/kampagnen/${item.id}` })) },
  play: async ({ args, canvas }) => {
    const live = canvas.getByRole('tab', { name: 'Live 3' })
    await expect(live).toHaveAttribute('href', '#/kampagnen/live')
    await userEvent.click(live)
    await expect(args.onChange).toHaveBeenCalledWith('live')
    await expect(window.location.hash).not.toContain('kampagnen')
  },
}

export const KeepsTheChosenInSight: Story = {
  name: 'On a phone the row scrolls to the chosen tab, the page stays',
  args: { selectedKey: 'abgeschlossen' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const isInSight = (name: string) => {
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect()
      const row = list.getBoundingClientRect()
      return tab.left >= row.left && tab.right <= row.right + 1
    }
    await waitFor(() => expect(isInSight('Abgeschlossen 21')).toBe(true))
    await expect(list.scrollLeft).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('tab', { name: 'Live 3' }))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(isInSight('In Arbeit 6')).toBe(true))
    await expect(window.scrollX).toBe(0)
  },
}
