import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { stayInDialog } from '../kit/testing/close-question.ts'
import { buildChannel, fixedNow } from './testing/fixtures.ts'
import { card, flow, Shown } from './testing/cockpitStory.tsx'

const meta = {
  title: 'Modules/Cockpit/Planning',
  component: Shown,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const planOf = async (channel: string) => {
  const channels = await card('Kanäle')
  await userEvent.click(await channels.findByRole('button', { name: `Aktionen für ${channel}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Budget und Termine ändern' }))
  return within(await screen.findByRole('dialog'))
}

export const Conflict: Story = {
  name: 'Somebody else’s change is shown beside one’s own, and nothing typed is lost',
  ...flow({ canEdit: true }, async (memory) => {
    const dialog = await planOf('Funkkombi Nord')
    const budget = dialog.getByRole('textbox', { name: 'Budget' })
    await userEvent.clear(budget)
    await userEvent.type(budget, '41000')
    await userEvent.keyboard('{Escape}')
    await stayInDialog()
    memory.others.saveChannel(5, { budget: 40_000 })
    // The version that was seen counts, also when the new state is on the screen already.
    memory.failNext('saveChannel', new PortError({ code: 'conflict', reason: 'stale' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect(await dialog.findByText(/jetzt 40\.000,00.*bei Ihnen 41\.000,00/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }),
}

/** What the cockpit waits for before it has its data. */
let gate: Promise<void> | undefined

const unaffected = /Die Werte in diesem Formular sind davon nicht betroffen\./
/** Saves while the other's change is not here yet, sees nothing said of it, and lets it come. */
const saveBefore = async (dialog: ReturnType<typeof within>, budget: string, other: () => void) => {
  const field = dialog.getByRole('textbox', { name: 'Budget' })
  await userEvent.clear(field)
  await userEvent.type(field, budget)
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  other()
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  await dialog.findByText(/Das hat inzwischen jemand anderes geändert/)
  await expect(dialog.queryByText(unaffected)).toBeNull()
  gate = undefined
  resolve()
}

export const SlowConflict: Story = {
  name: 'After a refusal nothing is said of what somebody else changed until it has come',
  ...flow(
    { canEdit: true },
    async (memory) => {
      const dialog = await planOf('Funkkombi Nord')
      await saveBefore(dialog, '41000', () => memory.others.saveChannel(5, { budget: 40_000 }))
      await expect(await dialog.findByText(/jetzt 40\.000,00.*bei Ihnen 41\.000,00/)).toBeVisible()
      await expect(dialog.queryByText(unaffected)).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      // What somebody else changed may be in none of these fields.
      const again = await planOf('Funkkombi Nord')
      await saveBefore(again, '42000', () => memory.others.saveChannel(5, { publisher: 'RMS' }))
      await expect(await again.findByText(unaffected)).toBeVisible()
      await userEvent.click(again.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
    undefined,
    ({ port }) => {
      const { data } = port
      port.data = (asked) => {
        const query = data(asked)
        return { ...query, load: async (how) => (await gate, query.load(how)) }
      }
    },
  ),
}

export const OverTheFrame: Story = {
  name: 'What the channels cost together is one figure everywhere, beside the campaign’s own (CAMP-07, T-28)',
  ...flow({ canEdit: true }, async (memory) => {
    const frame = within(await screen.findByRole('group', { name: 'Budgetrahmen' }))
    await frame.findByText(/^480\.000,00.*verplant in 5 Kanälen$/)
    memory.others.saveChannel(5, { budget: 39_501 })
    await frame.findByText(/^480\.501,00.*verplant in 5 Kanälen · 501,00.*über dem Rahmen$/)
    await expect(frame.getByText(/^480\.000,00\s€$/)).toBeVisible()
    const costs = await card('Budget je Kanal')
    await expect(await costs.findByRole('row', { name: /480\.501/ })).toBeVisible()
    await expect((await card('Budget je Medium')).getByText(/^480\.501\s€$/)).toBeVisible()
    // What is stopped is not planned any more, wherever it is counted.
    memory.others.saveChannel(5, { state: 'Deactivated', standing: 'stopped' })
    await frame.findByText(/^441\.000,00.*verplant in 4 Kanälen · 39\.000,00.*frei$/)
    await costs.findByRole('row', { name: /441\.000/ })
  }),
}

export const ChannelTypes: Story = {
  name: 'A channel says its type by any letter, and none where there is none (MT-04)',
  ...flow({ canEdit: true }, async () => {
    const row = async (name: string) =>
      within((await (await card('Kanäle')).findByText(name, { selector: 'li *' })).closest('li')!)
    await expect((await row('Megalights HH/HB')).getByText('Typ Q')).toBeVisible()
    await expect((await row('Reels & Stories')).queryByText(/^Typ/)).toBeNull()
  }),
}

export const Deadlines: Story = {
  name: 'A deadline is noted as done, not needed or on another day: who did it and when stays, and it is taken back (T-08, T-27)',
  ...flow(
    {
      canEdit: true,
      data: {
        channels: [
          buildChannel({
            name: 'Funkkombi Nord',
            bookingDeadline: '2026-11-19',
            materialDeadline: '2026-11-28',
            materialStatus: {
              mark: null,
              dayOff: { kind: 'weekend', name: null, workday: '2026-11-27' },
            },
          }),
        ],
      },
    },
    async (memory) => {
      const channels = await card('Kanäle')
      const choose = async (deadline: RegExp, command: string) => {
        await userEvent.click(
          await channels.findByRole('button', { name: 'Aktionen für Funkkombi Nord' }),
        )
        const section = await screen.findByRole('group', { name: deadline })
        await userEvent.click(within(section).getByRole('menuitem', { name: command }))
      }
      // What comes stands before what is overdue.
      await channels.findByText(
        /Materialschluss am 28\.11\.2026 \(Wochenende, Werktag davor: Fr, 27\.11\.\) · Buchungsschluss überfällig seit 19\.11\.2026/,
      )
      await choose(/Buchungsschluss/, 'Als erledigt vermerken')
      await channels.findByText(/Buchungsschluss erledigt \(Jonas Thiele, 21\.11\.2026\)/)
      await expect(channels.queryByText(/überfällig seit/)).toBeNull()
      await userEvent.keyboard('{Control>}z{/Control}')
      await channels.findByText(/Buchungsschluss überfällig seit/)
      await choose(/Buchungsschluss/, 'Als nicht nötig vermerken')
      await channels.findByText(/Buchungsschluss nicht nötig/)
      await choose(/Buchungsschluss/, 'Wieder öffnen')
      await channels.findByText(/Buchungsschluss überfällig seit/)
      await choose(/Buchungsschluss/, 'Verschieben …')
      const dialog = within(await screen.findByRole('dialog'))
      dialog.getAllByRole('spinbutton')[0]!.focus()
      await userEvent.keyboard('24112026')
      await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }))
      await channels.findByText(
        /Buchungsschluss am 24\.11\.2026 \(verschoben vom Do, 19\.11\., Jonas Thiele\)/,
      )
      // What is refused is said, and all stays as it was.
      memory.failNext('saveChannel', new PortError({ code: 'conflict' }))
      await choose(/Materialschluss/, 'Als erledigt vermerken')
      await screen.findByText('Die Frist ließ sich nicht ändern')
      await expect(channels.getByText(/Materialschluss am 28\.11\.2026/)).toBeVisible()
    },
  ),
}

export const Pausing: Story = {
  name: 'A flight rests: pauses are seen on the bar, added and removed, and have to lie inside it (T-22)',
  ...flow({ canEdit: true }, async () => {
    const channels = await card('Kanäle')
    await channels.findByText(/pausiert 09\.11\..*15\.11\.2026/)
    await expect(channels.getByRole('gridcell', { name: /pausiert 9\. November.*15\. November/ })).toBeVisible() // prettier-ignore
    const dialog = await planOf('20"-Spot national')
    await userEvent.click(dialog.getByRole('button', { name: 'Pause hinzufügen' }))
    const second = dialog.getByRole('group', { name: 'Pause 2' })
    within(second).getAllByRole('spinbutton')[0]!.focus()
    // On the flight's last day it would only be shorter.
    await userEvent.keyboard('01122026')
    await userEvent.keyboard('06122026')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect((await dialog.findAllByText(/Pausen liegen innerhalb der Laufzeit/))[0]).toBeVisible() // prettier-ignore
    await userEvent.click(dialog.getByRole('button', { name: 'Pause 2 entfernen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pause 1 entfernen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(channels.queryByText(/pausiert/)).toBeNull())
  }),
}

export const Releasing: Story = {
  name: 'A plan goes into release with the channels that are chosen, at least one',
  ...flow({ canEdit: true }, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'In Freigabe geben' }))
    const dialog = within(await screen.findByRole('dialog'))
    const back = dialog.getByRole('checkbox', { name: /Reels & Stories/ })
    // What came back is what goes out again.
    await expect(back).toBeChecked()
    await userEvent.click(back)
    await userEvent.click(dialog.getByRole('button', { name: 'In Freigabe geben' }))
    await expect(await dialog.findByText('Bitte wählen Sie mindestens einen Kanal.')).toBeVisible()
    await userEvent.click(back)
    await userEvent.click(dialog.getByRole('button', { name: 'In Freigabe geben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = await screen.findByText('Der Plan ist in Freigabe.')
    await waitFor(() => expect(told).toBeVisible())
  }),
}

const inPlanning = ['TV', 'Radio', 'Plakat'].map((name, index) =>
  buildChannel({ id: index + 1, name, state: 'Planning' }),
)

export const ReleasingAll: Story = {
  name: 'All channels of a plan go into release with one box, which also takes them out again (COCK-07)',
  ...flow({ canEdit: true, data: { channels: inPlanning } }, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'In Freigabe geben' }))
    const dialog = within(await screen.findByRole('dialog'))
    const all = dialog.getByRole('checkbox', { name: 'Alle 3 Kanäle' })
    const one = dialog.getByRole('checkbox', { name: /^Radio/ })
    await expect(one).not.toBeChecked()
    await userEvent.click(all)
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await userEvent.click(one)
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await userEvent.click(all)
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  }),
}

export const HandingIn: Story = {
  name: 'Documents are needed, with what they say (VAL-14, CAMP-14)',
  ...flow({}, async () => {
    const documents = await card('Dokumente')
    await userEvent.click(await documents.findByRole('button', { name: 'Dokumente einreichen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Dokumente einreichen' }))
    await expect(await dialog.findByText('Bitte wählen Sie mindestens eine Datei.')).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, new File(['Plan'], 'Plan v4.pdf', { type: 'application/pdf' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Freigegeben' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Dokumente einreichen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await documents.findAllByText('Plan v4.pdf'))[0]).toBeVisible()
  }),
}

export const WorkflowPicture: Story = {
  name: 'The workflow is a picture to zoom, to 3, enlarged to 5 (WFD-01, WFD-02)',
  ...flow({}, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ablauf ansehen' }))
    const dialog = within(await screen.findByRole('dialog'))
    const slider = dialog.getByRole('slider')
    await expect(slider).toHaveAttribute('min', '0.5')
    await expect(slider).toHaveAttribute('max', '3')
    await userEvent.click(dialog.getByRole('button', { name: 'Großes Bild' }))
    await waitFor(() => expect(dialog.getByRole('slider')).toHaveAttribute('max', '5'))
  }),
}
