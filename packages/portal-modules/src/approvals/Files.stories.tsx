import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye } from 'lucide-react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ItemModulesProvider } from '../kit/module-host/ItemSlot.tsx'
import { defineManifest } from '../kit/manifest.ts'
import { PortError } from '../kit/port-error.ts'
import { registerModule, type ModuleProps } from '../kit/module-host/registry.tsx'
import { inStoryHost } from '../kit/StoryHost.tsx'
import type { ViewItem } from '../kit/view-item.ts'
import type { ApprovalFiles } from './approvals.port.ts'
import { Approvals } from './Approvals.tsx'
import { createMemoryApprovals, fixedNow } from './testing/index.ts'

interface Config {
  applicationId: number
  items: readonly ViewItem[]
}

/** The host's preview, as far as the inbox knows it. */
function Looked({ config }: ModuleProps<object, Config>) {
  return <output>{`Vorschau ${config.applicationId}: ${config.items.map(({ name }) => name).join(', ')}`}</output> // prettier-ignore
}
const registry = {
  preview: registerModule({
    manifest: defineManifest<Config>({
      type: 'preview',
      title: { de: 'Vorschau', en: 'Preview' },
      icon: Eye,
      configSchema: { parse: (value) => value as Config },
    }),
    load: async () => ({ default: { Component: Looked } }),
    port: async () => ({}),
  }),
}

const files: Readonly<Record<number, ApprovalFiles>> = {
  3: {
    items: [
      { id: 61, name: 'Megalight Motiv 01.png', kind: 'file', type: 'image/png', contentNumber: 2 },
      { id: 62, name: 'Funkspot 20s.wav', kind: 'file', type: 'audio/wav' },
    ],
    documents: [{ id: 71, name: 'Mediaplan.pdf', size: 84_000, url: '#mediaplan' }],
  },
}
const makeMemory = () => createMemoryApprovals({ files })

const meta = {
  title: 'Modules/Approvals/Files',
  component: Approvals,
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={registry}>
        <Story />
      </ItemModulesProvider>
    ),
    inStoryHost({ now: () => fixedNow }),
  ],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: makeMemory().port },
  loaders: [() => ({ memory: makeMemory() })],
  render: (_args, { loaded }) => (
    <Approvals port={(loaded as { memory: ReturnType<typeof makeMemory> }).memory.port} />
  ),
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  name: 'What is decided about is seen beside the decision; a campaign without files has no place for them (D-01, D-09)',
  play: async ({ userEvent }) => {
    await screen.findByText('Vorschau 101: Megalight Motiv 01.png, Funkspot 20s.wav')
    const documents = within(screen.getByRole('list', { name: 'Dokumente' }))
    await expect(documents.getByRole('link', { name: 'Mediaplan.pdf' })).toHaveAttribute('href', '#mediaplan') // prettier-ignore
    await expect(screen.getByRole('button', { name: 'Freigeben' })).toBeVisible()
    // Another channel of the same campaign has the same; the keys still decide.
    await userEvent.keyboard('j')
    await screen.findByRole('heading', { level: 2, name: 'Funkkombi Süd' })
    await expect(screen.getByText(/^Vorschau 101/)).toBeVisible()
    await userEvent.keyboard('jj')
    await screen.findByRole('heading', { level: 2, name: 'Anzeige ½ Seite' })
    await waitFor(() => expect(screen.queryByText('Was dazugehört')).toBeNull())
  },
}

export const NotComing: Story = {
  name: 'Where the files do not come, the decision is still there, and they are asked for again',
  loaders: [
    () => {
      const memory = makeMemory()
      memory.failNext('files', new PortError({ code: 'offline' }))
      return { memory }
    },
  ],
  play: async ({ userEvent }) => {
    const part = within(await screen.findByRole('region', { name: 'Was dazugehört' }))
    await expect(screen.getByRole('button', { name: 'Freigeben' })).toBeVisible()
    await userEvent.click(await part.findByRole('button', { name: 'Erneut versuchen' }))
    await screen.findByText(/^Vorschau 101/)
  },
}

export const SmallWidth: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Megalights Hamburg und Bremen' })) // prettier-ignore
    await screen.findByText(/^Vorschau 101/)
  },
}

export const WithoutPreview: Story = {
  name: 'A host without a preview names the files',
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={{}}>
        <Story />
      </ItemModulesProvider>
    ),
  ],
  play: async () => {
    await screen.findByText('Funkspot 20s.wav')
  },
}
