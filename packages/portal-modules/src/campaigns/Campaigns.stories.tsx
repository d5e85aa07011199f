import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import {
  createMemoryCampaigns,
  fixedNow,
  manyCampaigns,
  someCampaigns,
  type MemoryCampaigns,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Campaigns',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface Setting extends MemoryOptions {
  params?: Readonly<Record<string, string>>
  /** Something about the memory before it is shown. */
  prepare?: (memory: MemoryCampaigns) => void
}
interface Seen {
  opened: string[]
  said: string[]
}

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { params, prepare, ...options }: Setting,
  play: (context: Context, memory: MemoryCampaigns, seen: Seen) => Promise<void>,
): Story {
  let memory = createMemoryCampaigns(options)
  let seen: Seen = { opened: [], said: [] }
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryCampaigns(options)
        prepare?.(memory)
        seen = { opened: [], said: [] }
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        params={params}
        now={() => fixedNow}
        onOpenInside={(address) => seen.opened.push(address)}
        onAnnounce={(text) => seen.said.push(text)}
      >
        <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory, seen),
  }
}

const heading = () => screen.findByRole('heading', { level: 1, name: /Kampagnen|Campaigns/ })
const cards = () => screen.getAllByRole('row')
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const view = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const pick = async (filter: RegExp, option: string, role = 'menuitemcheckbox') => {
  await userEvent.click(screen.getByRole('button', { name: filter }))
  await userEvent.click(await screen.findByRole(role, { name: option }))
  await waitFor(async () => {
    if (screen.queryByRole('menu')) await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
  })
}

export const Playground: Story = flow(
  { campaigns: someCampaigns, latency: 300 },
  async () => undefined,
)

export const Phases: Story = {
  name: 'Three tabs with counts; the columns of the work, and of the months in which things end (CAMP-01, CAMP-02, CAMP-03, CAMP-17, T-21)',
  ...flow({ campaigns: someCampaigns }, async (_context, _memory, { opened }) => {
    await heading()
    await expect(await tab(/^In Bearbeitung/)).toHaveAttribute('aria-selected', 'true')
    await expect(await tab(/^In Bearbeitung/)).toHaveTextContent('8')
    await expect(await tab(/^Live/)).toHaveTextContent('3')
    await expect(await tab(/^Beendet/)).toHaveTextContent('4')
    for (const column of ['Briefing', 'Planung', 'Freigabe', 'Freigegeben & Einkauf'])
      await expect(screen.getByRole('group', { name: new RegExp(column) })).toBeVisible()
    const approval = screen.getByRole('group', { name: /^Freigabe(?!ge)/ })
    await expect(within(approval).getByText('Wartet auf Sie, bis 27.11.')).toBeVisible()
    await expect(screen.getByText('Sollte live sein')).toBeVisible()
    // A card is opened; no column is offered to put it into.
    cards()[0]!.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await screen.findByRole('menuitem', { name: 'Cockpit öffnen' })
    await expect(screen.queryByRole('menuitem', { name: 'Planung' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    screen.getByRole('tab', { name: /^In Bearbeitung/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const november = await screen.findByRole('group', { name: /November 2026/ })
    await expect(within(november).getByRole('link', { name: 'Herbst Gastro' })).toBeVisible()
    await userEvent.click(within(november).getByRole('link', { name: 'Herbst Gastro' }))
    await expect(opened).toEqual(['/cockpits/external/ML-1-5109/herbst-gastro?view=false'])
  }),
}

export const Filtering: Story = {
  name: 'Filters and search narrow; what narrows is said, and taken back at once (CAMP-04, CAMP-06, T-21)',
  ...flow({ campaigns: someCampaigns }, async () => {
    await heading()
    await pick(/^Kunde/, 'Alpenquell')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await expect(screen.getByRole('link', { name: 'Bergfrische Relaunch' })).toBeVisible()
    await pick(/^Mediengattung/, 'Kino')
    await expect(await screen.findByText('Keine Kampagne passt dazu')).toBeVisible()
    await expect(screen.getByText(/Kunde und Mediengattung/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(cards()).toHaveLength(8))
    const search = screen.getByRole('searchbox', { name: 'Kampagnen durchsuchen' })
    await userEvent.type(search, 'zitrone')
    await expect(await screen.findByText('In diesem Reiter passt nichts dazu')).toBeVisible()
    await expect(screen.getByText(/In einem anderen Reiter passt eine/)).toBeVisible()
    await expect(await tab(/^Live/)).toHaveTextContent('1')
    await pick(/^Läuft/, 'Letzter Monat', 'menuitemradio')
    await expect(await tab(/^Live/)).toHaveTextContent('1')
    await pick(/^Läuft\s?:/, 'Letztes Jahr', 'menuitemradio')
    await expect(await screen.findByText('Keine Kampagne passt dazu')).toBeVisible()
  }),
}

export const AsList: Story = {
  name: 'The list sorts by its heads and by the menu; several rows are chosen at once (CAMP-05, T-24)',
  ...flow({ campaigns: someCampaigns }, async () => {
    await heading()
    await view('Liste')
    const names = async () => {
      const table = await screen.findByRole('grid', { name: 'Kampagnen' })
      return within(table)
        .getAllByRole('link')
        .map((link) => link.textContent)
    }
    await expect((await names())[0]).toBe('Bergfrische Relaunch')
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: /Budget/ })).getAllByRole('button')[0]!,
    )
    await waitFor(async () => expect((await names())[0]).toBe('Sommerfrische 2027'))
    // What has no budget stays last, whichever way.
    await expect((await names()).at(-1)).toBe('Bergfrische Relaunch')
    const [first, second] = screen
      .getAllByRole('checkbox')
      .filter((box) => !/Alle|alle/.test(box.getAttribute('aria-label') ?? ''))
    await userEvent.click(first!)
    await userEvent.click(second!)
    await expect((await screen.findAllByText(/^2 ausgewählt/))[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Excel-Datei' })).toBeVisible()
  }),
}

export const AsCalendar: Story = {
  name: 'The month shows what runs and until when to decide; another month is in the address (CAMP-03)',
  ...flow({ campaigns: someCampaigns, params: { view: 'calendar' } }, async () => {
    await heading()
    await expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeVisible()
    await expect(screen.getAllByText(/Advent im Kiez/)[0]).toBeVisible()
    await expect(screen.queryByRole('tablist')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'sommerfrische')
    const due = { name: /^Freigabe fällig: Sommerfrische 2027/ }
    await expect(await screen.findByRole('button', due)).toBeVisible()
    await pick(/^Phase/, 'Beendet')
    await waitFor(() => expect(screen.queryByRole('button', due)).toBeNull())
  }),
}

export const DeadlinesInTime: Story = {
  name: 'What has to be booked, handed in and approved stands in calendar and plan, late ones marked; it can be hidden (T-27, D-11)',
  ...flow(
    { campaigns: someCampaigns, params: { view: 'plan', q: 'winteredition' } },
    async (_context, _m, { opened }) => {
      await heading()
      const legend = within(await screen.findByRole('list', { name: 'Was die Zeichen bedeuten' }))
      await expect(legend.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        'Buchungsschluss',
        'Materialschluss',
        'Freigabe',
        'Überfällig',
      ])
      const mark = await screen.findByRole('gridcell', {
        name: /^Buchungsschluss: Radio Morgenwelle, 24\. November 2026/,
      })
      mark.focus()
      await userEvent.keyboard('{Enter}')
      await expect(opened).toEqual(['/cockpits/external/ML-1-5102/winteredition-ingwer?view=false'])
      await expect(screen.getByRole('rowheader', { name: /^Fristen/ })).toBeVisible()
      const week = await screen.findByRole('gridcell', { name: /^3 Fristen \(3 × Buchungsschluss\), 23\. November bis 29\. November 2026/ }) // prettier-ignore
      week.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('radio', { name: 'Woche' })).toBeChecked()
      await expect(
        await screen.findByRole('button', {
          name: /^Buchungsschluss: Radio Morgenwelle \(Winteredition/,
        }),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Fristen' }))
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: /Buchungsschluss/ })).toBeNull(),
      )
      await view('Mediaplan')
      await screen.findByRole('gridcell', { name: /^Radio Morgenwelle · 71/ })
      await expect(screen.queryByRole('gridcell', { name: /schluss/ })).toBeNull()
      await expect(screen.queryByRole('rowheader', { name: /^Fristen/ })).toBeNull()
    },
  ),
}

export const AsPlan: Story = {
  name: 'The media plan: campaign and channels, budgets on bars, grouped by medium, all of it in sight (T-22, D-03)',
  ...flow(
    { campaigns: someCampaigns, params: { view: 'plan' } },
    async (_context, _m, { opened }) => {
      await heading()
      // The flight rests for a week.
      const bar = await screen.findByRole('gridcell', { name: /Radio Morgenwelle · 35.625\s€.*pausiert/ }) // prettier-ignore
      await expect(bar).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Nach Kampagne' }))
      await userEvent.click(
        await screen.findByRole('menuitemradio', { name: 'Nach Mediengattung' }),
      )
      await expect((await screen.findAllByText('Print'))[0]).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Alles zeigen' }))
      const again = await screen.findByRole('gridcell', { name: /Flight 3 · 71.800\s€/ })
      again.focus()
      await userEvent.keyboard('{Enter}')
      await expect(opened).toEqual(['/cockpits/external/ML-1-5102/winteredition-ingwer?view=false'])
      const form = within(screen.getByRole('radiogroup', { name: 'Anzeigen als' }))
      await userEvent.click(form.getByRole('radio', { name: 'Liste' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Alles zeigen' })).toBeNull())
    },
  ),
}

export const Subscribing: Story = {
  name: 'A calendar address is made, shown once, renewed and ended; a failure says so (T-26, D-11)',
  ...flow(
    { campaigns: someCampaigns, prepare: ({ failNext }) => failNext('renew', new PortError({ code: 'offline' })) }, // prettier-ignore
    async (_context, _m, { said }) => {
      await heading()
      await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Kalender abonnieren/ }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Kalender abonnieren' }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Adresse erstellen' }))
      await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Adresse erstellen' }))
      const address = () => dialog.getByRole('textbox', { name: 'Adresse des Kalenders' })
      await waitFor(() => expect(address()).toHaveValue('https://portal.example/api/calendar.ics?key=secret-1')) // prettier-ignore
      await expect(said).toContain('Die Adresse ist erstellt.')
      await userEvent.click(await dialog.findByRole('button', { name: 'Neue Adresse' }))
      await waitFor(() => expect(address()).toHaveValue('https://portal.example/api/calendar.ics?key=secret-2')) // prettier-ignore
      await userEvent.click(dialog.getByRole('button', { name: 'Abo beenden' }))
      await expect(await dialog.findByRole('button', { name: 'Adresse erstellen' })).toBeVisible()
      await expect(dialog.queryByRole('textbox')).toBeNull()
    },
  ),
}

export const Releasing: Story = {
  name: 'Staff put a plan into release after a question; somebody quicker is told',
  ...flow({ campaigns: someCampaigns, canPlan: true }, async (_context, memory) => {
    await heading()
    const ask = async () => {
      const card = screen
        .getAllByRole('row')
        .find((row) => within(row).queryByText('Winteredition Ingwer'))!
      card.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Plan in Freigabe geben' }))
      return screen.findByRole('dialog', { name: /Winteredition Ingwer/ })
    }
    memory.failNext('release', new PortError({ code: 'conflict' }))
    const dialog = await ask()
    await waitFor(() =>
      expect(within(dialog).getByText(/lässt sich hier nicht zurücknehmen/)).toBeVisible(),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'In Freigabe geben' }))
    await expect(await within(dialog).findByText(/gerade geändert/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'In Freigabe geben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const approval = screen.getByRole('group', { name: /^Freigabe(?!ge)/ })
    await waitFor(() =>
      expect(within(approval).getByRole('link', { name: 'Winteredition Ingwer' })).toBeVisible(),
    )
  }),
}

export const Live: Story = {
  name: 'What changes elsewhere moves its card and is said',
  ...flow({ campaigns: someCampaigns }, async (_context, memory, { said }) => {
    await heading()
    const approval = await screen.findByRole('group', { name: /^Freigabe(?!ge)/ })
    await expect(within(approval).getByRole('link', { name: 'Megalights Hafenfest' })).toBeVisible()
    memory.others.change(5107, { status: 7, version: 2 })
    const buying = screen.getByRole('group', { name: /^Freigegeben & Einkauf/ })
    await waitFor(() =>
      expect(within(buying).getByRole('link', { name: 'Megalights Hafenfest' })).toBeVisible(),
    )
    await expect(said).toContain('„Megalights Hafenfest“ ist jetzt: Plan freigegeben')
    memory.others.remove(5107)
    await waitFor(() => expect(screen.queryByText('Megalights Hafenfest')).toBeNull())
  }),
}

export const Loading: Story = {
  name: 'Loading holds the place (LAY-15)',
  ...flow({ campaigns: someCampaigns, latency: 600_000 }, async () => {
    await expect(
      await screen.findByRole('region', { name: 'Kampagnen werden geladen' }),
    ).toBeVisible()
  }),
}

export const Failed: Story = {
  name: 'A failed load says so and tries again; without a connection it says that (LAY-15)',
  ...flow(
    { campaigns: someCampaigns, prepare: ({ failNext }) => failNext('campaigns', new PortError({ code: 'unknown', retryable: false, reference: 't-1' })) }, // prettier-ignore
    async (_context, { failNext }) => {
      const again = () => userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await screen.findByText('Die Kampagnen ließen sich nicht laden')).toBeVisible()
      await expect(screen.getByText(/^Alles andere im Portal funktioniert/)).toBeVisible()
      failNext('campaigns', new PortError({ code: 'offline', retryable: false }))
      await again()
      await expect(await screen.findByText(/^Keine Verbindung/)).toBeVisible()
      await again()
      await expect(await tab(/^Live/)).toBeVisible()
    },
  ),
}

export const Forbidden: Story = {
  name: 'Without the right nothing is shown (PERM-13)',
  ...flow(
    { prepare: ({ failNext }) => failNext('campaigns', new PortError({ code: 'forbidden' })) },
    async () => {
      await expect(await screen.findByText('Diese Kampagnen können Sie nicht sehen')).toBeVisible()
    },
  ),
}

export const Empty: Story = {
  name: 'Without a campaign it says where they come from (LAY-15)',
  ...flow({}, async () => {
    await expect(await screen.findByRole('heading', { name: 'Noch keine Kampagnen' })).toBeVisible()
  }),
}

const dark = { mode: 'dark' } as const
export const Dark: Story = {
  ...flow({ campaigns: someCampaigns }, async () => void (await heading())),
  globals: dark,
}
export const DarkPlan: Story = {
  ...flow(
    { campaigns: someCampaigns, params: { view: 'plan' } },
    async () => void (await heading()),
  ),
  globals: dark,
}
export const DarkCalendar: Story = {
  ...flow(
    { campaigns: someCampaigns, params: { view: 'calendar' } },
    async () => void (await heading()),
  ),
  globals: dark,
}
export const DarkList: Story = {
  ...flow(
    { campaigns: someCampaigns, params: { view: 'list' } },
    async () => void (await heading()),
  ),
  globals: dark,
}
export const English: Story = {
  ...flow({ campaigns: someCampaigns }, async () => {
    await heading()
    await expect(await tab(/^In progress/)).toBeVisible()
    await expect(screen.getByText('€480,000.00')).toBeVisible()
  }),
  globals: { locale: 'en' },
}

export const Many: Story = {
  name: 'Ten thousand campaigns: what is not in sight is not in the page (T-23)',
  ...flow({ campaigns: manyCampaigns(10_000), params: { tab: 'done', view: 'list' } }, async () => {
    await heading()
    await screen.findByRole('grid', { name: 'Kampagnen' })
    await expect(screen.getAllByRole('row').length).toBeLessThan(80)
    await userEvent.type(screen.getByRole('searchbox'), 'kampagne 1001')
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Kampagne 1001' })).toHaveLength(1),
    )
  }),
}
