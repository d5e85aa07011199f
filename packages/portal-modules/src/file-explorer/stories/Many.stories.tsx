import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/index.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { mostAtOnce } from '../file-explorer.port.ts'
import { flow, rowOf } from '../testing/flow.tsx'
import { filesOnly, fixedNow, type MemoryFileExplorer, type Seed } from '../testing/index.ts'

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
  within(await screen.findByRole('region', { name: 'Vorgänge' }, { timeout: 30_000 }))
/** Chooses every file, and not the folder above them. */
const chooseFiles = async (userEvent: { keyboard: (text: string) => Promise<void> }) => {
  const first = await rowOf('Motiv 0001')
  first.focus()
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}')
  await screen.findByText(`${new Intl.NumberFormat('de').format(many)} ausgewählt`)
}

export const Deleting: Story = {
  name: 'Thousands go in few calls: how far it is, one message, all back (T-08)',
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
      await screen.findByText('1.500 Elemente gelöscht', undefined, { timeout: 30_000 })
      await expect(screen.queryByRole('region', { name: 'Vorgänge' })).toBeNull()
      await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(1)
    })
    await step('And all of them come back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await rowOf('Motiv 0001')
      await (await panel()).findByRole('progressbar', { name: /wiederhergestellt/ })
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Vorgänge' })).toBeNull(), {
        timeout: 30_000,
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
  name: 'The connection goes: what had gone is gone, the rest is there and can be tried again',
  ...flow({ entries: photos(many), latency: 100 }, async ({ userEvent }, memory) => {
    await chooseFiles(userEvent)
    memory.failNext('remove', new PortError({ code: 'offline' }))
    await userEvent.keyboard('{Delete}')
    const message = (await screen.findByText('1.500 Elemente ließen sich nicht löschen')).closest(
      '[role=alertdialog]',
    ) as HTMLElement
    await rowOf('Motiv 0001')
    await userEvent.click(within(message).getByRole('button', { name: 'Erneut versuchen' }))
    await screen.findByText('1.500 Elemente gelöscht', undefined, { timeout: 30_000 })
    await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(0)
  }),
}

export const TakenBackUnderway: Story = {
  name: 'Ctrl+Z while they go takes back these, and nothing that was before (T-08)',
  ...flow({ entries, latency: 700 }, async ({ userEvent }, memory) => {
    const first = await rowOf('Motiv 0003')
    first.focus()
    await userEvent.keyboard('{Delete}')
    await screen.findByText('„Motiv 0003.jpg“ wurde gelöscht')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('{Delete}')
    await panel()
    await userEvent.keyboard('{Control>}z{/Control}')
    await rowOf('Motiv 0001')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Vorgänge' })).toBeNull(), {
      timeout: 30_000,
    })
    await waitFor(async () => expect(await countIn(memory, 'Sommerfrische 2027')).toBe(many), {
      timeout: 30_000,
    })
    await expect(screen.queryByRole('row', { name: /Motiv 0003/ })).toBeNull()
  }),
}

export const FocusAfterDeleting: Story = {
  name: 'Delete, and once more: in a long list the next one has the focus',
  ...flow({ entries: photos(80) }, async ({ userEvent }, memory) => {
    const first = await rowOf('Motiv 0003')
    first.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(async () => expect(await rowOf('Motiv 0004')).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(async () => expect(await rowOf('Motiv 0005')).toHaveFocus())
    const { entries: left } = await memory.port.folder(memory.rootId).load()
    const gone = ['Motiv 0003.jpg', 'Motiv 0004.jpg']
    await expect(left.filter(({ name }) => gone.includes(name))).toEqual([])
    await expect(left).toHaveLength(78)
  }),
}

export const NotAllOfThem: Story = {
  name: 'What may not be deleted stays, and it is said how much that is (PERM-06, FILE-14)',
  ...flow(
    { entries: [{ name: 'Archiv', entries: [] }, ...photos(3)], can: filesOnly },
    async ({ userEvent }, memory) => {
      const first = await rowOf('Motiv 0001')
      first.focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await screen.findByText('4 ausgewählt')
      await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
      const message = (await screen.findByText('3 Elemente gelöscht')).closest('[role=alertdialog]')
      await expect(message).toHaveTextContent(
        'Ausgenommen 1 Element, das Sie nicht löschen dürfen.',
      )
      await expect(await countIn(memory, 'Sommerfrische 2027')).toBe(1)
    },
  ),
}
