import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { FileExplorer } from './FileExplorer.tsx'
import { flow, rowOf } from './testing/flow.tsx'
import { filesOnly, fixedNow, sommerfrische } from './testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Large files',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const film = (name: string, size: number) =>
  new File(['x'.repeat(size)], name, { type: 'video/quicktime', lastModified: 1 })
const choose = (element: HTMLElement, file: File) =>
  fireEvent.change(element.querySelector('input[type=file]')!, { target: { files: [file] } })
const panel = async () => screen.findByRole('region', { name: 'Uploads' })

export const PauseAndResume: Story = {
  name: 'A large file is paused and goes on (T-64)',
  ...flow(
    { entries: sommerfrische, isStaff: false, can: filesOnly, largeFrom: 100, bytesPerSecond: 400 },
    async ({ canvasElement, userEvent, step }) => {
      choose(canvasElement, film('Imagefilm.mov', 20_000))
      const uploads = within(await panel())
      await step(
        'It says how far it is, how fast it goes and how long it still takes',
        async () => {
          await uploads.findAllByText(
            /von .* · .*\/s · noch etwa \d+ (Sek|Min)\./,
            {},
            { timeout: 10_000 },
          )
        },
      )
      await step('Paused it stays, by keyboard as well', async () => {
        const pause = await uploads.findByRole('button', { name: 'Imagefilm.mov anhalten' })
        pause.focus()
        await userEvent.keyboard('{Enter}')
        await uploads.findByText('Angehalten')
        await expect(screen.queryByRole('row', { name: /Imagefilm/ })).toBeNull()
      })
      await step('Resumed it travels again', async () => {
        await userEvent.click(uploads.getByRole('button', { name: 'Imagefilm.mov fortsetzen' }))
        await uploads.findByRole('button', { name: 'Imagefilm.mov anhalten' })
        await expect(uploads.queryByText('Angehalten')).toBeNull()
      })
    },
  ),
}

export const ChosenOnceMore: Story = {
  name: 'After the page was loaded again, the file is asked for once more (T-64)',
  ...flow(
    {
      entries: sommerfrische,
      isStaff: false,
      can: filesOnly,
      largeFrom: 100,
      unfinished: [{ name: 'Imagefilm.mov', size: 900, sentBytes: 600, lastModified: 1 }],
    },
    async ({ step }) => {
      const region = await panel()
      const uploads = within(region)
      await step('The panel says so', async () => {
        await uploads.findByText(/Unterbrochen. Wählen Sie „Imagefilm.mov“ noch einmal aus/)
        await expect(await uploads.findAllByText('1 Upload wartet auf Sie')).not.toHaveLength(0)
      })
      await step('Another file is not taken', async () => {
        choose(region, film('Urlaub.mov', 900))
        await uploads.findByText(/Das ist eine andere Datei/)
      })
      await step('The same one goes on, and arrives', async () => {
        choose(region, film('Imagefilm.mov', 900))
        await rowOf('Imagefilm')
      })
    },
  ),
}

export const Interrupted: Story = {
  ...ChosenOnceMore,
  name: 'Interrupted, as it is seen',
  play: async () => {
    await within(await panel()).findByText(/Unterbrochen/)
  },
}

export const DiskFull: Story = {
  name: 'A full disk is said in so many words (FILE-07)',
  ...flow(
    { entries: sommerfrische, isStaff: false, can: filesOnly, largeFrom: 100 },
    async ({ canvasElement, userEvent }, memory) => {
      const full = { code: 'unknown', reason: 'storage-full', retryable: true } as const
      memory.failNext('resumable', new PortError(full))
      choose(canvasElement, film('Imagefilm.mov', 900))
      const uploads = within(await panel())
      await uploads.findByText(/kein Platz mehr/)
      await userEvent.click(uploads.getByRole('button', { name: 'Imagefilm.mov erneut versuchen' }))
      await rowOf('Imagefilm')
    },
  ),
}
