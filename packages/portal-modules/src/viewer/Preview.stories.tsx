import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageSquareText } from 'lucide-react'
import { useEffect } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ItemModulesProvider } from '../kit/module-host/ItemSlot.tsx'
import { defineManifest } from '../kit/manifest.ts'
import { usePinning, type Pin } from '../kit/module-host/pinning.ts'
import { PortError } from '../kit/port-error.ts'
import { registerModule, type ModuleDefinition } from '../kit/module-host/registry.tsx'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { posterOf } from '../kit/testing/posters.ts'
import { Preview } from './Preview.tsx'
import { buildFile, twoVersions } from './testing/fixtures.ts'
import { createMemoryViewer } from './testing/memory-port.ts'

const pins: readonly Pin[] = [
  { id: 42, number: 2, text: 'Größer', place: { version: 2, x: 0.7, y: 0.6 }, isResolved: false },
]

/** What is said beside, as far as the preview knows it. */
function Talk() {
  const pinning = usePinning()
  const report = pinning?.reportPins
  useEffect(() => report?.(pins), [report])
  return <output>{`Gemerkt ${JSON.stringify(pinning?.place ?? null)}`}</output>
}
const definition: ModuleDefinition<object> = { Component: Talk }
const registry = {
  comments: registerModule({
    manifest: defineManifest({
      type: 'comments',
      title: { de: 'Kommentare', en: 'Comments' },
      icon: MessageSquareText,
    }),
    load: async () => ({ default: definition }),
    port: async () => ({}),
  }),
}

const poster = buildFile({ id: 1, name: 'Zitrone hoch.png', contentNumber: 2 })
const plain = buildFile({ id: 2, name: 'Almwiese.png' })
const items = [poster, plain]
const makeMemory = () =>
  createMemoryViewer({
    items,
    versions: { 1: twoVersions },
    contentOf: ({ id }, version = 2) => posterOf(id === 1 ? version : 3),
  })

const meta = {
  title: 'Modules/Viewer/Preview',
  component: Preview,
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={registry}>
        <Story />
      </ItemModulesProvider>
    ),
    inStoryHost(),
  ],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: makeMemory().port, items },
  loaders: [() => ({ memory: makeMemory() })],
  render: (args, { loaded }) => (
    <Preview {...args} port={(loaded as { memory: ReturnType<typeof makeMemory> }).memory.port} />
  ),
} satisfies Meta<typeof Preview>
export default meta
type Story = StoryObj<typeof meta>

const frame = (name: string) => screen.findByRole('region', { name: `Vorschau von ${name}` })
const shows = (url: string) => async () => {
  const image = (await screen.findAllByRole<HTMLImageElement>('img')).find((one) => one.src === url)
  return expect(image).toBeDefined()
}

export const InAPage: Story = {
  name: 'Files within a page: one at a time, with its versions and two of them compared (T-71, D-09)',
  play: async ({ userEvent, step }) => {
    await frame('Zitrone hoch.png')
    await waitFor(shows(posterOf(2)))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await step('An older version says that it is one', async () => {
      await screen.findByText('Version 2 (aktuell)')
      await userEvent.click(screen.getByRole('button', { name: 'Versionen' }))
      await userEvent.click((await screen.findAllByRole('menuitemradio'))[1]!)
      await screen.findByText('Version 1')
      await waitFor(shows(posterOf(1)))
    })
    await step('Two of them beside each other', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Versionen vergleichen' }))
      await screen.findByRole('region', { name: /Version 1 und Version 2 im Vergleich/ })
      await userEvent.click(screen.getByRole('button', { name: 'Vergleich beenden' }))
    })
    await step('The next file begins with what counts of it', async () => {
      const files = within(screen.getByRole('list', { name: 'Dateien' }))
      await userEvent.click(files.getByRole('button', { name: /Almwiese/ }))
      await frame('Almwiese.png')
      await waitFor(shows(posterOf(3)))
      await expect(screen.queryByRole('button', { name: 'Versionen' })).toBeNull()
    })
  },
}

export const WithPlaces: Story = {
  name: 'What was said about places stands on the picture, and a place is marked (T-41)',
  play: async ({ userEvent }) => {
    await waitFor(shows(posterOf(2)))
    await screen.findByRole('button', { name: 'Kommentare (C)' })
    await userEvent.keyboard('c')
    await screen.findByRole('button', { name: 'Kommentar 2: Größer' })
    await userEvent.click(await screen.findByRole('button', { name: /Stelle markieren/ }))
    await screen.findByText(/Gemerkt \{"version":2,"x":0.5,"y":0.5\}/)
  },
}

export const Large: Story = {
  name: 'It opens in the full window, at what was looked at, and closes back to the page (VIEW-01)',
  play: async ({ userEvent }) => {
    await frame('Zitrone hoch.png')
    await userEvent.click(screen.getByRole('button', { name: 'Groß ansehen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zitrone hoch.png' }))
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByRole('dialog', { name: 'Almwiese.png' })
    await expect(dialog).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await frame('Almwiese.png')
  },
}

export const SmallWidth: Story = {
  name: 'On a phone the files are named, and open in the full window at once (VIEW-01)',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ userEvent }) => {
    const files = within(await screen.findByRole('list', { name: 'Dateien' }))
    await expect(screen.queryByRole('region', { name: /^Vorschau/ })).toBeNull()
    await userEvent.click(files.getByRole('button', { name: /Almwiese/ }))
    await screen.findByRole('dialog', { name: 'Almwiese.png' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(files.getByRole('button', { name: /Almwiese/ })).toHaveFocus())
  },
}

export const Failed: Story = {
  name: 'Where a file does not come it says so, and is asked for again',
  loaders: [
    () => {
      const memory = makeMemory()
      memory.failNext('content', new PortError({ code: 'offline' }))
      return { memory }
    },
  ],
  play: async ({ userEvent }) => {
    await frame('Zitrone hoch.png')
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(shows(posterOf(2)))
  },
}
