import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { PortError } from '../kit/port-error.ts'
import { watchUndoWindow } from '../kit/testing/undo-window.ts'
import { Approvals, CampaignApprovals } from './Approvals.tsx'
import {
  conditional,
  createMemoryApprovals,
  fixedNow,
  waiting,
  type MemoryApprovals,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Approvals/Conditions',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: createMemoryApprovals().port },
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryApprovals) => Promise<void>,
  campaignId?: number,
): Story {
  let memory = createMemoryApprovals(options)
  return {
    loaders: [
      () => {
        memory = createMemoryApprovals(options)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port } = (loaded as { memory: MemoryApprovals }).memory
      return campaignId === undefined ? (
        <Approvals port={port} />
      ) : (
        <CampaignApprovals port={port} campaignId={campaignId} />
      )
    },
    play: (context) => play(context, memory),
  }
}

/** A story's Wiesn-Spezial, of which one waits. */
const wiesn = 5

export const ByMenu: Story = {
  name: 'Approved with a condition from the menu: it has to be said, and can be taken back with its words (COCK-09, T-08)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await screen.findByRole('heading', { level: 2, name: 'Megalights Hamburg und Bremen' })
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Weitere Arten der Freigabe' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Freigeben mit Auflage/ }))
      return within(
        await screen.findByRole('dialog', {
          name: '„Megalights Hamburg und Bremen“ mit Auflage freigeben',
        }),
      )
    }
    await step('without words it says at the field what is missing', async () => {
      const dialog = await ask()
      const field = dialog.getByRole('textbox', { name: /Welche Auflage/ })
      await userEvent.click(dialog.getByRole('button', { name: 'Mit Auflage freigeben' }))
      await expect(field).toHaveAccessibleDescription(/unter welcher Auflage/)
      await expect(field).toBeInvalid()
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.type(field, 'Nur mit Motiv B.')
      await userEvent.click(dialog.getByRole('button', { name: 'Mit Auflage freigeben' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('it waits before it is sent; taken back, the words are there again', async () => {
      await screen.findByText('„Megalights Hamburg und Bremen“ wird gleich mit Auflage freigegeben')
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await screen.findByRole('heading', { level: 2, name: 'Megalights Hamburg und Bremen' })
      const dialog = await ask()
      await expect(dialog.getByRole('textbox')).toHaveValue('Nur mit Motiv B.')
      await expect(memory.sent).toEqual([])
    })
  }),
}

export const ByKeys: Story = {
  name: 'M asks for the condition, Ctrl+Enter sends it, and the decided list says it as a state of its own (COCK-09, T-37)',
  beforeEach: () => {
    const time = watchUndoWindow()
    time.hurry()
    return time.end
  },
  ...flow({}, async ({ userEvent }, memory) => {
    await screen.findByRole('heading', { level: 2, name: 'Megalights Hamburg und Bremen' })
    await userEvent.keyboard('m')
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Nur mit Motiv B.{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(memory.sent).toEqual([
        { ids: [1], decision: 'conditional', comment: 'Nur mit Motiv B.' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('radio', { name: 'Entschieden' }))
    const row = await screen.findByRole('button', { name: 'Megalights Hamburg und Bremen' })
    await expect(within(row.closest('li')!).getByText('Freigegeben mit Auflage')).toBeVisible()
    const article = within(
      await screen.findByRole('article', { name: 'Megalights Hamburg und Bremen' }),
    )
    await expect(article.getByText('Nur mit Motiv B.')).toBeVisible()
    await expect(article.getByText('Noch offen')).toBeVisible()
    // Who decided does not say that it is met.
    await expect(article.queryByRole('button', { name: /Auflage erfüllt/ })).toBeNull()
  }),
}

export const Several: Story = {
  name: 'Several that are selected are approved with one condition',
  ...flow({}, async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 2, name: 'Megalights Hamburg und Bremen' })
    await userEvent.keyboard('xjx')
    await screen.findAllByText('2 ausgewählt')
    // The last is the one of the bar.
    const more = screen.getAllByRole('button', { name: 'Weitere Arten der Freigabe' })
    await userEvent.click(more.at(-1)!)
    await userEvent.click(await screen.findByRole('menuitem', { name: /Freigeben mit Auflage/ }))
    const dialog = within(
      await screen.findByRole('dialog', { name: '2 Kanäle mit Auflage freigeben' }),
    )
    await userEvent.type(dialog.getByRole('textbox'), 'Erst nach dem Kick-off.')
    await userEvent.click(dialog.getByRole('button', { name: 'Mit Auflage freigeben' }))
    await screen.findByText('2 Kanäle werden gleich mit Auflage freigegeben')
  }),
}

export const OfACampaign: Story = {
  name: 'In a cockpit: approved with a condition, which is then read there (COCK-09, T-36)',
  ...flow(
    { approvals: [...waiting, ...conditional] },
    async ({ userEvent }, memory) => {
      await screen.findByText(
        '2 von 3 Kanälen freigegeben, davon 1 mit Auflage – einer wartet noch.',
      )
      const decided = screen.getByRole('list', { name: 'Entschieden' })
      await expect(decided).toHaveTextContent(
        'Auflage: Nur mit Creators, die als Werbung kennzeichnen. · Noch offen',
      )
      await expect(decided).toHaveTextContent(/Auflage: Bitte ohne die Stellen an der A8\. · Als erfüllt gemeldet von Aylin Kaya/) // prettier-ignore
      await userEvent.click(
        screen.getByRole('button', { name: 'Anzeige ½ Seite: weitere Arten der Freigabe' }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: /Freigeben mit Auflage/ }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.type(dialog.getByRole('textbox'), 'Ohne Sonntag.')
      await userEvent.click(dialog.getByRole('button', { name: 'Mit Auflage freigeben' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(memory.sent).toEqual([
        { ids: [4], decision: 'conditional', comment: 'Ohne Sonntag.' },
      ])
      await waitFor(() =>
        expect(screen.getByRole('list', { name: 'Entschieden' })).toHaveTextContent(
          'Auflage: Ohne Sonntag. · Noch offen',
        ),
      )
    },
    wiesn,
  ),
}

export const Met: Story = {
  name: 'The agency says that a condition is met, by whom and when, and takes it back (COCK-09, T-08)',
  ...flow(
    { approvals: conditional, mayDecide: false, canNudge: true },
    async ({ userEvent, step }) => {
      const meet = 'Creator-Kooperationen: Auflage erfüllt'
      const takeBack = 'Creator-Kooperationen: Auflage doch nicht erfüllt'
      await userEvent.click(await screen.findByRole('button', { name: meet }))
      await screen.findByText('Auflage zu „Creator-Kooperationen“ als erfüllt gemeldet')
      await screen.findByText('Alle 2 Kanäle sind freigegeben.')
      await expect(screen.getByRole('list', { name: 'Entschieden' })).toHaveTextContent(
        /kennzeichnen\. · Als erfüllt gemeldet von Aylin Kaya/,
      )
      await step('at once, by the message', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
        await screen.findByText('Alle 2 Kanäle sind freigegeben, davon 1 mit Auflage.')
      })
      await step('and later, where it stands', async () => {
        await userEvent.click(await screen.findByRole('button', { name: meet }))
        await userEvent.click(await screen.findByRole('button', { name: takeBack }))
        await screen.findByRole('button', { name: meet })
      })
    },
    wiesn,
  ),
}

export const Refused: Story = {
  name: 'What another changed meanwhile is said, and the condition stays as it is (COCK-09)',
  ...flow(
    { approvals: conditional, mayDecide: false, canNudge: true },
    async ({ userEvent }, memory) => {
      const name = 'Creator-Kooperationen: Auflage erfüllt'
      const button = await screen.findByRole('button', { name })
      memory.failNext('meetCondition', new PortError({ code: 'conflict', reason: 'stale' }))
      await userEvent.click(button)
      await screen.findByText('Die Auflage zu „Creator-Kooperationen“ ließ sich nicht ändern')
      await screen.findByText(/Der Kanal wurde inzwischen geändert/)
      await expect(await screen.findByRole('button', { name })).toBeVisible()
    },
    wiesn,
  ),
}

const shown = async () => {
  await screen.findByText('2 von 3 Kanälen freigegeben, davon 1 mit Auflage – einer wartet noch.')
}
const all = { approvals: [...waiting, ...conditional] }
export const Dark: Story = { globals: { locale: 'de', mode: 'dark' }, ...flow(all, shown, wiesn) }
export const SmallWidth: Story = {
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  ...flow(all, shown, wiesn),
}
