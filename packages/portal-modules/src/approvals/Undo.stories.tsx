import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Approvals } from './Approvals.tsx'
import { createMemoryApprovals, fixedNow, type MemoryApprovals } from './testing/index.ts'

const meta = {
  title: 'Modules/Approvals/Undo',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
function flow(play: (context: Context, memory: MemoryApprovals) => Promise<void>): Story {
  let memory = createMemoryApprovals({})
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryApprovals({})
        return { memory }
      },
    ],
    render: (_args, { loaded }) => (
      <Approvals port={(loaded as { memory: MemoryApprovals }).memory.port} />
    ),
    play: (context) => play(context, memory),
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const row = (name: string) => screen.queryByRole('button', { name })

export const Several: Story = {
  name: 'Several are selected with X and rejected with one reason, which is theirs when that is undone (T-24, T-37, T-08)',
  ...flow(async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    await userEvent.keyboard('jxjx')
    await waitFor(() => expect(screen.getAllByText('2 ausgewählt').length).toBeGreaterThan(0))
    await userEvent.keyboard('r')
    const dialog = within(await screen.findByRole('dialog', { name: '2 Kanäle ablehnen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await expect(dialog.getByText('Bitte sagen Sie kurz, was sich ändern muss.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'Erst nach Weihnachten.')
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(row('Funkkombi Süd')).toBeNull())
    // The row that comes next; nothing is lost with those that went.
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveTextContent('Anzeige ½ Seite'),
    )
    await userEvent.keyboard('z')
    await waitFor(() => expect(row('Funkkombi Süd')).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Anmerkung' })).toHaveValue(
      'Erst nach Weihnachten.',
    )
    await expect(memory.sent).toEqual([])
  }),
}

export const CountedAlike: Story = {
  name: 'While a decision can be undone, the host counts as the inbox does (T-08, D-01)',
  ...flow(async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    await waitFor(() => expect(memory.openCounts.at(-1)).toBe(4))
    await userEvent.keyboard('a')
    await screen.findByText(/^3 warten auf Sie/)
    await waitFor(() => expect(memory.openCounts.at(-1)).toBe(3))
    await expect(memory.sent).toEqual([])
    await userEvent.keyboard('z')
    await screen.findByText(/^4 warten auf Sie/)
    await waitFor(() => expect(memory.openCounts.at(-1)).toBe(4))
  }),
}
