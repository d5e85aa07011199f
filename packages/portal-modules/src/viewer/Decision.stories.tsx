import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { ItemModulesProvider } from '../kit/module-host/ItemSlot.tsx'
import { defineManifest } from '../kit/manifest.ts'
import { registerModule, type ModuleDefinition } from '../kit/module-host/registry.tsx'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { buildFile, twoVersions } from './testing/fixtures.ts'
import { dialogOf, flow } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

/** What the host has for approvals, as far as the viewer knows it. */
const definition: ModuleDefinition<object> = {
  Component: function Approvals({ component }) {
    const [isDone, setDone] = useState(false)
    return (
      <button type="button" onClick={() => setDone(true)}>
        {`${isDone ? 'Freigegeben' : 'Freigeben'}: ${component.displayName} (${component.id})`}
      </button>
    )
  },
}
const registry = {
  approvals: registerModule({
    manifest: defineManifest({
      type: 'approvals',
      title: { de: 'Freigaben', en: 'Approvals' },
      icon: Stamp,
    }),
    load: async () => ({ default: definition }),
    port: async () => ({}),
  }),
}

const meta = {
  title: 'Modules/Viewer/Decision',
  component: Viewer,
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={registry}>
        <Story />
      </ItemModulesProvider>
    ),
    inStoryHost(),
  ],
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

const campaign = { id: 12, name: 'Sommerfrische' }
const items = [
  buildFile({ name: 'Zitrone hoch.png', contentNumber: 2, campaign }),
  buildFile({ id: 2, name: 'Streuplan.png' }),
]

export const FromTheComparison: Story = {
  name: 'From the comparison of versions is decided, and it says about which (D-09)',
  ...flow({ items, versions: { 1: twoVersions } }, async ({ userEvent, step }) => {
    await dialogOf('Zitrone hoch.png')
    const panel = () => screen.findByRole('complementary', { name: 'Freigabe der Kampagne' })
    await step('Beside the version that counts', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Freigabe' }))
      await expect(await panel()).toHaveTextContent('Entschieden wird über Version 2, den aktuellen Stand.') // prettier-ignore
    })
    await step('Beside two of them, where it is decided as elsewhere', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Versionen vergleichen' }))
      await dialogOf('Zitrone hoch.png, Version 1 und 2')
      await expect(await panel()).toHaveTextContent('Version 1 steht zum Vergleich daneben.')
      const inside = within(await panel())
      await userEvent.click(await inside.findByRole('button', { name: 'Freigeben: Sommerfrische (12)' })) // prettier-ignore
      await expect(inside.getByRole('button', { name: /^Freigegeben/ })).toBeVisible()
    })
    await step('Escape leaves it and nothing else', async () => {
      within(await panel())
        .getByRole('button')
        .focus()
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('complementary')).toBeNull()
      await expect(screen.getByRole('button', { name: 'Freigabe' })).toHaveFocus()
    })
  }),
}

export const OfNoCampaign: Story = {
  name: 'What belongs to no campaign has nothing to decide beside it (D-09)',
  ...flow({ items, start: 2 }, async () => {
    await dialogOf('Streuplan.png')
    await expect(screen.queryByRole('button', { name: 'Freigabe' })).toBeNull()
  }),
}
