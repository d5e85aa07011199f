import { MessageSquareText } from 'lucide-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ItemModulesProvider, ItemSlot, useHasItemModule } from './ItemSlot.tsx'
import { defineManifest } from '../manifest.ts'
import { registerModule, type ModuleDefinition } from './registry.tsx'
import { inStoryHost } from '../StoryHost.tsx'

const definition: ModuleDefinition<object> = {
  Component: ({ component }) => (
    <p>
      Zu {component.displayName} ({component.id})
    </p>
  ),
}
const registry = {
  notes: registerModule({
    manifest: defineManifest({
      type: 'notes',
      title: { de: 'Notizen', en: 'Notes' },
      icon: MessageSquareText,
    }),
    load: async () => ({ default: definition }),
    port: async () => ({}),
  }),
}

/** A module that shows an item and leaves a place under it. */
function Item({ type }: { type: string }) {
  const has = useHasItemModule(type)
  return (
    <article>
      <h2>{has ? 'Mit Platz' : 'Ohne Platz'}</h2>
      <ItemSlot type={type} item={{ id: 5, name: 'Plakat.png' }} />
    </article>
  )
}

const meta = {
  title: 'Modules/Kit/ItemSlot',
  component: Item,
  decorators: [inStoryHost()],
} satisfies Meta<typeof Item>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'what the host has for an item comes under it',
  args: { type: 'notes' },
  render: (args) => (
    <ItemModulesProvider registry={registry}>
      <Item {...args} />
    </ItemModulesProvider>
  ),
  play: async () => {
    await expect(await screen.findByText('Zu Plakat.png (5)')).toBeVisible()
    await expect(screen.getByRole('heading')).toHaveTextContent('Mit Platz')
  },
}

export const Absent: Story = {
  name: 'what the host does not have is absent, with and without any modules (CMT-04)',
  args: { type: 'comments' },
  render: (args) => (
    <>
      <Item {...args} />
      <ItemModulesProvider registry={registry}>
        <Item {...args} />
      </ItemModulesProvider>
    </>
  ),
  play: async () => {
    await expect(screen.getAllByText('Ohne Platz')).toHaveLength(2)
    await expect(screen.queryByText(/Plakat/)).toBeNull()
  },
}
