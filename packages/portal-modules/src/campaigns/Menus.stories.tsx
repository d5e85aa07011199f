import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

const make = () => createMemoryCampaigns({ campaigns: someCampaigns })

const meta = {
  title: 'Modules/Campaigns/Menus',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

interface Heard {
  memory: MemoryCampaigns
  opened: string[]
  said: string[]
}

/** A story with a memory of its own, made anew each time it is played. */
const flow = (
  params: Readonly<Record<string, string>>,
  play: (heard: Heard) => Promise<void>,
): Story => ({
  loaders: [(): Heard => ({ memory: make(), opened: [], said: [] })],
  render: (_args, { loaded }) => {
    const { memory, opened, said } = loaded as Heard
    return (
      <StoryHost
        locale="de"
        params={params}
        now={() => fixedNow}
        onOpenInside={(address) => opened.push(address)}
        onAnnounce={(text) => said.push(text)}
      >
        <Campaigns port={memory.port} />
      </StoryHost>
    )
  },
  play: async ({ loaded }) => {
    await screen.findByRole('heading', { level: 1, name: 'Kampagnen' })
    await play(loaded as Heard)
  },
})

const cards = () => screen.getAllByRole('row')
const view = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

export const Starring: Story = {
  name: 'A campaign is marked with a star, found again by it, and let go; a failure takes it back and says so (T-29)',
  ...flow({ star: 'on' }, async ({ memory: { failNext }, said }) => {
    await expect(await screen.findByText('Noch ist keine Kampagne gemerkt')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(cards()).toHaveLength(8))
    const choose = async (name: string, command: string) => {
      cards()
        .find((row) => within(row).queryByText(name))!
        .focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await screen.findByRole('menuitem', { name: command }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await choose('Kiosk-Offensive Nord', 'Merken')
    await waitFor(() => expect(said).toContain('„Kiosk-Offensive Nord“ ist gemerkt'))
    await userEvent.click(await screen.findByTitle('Nicht mehr merken'))
    await waitFor(() => expect(screen.queryByText('Gemerkt')).toBeNull())
    await choose('Kiosk-Offensive Nord', 'Merken')
    failNext('star', new PortError({ code: 'offline' }))
    await choose('Stadtlauf Sponsoring', 'Merken')
    const refused = 'Der Stern bei „Stadtlauf Sponsoring“ ließ sich nicht ändern'
    const notice = await screen.findByText(refused)
    await waitFor(() => expect(notice).toBeVisible())
    await expect(screen.getAllByText('Gemerkt')).toHaveLength(1)
    const only = screen.getByRole('button', { name: 'Nur gemerkte' })
    await userEvent.click(only)
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await view('Liste')
    await expect(await screen.findByText('Gemerkt')).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Kiosk-Offensive Nord' })).toBeVisible()
  }),
}

export const PlanMenu: Story = {
  name: 'A bar of the plan and a deadline of the calendar offer what their campaign does (T-22, T-24)',
  ...flow({ view: 'plan', q: 'sommerfrische', at: '2027-05-01' }, async ({ opened }) => {
    const bar = await screen.findByRole('gridcell', { name: /^TV Flight 1 · 120.000/ })
    bar.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const offered = async () =>
      (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await expect(await offered()).toEqual([
      'Cockpit öffnen',
      'Merken',
      'Freigeben …',
      'Link kopieren',
      'Als CSV exportieren',
      'Als Excel-Datei exportieren',
      'Mediaplan (Excel)',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Freigeben …' }))
    const dialog = await screen.findByRole('dialog', { name: '„Sommerfrische 2027“ freigeben?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bar).toHaveFocus())

    await view('Kalender')
    const due = await screen.findByRole('button', {
      name: /^Freigabe fällig: Sommerfrische 2027/,
    })
    await expect(due).toHaveTextContent(/^Sommerfrische 2027$/)
    due.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await offered()).toContain('Freigeben …')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cockpit öffnen' }))
    await expect(opened).toEqual(['/cockpits/external/ML-1-5101/sommerfrische-2027?view=false'])
  }),
}
