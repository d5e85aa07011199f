import { addDays } from '../kit/dates/index.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { CockpitModule } from './CockpitModule.tsx'
import type { CockpitPort } from './cockpit.port.ts'
import { card, fitsScreen, flow, own, Shown } from './testing/cockpitStory.tsx'
import { demoCampaign, demoKpis, fixedNow } from './testing/fixtures.ts'
import { createMemoryCockpit } from './testing/memory-port.ts'

const meta = {
  title: 'Modules/Cockpit',
  component: Shown,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {}
export const Staff: Story = { args: { canEdit: true } }
export const Loading: Story = { args: { latency: 1e9 } }

export const Whole: Story = {
  name: 'Shows state, budget, duration, audience, plan, approvals, conversation, figures and documents (COCK-01, CAMP-08)',
  ...flow({}, async (memory) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sommerfrische 2027' })).toBeVisible() // prettier-ignore
    await expect(await screen.findByText(/2 Kanäle warten auf Sie/)).toBeVisible()
    for (const name of [
      'Kanäle',
      'Freigaben',
      'Gespräch',
      'Kennzahlen',
      'Budget je Kanal',
      'Budget je Medium',
      'Werbemittel',
      'Dokumente',
      'Was geschah',
    ])
      // prettier-ignore
      await expect(screen.getByRole('heading', { name })).toBeInTheDocument()
    // The 6th of the 11 states of a campaign stands on its rail.
    await expect(await screen.findByText(/^Schritt 6 von 11/)).toBeVisible()
    for (const [name, value] of [
      ['Budgetrahmen', /^480\.000,00\s€$/],
      ['Laufzeit', '61 Tage'],
      ['Zielgruppe', /Erwachsene 18–49/],
    ] as const)
      await expect(within(screen.getByRole('group', { name })).getByText(value)).toBeVisible() // prettier-ignore
    await expect(memory.shown).toContain('Sommerfrische 2027')
    const figures = await card('Kennzahlen')
    await expect(figures.getAllByText('Megalights HH/HB läuft seit 18.11.')[0]).toBeVisible()
    await expect(figures.getByText(/Prozentpunkte|Punkte/)).toBeVisible()
    await userEvent.click(figures.getByRole('button', { name: /Ausgaben pro Tag/ }))
    await expect(
      await figures.findByText('Ausgaben pro Tag · Verlauf der letzten 60 Tage'),
    ).toBeVisible()
    const costs = await card('Budget je Kanal')
    await expect(await costs.findByRole('row', { name: /20"-Spot national 182\.000/ })).toBeVisible() // prettier-ignore
  }),
}

export const Starred: Story = {
  name: 'The campaign is marked with a star; a failure takes it back and says so (T-29)',
  ...flow({}, async ({ failNext }) => {
    const star = await screen.findByRole('button', { name: 'Merken' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    failNext('star', new PortError({ code: 'offline' }))
    await userEvent.click(star)
    const notice = await screen.findByText('Der Stern ließ sich nicht ändern')
    await waitFor(() => expect(notice).toBeVisible())
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  }),
}

/** Everything as it was 81 days ago. */
const overLongAgo = {
  campaign: { ...demoCampaign, start: '2026-06-15', end: '2026-08-31' },
  kpis: demoKpis.map((kpi) => ({
    ...kpi,
    history: kpi.history.map(({ day, value }) => ({ day: addDays(day, -81), value })),
    change: kpi.change && { ...kpi.change, day: addDays(kpi.change.day, -81) },
  })),
}
export const Over: Story = {
  name: 'Of a campaign that is over the course says which days it shows, and what it is compared with (COCK-11)',
  ...flow({ data: overLongAgo }, async () => {
    const figures = await card('Kennzahlen')
    await expect(figures.getByText(/Verlauf 03\.07\. – 31\.08\.2026/)).toBeVisible()
    await expect(figures.getAllByText(/in 7 Tagen$/)[0]).toBeVisible()
    await expect(figures.queryByText(/letzten/)).toBeNull()
  }),
}

/** What is saved, caught on its way to the disk. */
const saved = () => {
  const found: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob) found.push({ name: this.download, blob })
  })
  return found
}

export const Saved: Story = {
  name: 'A chart is saved as a picture and as a table (T-33)',
  ...flow({}, async () => {
    const costs = await card('Budget je Kanal')
    await costs.findByRole('row', { name: /20"-Spot national/ })
    const files = saved()
    const choose = async (name: string, command: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Aktionen für ${name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: command }))
    }
    await choose('Budget je Kanal', 'Als Tabelle speichern (CSV)')
    await waitFor(() => expect(files).toHaveLength(1))
    await expect(files[0]!.name).toBe('Sommerfrische-2027-Budget-je-Kanal.csv')
    const lines = (await files[0]!.blob.text()).split('\r\n')
    await expect(lines[0]).toContain('Kanal;Geplant;Gebucht')
    await expect(lines.find((line) => line.includes('Spot national'))).toContain(';182000,00;')
    await choose('Kennzahlen', 'Als Bild speichern')
    await waitFor(() => expect(files).toHaveLength(2))
    const picture = await createImageBitmap(files[1]!.blob)
    const shown = screen.getByRole('heading', { name: 'Kennzahlen' }).closest('section')!
    await expect(files[1]!.name).toBe('Sommerfrische-2027-Kennzahlen.png')
    await expect(picture.width).toBeGreaterThan(shown.offsetWidth)
  }),
}

const choose = async (name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: 'Vergleich' })).getByRole('radio', { name })) // prettier-ignore

export const Compared: Story = {
  name: 'Figures are compared with 7 days before, 28 days before or the campaign before, in words, with its course (T-32, COCK-11)',
  // Long enough to see what stands there meanwhile, also on a busy machine.
  ...flow({ latency: 1_500 }, async (memory) => {
    const figures = await card('Kennzahlen')
    const figure = (name: string) => within(figures.getByRole('group', { name }))
    await expect(figures.getByRole('radio', { name: '7 Tage' })).toBeChecked()
    await expect(figure('Ausgaben pro Tag').getByText(/in 7 Tagen$/)).toBeVisible()

    await choose('28 Tage')
    await expect(figures.getByRole('radio', { name: '28 Tage' })).toBeChecked()
    // What was there stays until the other is, and says what it is itself.
    await expect(figure('Ausgaben pro Tag').getByText(/in 7 Tagen$/)).toBeVisible()
    await waitFor(() => expect(figure('Ausgaben pro Tag').getByText(/in 28 Tagen$/)).toBeVisible()) // prettier-ignore
    await expect(memory.keptChoices.get('compare')).toBe('28days')
    await expect(figures.getAllByText('Megalights HH/HB läuft seit 18.11.')[0]).toBeVisible()

    await choose('Vorige Kampagne')
    const against = 'zum 39. Tag von „Frühlingsfrische 2026“ (03.06.2026)'
    await waitFor(
      () =>
      expect(figure('Ausgaben pro Tag').getByText(against, { exact: false })).toBeVisible(), // prettier-ignore
    )
    // What happened here explains nothing of that; what was not measured there says so.
    await expect(figures.queryByText(/Megalights HH\/HB läuft/)).toBeNull()
    const completion = figure('Bis zum Ende gesehen')
    await expect(completion.getByText('kein Vergleich')).toBeVisible()
    await expect(
      completion.getByText('Für diese Kennzahl gibt es keine frühere Kampagne zum Vergleichen.'),
    ).toBeVisible()
    await expect(await figures.findByRole('img', { name: /^Nettoreichweite.*; Frühlingsfrische 2026: von/ })).toBeVisible() // prettier-ignore
    const [last] = memory.compared.slice(-1)
    await expect(last).toBe('previousCampaign')

    const files = saved()
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Kennzahlen' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Als Tabelle speichern (CSV)' })) // prettier-ignore
    await waitFor(() => expect(files).toHaveLength(1))
    const [head] = (await files[0]!.blob.text()).split('\r\n')
    await expect(head).toContain('Ausgaben pro Tag;"Ausgaben pro Tag, „Frühlingsfrische 2026“";Bis zum Ende gesehen (%)') // prettier-ignore

    memory.failNext('data', new PortError({ code: 'unknown' }))
    await choose('7 Tage')
    await expect(await screen.findByText(/ließ sich nicht aktualisieren/)).toBeVisible()
    await expect(figure('Ausgaben pro Tag').getByText(against, { exact: false })).toBeVisible() // prettier-ignore
  }),
}

export const NoPrevious: Story = {
  name: 'Where no campaign ran before it says so once, and what was chosen is kept (T-32)',
  ...flow({ hasPrevious: false, kept: 'previousCampaign' }, async (memory) => {
    const figures = await card('Kennzahlen')
    await expect(figures.getByRole('radio', { name: 'Vorige Kampagne' })).toBeChecked()
    await expect(figures.getAllByText('Es gibt keine frühere Kampagne, mit der Sie diese vergleichen können.')).toHaveLength(1) // prettier-ignore
    await expect(figures.getAllByText('kein Vergleich')).toHaveLength(3)
    await expect(memory.compared).not.toContain('7days')
  }),
}

export const OneComparison: Story = {
  name: 'A source that compares with 7 days before alone offers no choice (T-32)',
  ...flow({ data: { comparedWith: null }, kept: '28days' }, async (memory) => {
    const figures = await card('Kennzahlen')
    await expect(figures.getAllByText(/in 7 Tagen$/)[0]).toBeVisible()
    await expect(figures.queryByRole('radiogroup')).toBeNull()
    await expect(memory.compared).toHaveLength(1)
  }),
}

export const ComparedOnPhone: Story = {
  name: 'On a phone the choice is one row, and nothing is wider than the screen (T-32)',
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...flow({ kept: 'previousCampaign' }, async () => {
    const figures = await card('Kennzahlen')
    await figures.findByRole('img', { name: /^Nettoreichweite.*Frühlingsfrische/ })
    const options = figures.getAllByRole('radio').map((one) => one.getBoundingClientRect().top)
    await expect(new Set(options).size).toBe(1)
    await fitsScreen()
  }),
}

export const BrokenLayout: Story = {
  name: 'A layout that is no JSON is an error (COCK-02, T-30)',
  ...flow({ cockpit: { layout: '{"version":' } }, async () => {
    await expect(await screen.findByText('Der Aufbau dieses Cockpits ist nicht lesbar')).toBeVisible() // prettier-ignore
    await expect(screen.getByText('Sein Aufbau ist kein gültiges JSON.')).toBeVisible()
  }),
}

const weather = '{"version":1,"widgets":[{"id":"a","type":"weather","x":0,"y":0,"w":6,"h":1}]}'

export const UnknownWidget: Story = {
  name: 'A widget that nobody knows is shown as such (COCK-02, T-30)',
  ...flow({ cockpit: { layout: weather } }, async () => {
    await expect(await screen.findByText('„weather“ kennt dieses Portal noch nicht.')).toBeVisible() // prettier-ignore
  }),
}

export const Missing: Story = {
  name: 'One that is not there says so and leads back (COCK-12)',
  ...flow(
    {},
    async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Dieses Cockpit gibt es nicht' })).toBeVisible() // prettier-ignore
      await expect(screen.getByRole('link', { name: 'Zu den Kampagnen' })).toHaveAttribute('href', '/campaigns') // prettier-ignore
    },
    { kind: 'own', id: 99 },
  ),
}

export const NotLoaded: Story = {
  name: 'What could not be loaded says so, and is tried again (COCK-05, COCK-12)',
  ...flow(
    {},
    async () => {
      const again = async () =>
        userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
      await expect(await screen.findByText(/t-1/)).toBeVisible()
      await expect(screen.getByText('Das Cockpit ließ sich nicht laden')).toBeVisible()
      await again()
      await expect(await screen.findByText(/t-2/)).toBeVisible()
      await again()
      await expect(await screen.findByRole('heading', { name: 'Kanäle' })).toBeVisible()
    },
    own,
    ({ failNext }) => {
      failNext('cockpit', new PortError({ code: 'unknown', retryable: false, reference: 't-1' }))
      failNext('data', new PortError({ code: 'unknown', retryable: false, reference: 't-2' }))
    },
  ),
}

export const NothingInIt: Story = {
  name: 'One whose layout is empty says so (COCK-12)',
  ...flow({ cockpit: { layout: '{"version":1,"widgets":[]}' } }, async () => {
    await expect(await screen.findByText('Dieses Cockpit ist noch leer')).toBeVisible()
  }),
}

/** Two cockpits on one port, each with its campaign; the second takes its time. */
function twoCockpits(): CockpitPort {
  const first = createMemoryCockpit().port
  const campaign = { ...demoCampaign, id: 8, name: 'Herbst Gastro' }
  const second = createMemoryCockpit({ cockpit: { id: 8, name: campaign.name, campaign }, data: { campaign }, latency: 300 }).port // prettier-ignore
  const portOf = (id: number) => (id === 8 ? second : first)
  return {
    ...first,
    cockpit: (address) => portOf(address.kind === 'own' ? address.id : 7).cockpit(address),
    data: (asked) => portOf(asked.id).data(asked),
    documents: (id) => portOf(id).documents(id),
    history: (id) => portOf(id).history(id),
  }
}

function Switched() {
  const [port] = useState(twoCockpits)
  const [id, setId] = useState(7)
  return (
    <>
      <CockpitModule port={port} component={{ id }} config={{}} />
      <button type="button" onClick={() => setId(8)}>
        Next
      </button>
    </>
  )
}

export const Switching: Story = {
  name: 'Another cockpit begins anew: nothing of the former is left while it loads (COCK-05)',
  render: () => <Switched />,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Sommerfrische 2027' })
    await screen.findByRole('heading', { name: 'Kanäle' })
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await expect(screen.queryByText('Sommerfrische 2027')).toBeNull()
    await expect(screen.queryByRole('heading', { name: 'Kanäle' })).toBeNull()
    await screen.findByRole('heading', { level: 1, name: 'Herbst Gastro' })
    await expect(await screen.findByRole('heading', { name: 'Kanäle' })).toBeVisible()
  },
}

export const Refreshing: Story = {
  name: 'Refreshing asks for figures anew and keeps what is shown; a failure says so (COCK-05, COCK-06, T-34, CONST-09)',
  ...flow({}, async (memory) => {
    const button = await screen.findByRole('button', { name: 'Aktualisieren' })
    await screen.findByRole('heading', { name: 'Kanäle' })
    await expect(memory.cleared).not.toContain(true)
    const before = screen.getByText(/^Stand /).textContent
    await userEvent.click(button)
    await waitFor(() => expect(memory.cleared).toContain(true))
    await waitFor(() => expect(screen.getByText(/^Stand /).textContent).not.toBe(before))
    memory.failNext('data', new PortError({ code: 'unknown' }))
    await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }))
    await expect(await screen.findByText(/ließ sich nicht aktualisieren/)).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Kanäle' })).toBeVisible()
  }),
}

export const Talking: Story = {
  name: 'What is said appears at once, by oneself and by others; what fails stays in the field (CAMP-16)',
  ...flow({}, async (memory) => {
    const talk = await card('Gespräch')
    const field = await talk.findByRole('textbox', { name: 'Nachricht' })
    await userEvent.type(field, 'Bitte optionieren.')
    talk.getByRole('button', { name: 'Senden' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveFocus()
    await expect(await talk.findByText('Bitte optionieren.')).toBeInTheDocument()
    await waitFor(() => expect(field).toHaveValue(''))
    memory.others.post(2, 'Ist erledigt.')
    await expect(await talk.findByText('Ist erledigt.')).toBeInTheDocument()
    memory.failNext('post', new PortError({ code: 'offline' }))
    await userEvent.type(field, 'Danke sehr!')
    await userEvent.click(talk.getByRole('button', { name: 'Senden' }))
    await waitFor(() => expect(field).toHaveValue('Danke sehr!'))
  }),
}

export const NotAllowed: Story = {
  name: 'Who may not decide is told so (COCK-10)',
  ...flow({ data: { campaign: { ...demoCampaign, can: { approve: false, edit: false } } } }, async () => {
    const approvals = await card('Freigaben')
    await expect(approvals.getByText('Sie dürfen nicht freigeben.')).toBeVisible()
  }), // prettier-ignore
}

/** The form in which a channel's budget and days are changed. */
