import { FolderOpen } from 'lucide-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { defineManifest } from '../manifest.ts'
import { ModuleSlot } from './ModuleSlot.tsx'
import { registerModule, type ModuleDefinition } from './registry.tsx'
import { inStoryHost } from '../StoryHost.tsx'

interface Port {
  greet: () => string
}
interface Config {
  mark: string
}

const manifest = defineManifest<Config>({
  type: 'greeting',
  title: { de: 'Gruß', en: 'Greeting' },
  icon: FolderOpen,
  configSchema: {
    parse: (value) => {
      const { mark } = value as Partial<Config>
      if (mark === undefined) throw new Error('a mark is needed')
      return { mark }
    },
  },
})
const definition: ModuleDefinition<Port, Config> = {
  Component: ({ port, component, config }) => (
    <p>
      {port.greet()} {component.displayName}
      {config.mark}
    </p>
  ),
}

let attempts = 0
const registry = {
  greeting: registerModule({
    manifest,
    load: async () => ({ default: definition }),
    port: async () => ({ greet: () => 'Guten Tag,' }),
  }),
  shaky: registerModule({
    manifest,
    load: async () => {
      attempts += 1
      if (attempts === 1) throw new Error('the chunk did not come')
      return { default: definition }
    },
    port: async () => ({ greet: () => 'Doch noch da,' }),
  }),
  slow: registerModule<Port, Config>({
    manifest,
    load: () => new Promise(() => undefined),
    port: async () => ({ greet: () => '' }),
  }),
}

const meta = {
  title: 'Kit/Module slot',
  component: ModuleSlot,
  decorators: [inStoryHost()],
  globals: { locale: 'de' },
  args: {
    registry,
    type: 'greeting',
    component: { id: 1, displayName: 'Sabine', config: { mark: '!' } },
  },
} satisfies Meta<typeof ModuleSlot>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guten Tag, Sabine!')).toBeVisible()
  },
}

export const AnyCase: Story = {
  name: 'A type in any case (ENT-11)',
  args: { type: 'GREETING' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guten Tag, Sabine!')).toBeVisible()
  },
}

export const Loading: Story = { args: { type: 'slow' } }

export const Unknown: Story = {
  name: 'A card for an unknown type (ENT-11)',
  args: { type: 'toString' },
  play: async ({ canvas }) => {
    const text = 'Dieser Inhalt kann hier noch nicht angezeigt werden'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

export const FailedAndTriedAgain: Story = {
  args: { type: 'shaky' },
  beforeEach: () => {
    attempts = 0
  },
  play: async () => {
    // Pressed outside of act(), in which React does not wake what has suspended.
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
    retry.click()
    await waitFor(() => expect(screen.getByText('Doch noch da, Sabine!')).toBeVisible())
  },
}

export const WrongConfiguration: Story = {
  args: { component: { id: 2, config: {} } },
  play: async ({ canvas }) => {
    const text = 'Dieser Bereich konnte nicht geladen werden'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}
