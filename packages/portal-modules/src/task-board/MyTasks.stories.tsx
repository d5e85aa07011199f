import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { MyTasks } from './MyTasks.tsx'
import { buildTask, createMemoryTasks, fixedNow, someBuckets, somePeople, someTasks, type MemoryOptions, type MemoryTasks } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Task board/My tasks',
  component: MyTasks,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof MyTasks>
export default meta
type Story = StoryObj<typeof meta>

interface Setting extends MemoryOptions {
  prepare?: (memory: MemoryTasks) => void
  isInDrawer?: boolean
}
const opened: string[] = []

function flow(
  { prepare, isInDrawer, ...given }: Setting,
  play: (memory: MemoryTasks) => Promise<void>,
): Story {
  const options = { buckets: someBuckets, tasks: someTasks, people: somePeople, ...given }
  let memory = createMemoryTasks(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryTasks(options)
        prepare?.(memory)
        opened.length = 0
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        now={() => fixedNow}
        onOpenInside={(address) => opened.push(address)}
      >
        <MyTasks port={(loaded as { memory: MemoryTasks }).memory.port} isInDrawer={isInDrawer} />
      </StoryHost>
    ),
    play: () => play(memory),
  }
}

const late = buildTask({
  id: 20,
  title: 'Rechnung klären',
  priority: 'high',
  dueDay: '2026-11-12',
  assignees: [somePeople[0]!],
})
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

export const ByDue: Story = {
  name: 'What is late first, then by day; a press leads to the board (T-55)',
  ...flow({ tasks: [...someTasks, late] }, async () => {
    await expect(await screen.findByText('4 offen · 1 überfällig')).toBeVisible()
    await expect(titles()).toEqual([
      'Rechnung klären',
      'Streuplan TV KW 13–35 aktualisieren',
      'Tonalität Funkspot abstimmen',
      'Budgetsplit Digital bestätigen',
    ])
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
    await userEvent.click(screen.getByRole('link', { name: /Tonalität/ }))
    await expect(opened).toEqual(['/tasks?task=2'])
  }),
}

export const Finishes: Story = {
  name: 'Done with one press, and back; the focus goes on',
  ...flow({ tasks: [...someTasks, late] }, async (memory) => {
    const done = await screen.findByRole('button', { name: '„Rechnung klären“ als erledigt markieren' }) // prettier-ignore
    done.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Rechnung/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    const status = async () =>
      (await memory.port.mine!().load()).find(({ id }) => id === 20)!.status
    await waitFor(async () => expect(await status()).toBe('done'))
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await expect(await screen.findByRole('link', { name: /Rechnung/ })).toBeVisible()
    await waitFor(async () => expect(await status()).toBe('open'))
  }),
}

export const FinishesElsewhere: Story = {
  name: 'Done it goes where what is done lies; taken back it is where it was, as what it was (T-55)',
  ...flow({}, async (memory) => {
    const own = async () => (await memory.port.mine!().load()).find(({ id }) => id === 7)
    await userEvent.click(await screen.findByRole('button', { name: /Budgetsplit.*erledigt/ }))
    await waitFor(async () => expect(await own()).toMatchObject({ bucketId: 4, status: 'done' }))
    await screen.findByRole('button', { name: 'Rückgängig' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await own()).toMatchObject({ bucketId: 3, status: 'open' }))
    await expect(await screen.findByRole('link', { name: /Budgetsplit/ })).toBeVisible()
  }),
}

export const InDrawer: Story = {
  name: 'In a drawer it has no heading of its own, and hears what others give one',
  ...flow({ isInDrawer: true }, async (memory) => {
    await screen.findByRole('link', { name: /Tonalität/ })
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    memory.others.save(3, { assignees: [somePeople[0]!] })
    await expect(await screen.findByRole('link', { name: /Rechnungsadresse/ })).toBeVisible()
  }),
}

export const Refused: Story = {
  name: 'What could not be marked stays, and is told of (T-09)',
  ...flow(
    { prepare: ({ failNext }) => failNext('save', new PortError({ code: 'forbidden' })) },
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Tonalität.*erledigt/ }))
      await waitFor(() => expect(screen.getByText(/ließ sich nicht ändern/)).toBeVisible())
      await expect(await screen.findByRole('link', { name: /Tonalität/ })).toBeVisible()
    },
  ),
}

export const Nothing: Story = {
  name: 'Nothing to do says so',
  ...flow({ tasks: [] }, async () => {
    await expect(await screen.findByText('Nichts zu tun')).toBeVisible()
  }),
}

export const Failed: Story = flow(
  {
    prepare: ({ failNext }) =>
      failNext('mine', new PortError({ code: 'unknown', retryable: false })),
  },
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await screen.findByRole('link', { name: /Tonalität/ })).toBeVisible()
  },
)

export const Dark: Story = { globals: { mode: 'dark', tenant: 'plum' }, ...flow({}, async () => undefined) } // prettier-ignore
