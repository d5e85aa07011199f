import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { flow } from './testing/flow.tsx'
import { fixedNow, planning, privacy } from './testing/index.ts'

const meta = {
  title: 'Modules/Seminars/Staff/Large packages',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: [inStoryHost({ now: () => fixedNow, path: ['2'] })],
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const lastModified = 1_700_000_000_000
const zip = (name = 'datenschutz.zip') =>
  new File(['PK'.repeat(2_000)], name, { type: 'application/zip', lastModified })
const empty = { ...privacy, lessons: [], packageName: null, scormVersion: null }
const options = { seminars: [empty], canEdit: true, largeFrom: 1_000 }
type Upload = { upload: (on: HTMLElement, file: File) => Promise<void> }
const choose = (userEvent: Upload, file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file) // prettier-ignore
const open = async (userEvent: { click: (on: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Lernpaket hochladen' }))
  return within(await screen.findByRole('dialog'))
}

export const Pausing: Story = {
  name: 'A large package is paused, goes on, waits for the network, and is taken in (SEM-05, T-64)',
  ...flow(options, async ({ userEvent, step }, memory) => {
    const letThrough = memory.hold('uploadPackage')
    const dialog = await open(userEvent)
    await step('Paused and on', async () => {
      await choose(userEvent, zip())
      await userEvent.click(await dialog.findByRole('button', { name: 'Anhalten' }))
      await expect(await dialog.findByRole('progressbar', { name: 'Angehalten' })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Fortsetzen' }))
      await expect(await dialog.findByRole('button', { name: 'Anhalten' })).toBeVisible()
    })
    await step('Without a network it waits by itself', async () => {
      const reconnect = memory.hold('reconnect')
      memory.failNext('uploadPackage', new PortError({ code: 'offline' }))
      memory.failNext('uploadPackage', new PortError({ code: 'offline' }))
      letThrough()
      await expect(await dialog.findByRole('progressbar', { name: /Keine Verbindung/ })).toBeVisible() // prettier-ignore
      reconnect()
      await expect(await dialog.findByText('Das Lernpaket ist da: 3 Lektionen.')).toBeVisible()
    })
  }),
}

export const AfterReload: Story = {
  name: 'What was begun before the page was loaded is offered: with the same file it goes on (T-64)',
  ...flow(
    {
      ...options,
      begun: [
        { id: 'begun', seminarId: 2, purpose: 'package', name: 'datenschutz.zip', size: 4_000, sent: 3_000, lastModified }, // prettier-ignore
      ],
    },
    async ({ userEvent }, memory) => {
      memory.hold('uploadPackage')
      const dialog = await open(userEvent)
      await expect(await dialog.findByText(/Unterbrochen: „datenschutz\.zip“/)).toBeVisible()
      await choose(userEvent, zip())
      const bar = await dialog.findByRole('progressbar')
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '3000'))
      await userEvent.click(dialog.getByRole('button', { name: 'Anhalten' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Später fortsetzen' }))
      const again = await open(userEvent)
      await userEvent.click(await again.findByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(again.queryByText(/Unterbrochen/)).toBeNull())
      await expect(await memory.port.unfinished!(2, 'package')).toEqual([])
    },
  ),
}

export const Undecided: Story = {
  name: 'A large package that asks about progress is not sent twice (T-88)',
  decorators: [inStoryHost({ now: () => fixedNow, path: ['1'] })],
  ...flow({ ...options, seminars: [planning] }, async ({ userEvent }, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: /Aktionen für Mediaplanung/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lernpaket ersetzen' }))
    await choose(userEvent, zip('mediaplanung-2.zip'))
    await expect(await screen.findByText(/Einige haben schon begonnen/)).toBeVisible()
    // It lies there as a whole, and waits for the answer.
    await expect(await memory.port.unfinished!(1, 'package')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Paket verwenden' }))
    await expect(await screen.findByText(/Das Lernpaket ist da/)).toBeVisible()
    await expect(await memory.port.unfinished!(1, 'package')).toEqual([])
  }),
}

export const Instead: Story = {
  name: 'Instead of a package a film or PDF file is added',
  ...flow(options, async ({ userEvent }) => {
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Film oder PDF statt eines Pakets' }))
    await expect(await screen.findByRole('dialog', { name: 'Film oder PDF hinzufügen' })).toBeVisible() // prettier-ignore
  }),
}

export const FromTheCollection: Story = {
  name: 'From the list, a seminar that was just made is given a film in place of a package (SEM-07)',
  decorators: [inStoryHost({ now: () => fixedNow })],
  ...flow(options, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Aktionen für Datenschutz/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lernpaket hochladen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Film oder PDF statt eines Pakets' })) // prettier-ignore
    const dialog = within(await screen.findByRole('dialog', { name: 'Film oder PDF hinzufügen' }))
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    await userEvent.upload(input, new File(['Film'], 'Kinospot.mp4', { type: 'video/mp4' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
    await expect(await screen.findByRole('heading', { name: 'Lektionen' })).toBeVisible()
    await expect(await screen.findByText('Kinospot')).toBeVisible()
  }),
}
