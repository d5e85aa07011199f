import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/index.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { FileExplorer } from './FileExplorer.tsx'
import { mostAtOnce } from './file-explorer.port.ts'
import { flow, rowOf } from './testing/flow.tsx'
import { fixedNow, type MemoryFileExplorer, type Seed } from './testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Many',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const many = 3 * mostAtOnce
const photos = (count: number): Seed[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Motiv ${String(at + 1).padStart(4, '0')}.jpg`,
    size: 400_000,
  }))
const entries: readonly Seed[] = [{ name: 'Archiv', entries: [] }, ...photos(many)]

const countIn = async (memory: MemoryFileExplorer, folder: string) =>
  (await memory.port.folder(memory.idOf(folder)).load()).entries.length
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Vorgänge' }, { timeout: 5_000 }))
/** Chooses every file, and not the folder above them. */
const chooseFiles = async (userEvent: { keyboard: (text: string) => Promise<void> }) => {
  const first = await rowOf('Motiv 0001')
  first.focus()
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}')
  await screen.findByText(`${new Intl.NumberFormat('de').format(many)} ausgewählt`)
}

export const Deleting: Story = {
  name: 'Thousands go in few calls: how far it is, one message, all back (T-08, T-65)',
  ...flow({ entries, latency: 700 }, async ({ userEvent, step }, memory) => {
    await step('The list is empty at once; the panel says how far it is', async () => {
      await chooseFiles(userEvent)
      await userEvent.keyboard('{Delete}')
      const progress = (await panel()).getByRole('progressbar', {
        name: '1.500 Elemente werden gelöscht',
      })
      await expect(screen.queryByText('Motiv 0001')).toBeNull()
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '500 von 1.500'))
    })
    await step('One message for all', async () => {
      await screen.findByText('1.500 Elemente gelöscht', undefined, { timeout: 5_000 })
      await expect(screen.queryByRole('region', { name: 'Vorgänge' })).toBeNull()
      await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(1)
    })
    await step('And all of them come back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await rowOf('Motiv 0001')
      await (await panel()).findByRole('progressbar', { name: /wiederhergestellt/ })
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Vorgänge' })).toBeNull(), {
        timeout: 5_000,
      })
      await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(many + 1)
    })
  }),
}

export const Stopping: Story = {
  name: 'Stopped half way: what is left stays, what is done can be taken back (T-08)',
  ...flow({ entries, latency: 700 }, async ({ userEvent }, memory) => {
    await chooseFiles(userEvent)
    await userEvent.keyboard('{Delete}')
    const stop = (await panel()).getByRole('button', { name: 'Anhalten' })
    await userEvent.click(stop)
    const message = (await screen.findByText('500 Elemente gelöscht')).closest('[role=alertdialog]')
    await expect(message).toHaveTextContent(
      'Angehalten: 1.000 weitere Elemente blieben, wo sie waren.',
    )
    await rowOf('Motiv 0501')
    await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(1_001)
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await rowOf('Motiv 0001')
    await waitFor(async () => expect(await countIn(memory, 'Sommerfrische 2027')).toBe(many + 1))
  }),
}

export const ConnectionLost: Story = {
  name: 'The connection goes: what had gone is gone, the rest is there and can be tried again (ERR-16)',
  ...flow({ entries: photos(many), latency: 100 }, async ({ userEvent }, memory) => {
    await chooseFiles(userEvent)
    memory.failNext('remove', new PortError({ code: 'offline' }))
    await userEvent.keyboard('{Delete}')
    const message = (await screen.findByText('1.500 Elemente ließen sich nicht löschen')).closest(
      '[role=alertdialog]',
    ) as HTMLElement
    await rowOf('Motiv 0001')
    await userEvent.click(within(message).getByRole('button', { name: 'Erneut versuchen' }))
    await screen.findByText('1.500 Elemente gelöscht', undefined, { timeout: 5_000 })
    await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(0)
  }),
}
