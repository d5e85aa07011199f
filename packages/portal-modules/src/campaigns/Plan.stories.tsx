import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

// One whose plan is made, and one that the client has approved.
const campaigns = someCampaigns.filter(({ id }) => id === 5102 || id === 5110)
const make = (canPlan = true) => createMemoryCampaigns({ campaigns, canPlan })

const meta = {
  title: 'Modules/Campaigns/Plan',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

/** A media plan with a memory of its own, made anew each time it is played. */
const flow = (canPlan: boolean, play: (memory: MemoryCampaigns) => Promise<void>): Story => ({
  loaders: [() => ({ memory: make(canPlan) })],
  render: (_args, { loaded }) => (
    <StoryHost locale="de" params={{ view: 'plan' }} now={() => fixedNow}>
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
  play: async ({ loaded }) => {
    await screen.findByRole('grid', { name: 'Mediaplan' })
    await play((loaded as { memory: MemoryCampaigns }).memory)
  },
})

const bar = (name: RegExp) => screen.findByRole('gridcell', { name })

export const Moving: Story = {
  name: 'Flights are moved and made longer by whole weeks, by keys too, and it is taken back (T-08, T-22)',
  ...flow(true, async () => {
    const radio = await bar(/^Radio Morgenwelle.*15\. Dezember 2026 bis 24\. Januar/)
    radio.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    // Its pause goes with it.
    await bar(/^Radio Morgenwelle.*21\. Dezember 2026 bis 30\. Januar.*pausiert 4\. Januar/)
    await screen.findByText(/^„Radio Morgenwelle“ läuft jetzt 21\.12\.\d+\s–\s30\.01\./)
    await userEvent.keyboard('{Control>}z{/Control}')
    await bar(/^Radio Morgenwelle.*15\. Dezember 2026 bis 24\. Januar.*pausiert 29\. Dezember/)
    ;(await bar(/^Radio Morgenwelle/)).focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await bar(/^Radio Morgenwelle.*15\. Dezember 2026 bis 31\. Januar/)
  }),
}

export const Refused: Story = {
  name: 'What the server refuses goes back to its place, and why is said with its name (T-22)',
  ...flow(true, async (memory) => {
    const refusal = new PortError({ code: 'conflict', reason: 'stale' })
    memory.failNext('saveChannel', refusal)
    ;(await bar(/^Radio Morgenwelle.*15\. Dezember/)).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await screen.findByText('„Radio Morgenwelle“ bleibt, wo es war')
    await bar(/^Radio Morgenwelle.*15\. Dezember/)
    // Somebody else’s move is seen at once.
    memory.others.saveChannel(51_020, { end: '2027-02-07' })
    await bar(/^Radio Morgenwelle.*bis 7\. Februar/)
  }),
}

export const Approved: Story = {
  name: 'What the client has approved asks first; left, nothing has changed (T-38)',
  ...flow(true, async () => {
    ;(await bar(/^TV Flight 1.*14\. September bis 20\. Dezember/)).focus()
    const move = async () => userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await move()
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/Der Kunde hat diesen Kanal freigegeben/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    ;(await bar(/^TV Flight 1.*14\. September bis/)).focus()
    await move()
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'Termine ändern' }))
    await bar(/^TV Flight 1.*21\. September bis 27\. Dezember/)
  }),
}

export const Reading: Story = {
  name: 'Who only reads moves nothing and closes no deadline (A5, T-22)',
  ...flow(false, async () => {
    const radio = await bar(/^Radio Morgenwelle.*15\. Dezember/)
    await expect(radio).not.toHaveAttribute('data-at-move')
    radio.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Shift>}{F10}{/Shift}')
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.queryByRole('menuitem', { name: 'Als erledigt vermerken' })).toBeNull()
    await expect(menu.queryByRole('menuitem', { name: 'Verschieben …' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await bar(/^Radio Morgenwelle.*15\. Dezember/)
  }),
}

export const ByMenu: Story = {
  name: 'The menu of a bar moves it by its days and closes its deadlines (WCAG 2.5.7, T-27)',
  ...flow(true, async () => {
    const booking = await bar(/^Buchungsschluss: Radio Morgenwelle/)
    booking.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const section = within(await screen.findByRole('group', { name: /^Buchungsschluss/ }))
    await userEvent.click(section.getByRole('menuitem', { name: 'Als erledigt vermerken' }))
    await screen.findByText('Buchungsschluss von „Radio Morgenwelle“ ist erledigt')
    await waitFor(
      () =>
      expect(screen.queryByRole('gridcell', { name: /^Buchungsschluss: Radio Morgenwelle/ })).toBeNull(), // prettier-ignore
    )
    await userEvent.keyboard('{Control>}z{/Control}')
    await bar(/^Buchungsschluss: Radio Morgenwelle/)
    ;(await bar(/^Radio Morgenwelle/)).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const items = await screen.findAllByRole('menuitem', { name: 'Verschieben …' })
    await userEvent.click(items.at(-1)!)
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getAllByRole('spinbutton')[0]!.focus()
    await userEvent.keyboard('17')
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    // By its days, a flight begins on any of them.
    await bar(/^Radio Morgenwelle.*17\. Dezember 2026 bis 24\. Januar/)
  }),
}

export const Budgets: Story = {
  name: 'Over the plan stands what is planned month by month, more of it more strongly (D-03)',
  ...flow(false, async () => {
    const months = (await screen.findAllByRole('gridcell', { name: /^\p{L}+ 202\d · .*€/u })).filter((cell) => cell.hasAttribute('data-at-level')) // prettier-ignore
    await expect(months.length).toBeGreaterThan(2)
    const levels = months.map((cell) => Number(cell.dataset.atLevel))
    await expect(Math.max(...levels)).toBe(5)
    await expect(screen.getByRole('rowheader', { name: /Budget je Monat.*zusammen 479\.400/ })).toBeVisible() // prettier-ignore
  }),
}
