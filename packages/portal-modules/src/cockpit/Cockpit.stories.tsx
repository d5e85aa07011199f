import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { stayInDialog } from '../kit/testing/close-question.ts'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Cockpit } from './Cockpit.tsx'
import type { CockpitAddress } from './cockpit.port.ts'
import { addDays } from '../kit/campaigns/index.ts'
import { demoCampaign, demoKpis, fixedNow } from './testing/fixtures.ts'
import {
  createMemoryCockpit,
  type MemoryCockpit,
  type MemoryOptions,
} from './testing/memory-port.ts'

const own: CockpitAddress = { kind: 'own', id: 7 }

interface Args extends MemoryOptions {
  address?: CockpitAddress
  memory?: MemoryCockpit
}

function Shown({ address = own, memory, ...options }: Args) {
  const made = memory ?? createMemoryCockpit(options)
  return <Cockpit port={made.port} address={address} hasWorkflow campaignsAddress="/campaigns" />
}

const meta = {
  title: 'Modules/Cockpit',
  component: Shown,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

/** A story with a port of its own that the play may speak to. */
const flow = (
  options: MemoryOptions,
  play: (memory: MemoryCockpit) => Promise<void>,
  address?: CockpitAddress,
): Story => {
  const holder: { memory?: MemoryCockpit } = {}
  return {
    render: () => {
      holder.memory ??= createMemoryCockpit(options)
      return <Shown memory={holder.memory} address={address} />
    },
    play: async () => play(holder.memory!),
  }
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!)

const fitsScreen = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))

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
      ['Budget', /480\.000/],
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
    await expect(figures.getAllByText(/gegenüber 7 Tage zuvor/)[0]).toBeVisible()
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
  ...flow({ latency: 500 }, async (memory) => {
    const figures = await card('Kennzahlen')
    const figure = (name: string) => within(figures.getByRole('group', { name }))
    await expect(figures.getByRole('radio', { name: '7 Tage' })).toBeChecked()
    await expect(figure('Ausgaben pro Tag').getByText(/zu vor 7 Tagen$/)).toBeVisible()

    await choose('28 Tage')
    await expect(figures.getByRole('radio', { name: '28 Tage' })).toBeChecked()
    // What was there stays until the other is, and says what it is itself.
    await expect(figure('Ausgaben pro Tag').getByText(/zu vor 7 Tagen$/)).toBeVisible()
    await waitFor(() => expect(figure('Ausgaben pro Tag').getByText(/zu vor 28 Tagen$/)).toBeVisible()) // prettier-ignore
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
    await expect(figures.getAllByText(/zu vor 7 Tagen$/)[0]).toBeVisible()
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

export const Order: Story = {
  name: 'Is read and tabbed in the order of its layout, one column on a phone (T-30)',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  ...flow({}, async () => {
    await screen.findByRole('heading', { name: 'Was geschah' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    const wanted = ['Kanäle', 'Freigaben', 'Budget je Kanal', 'Gespräch', 'Kennzahlen']
    await expect(headings.filter((name) => wanted.includes(name))).toEqual(wanted)
    await fitsScreen()
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

export const Refreshing: Story = {
  name: 'Refreshing asks for figures anew and keeps what is shown; a failure says so (COCK-05, COCK-06, T-34)',
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

export const ChannelTypes: Story = {
  name: 'A channel says its type by any letter, and none where there is none (MT-04)',
  ...flow({ canEdit: true }, async () => {
    const row = async (name: string) =>
      within((await (await card('Kanäle')).findByText(name, { selector: 'li *' })).closest('li')!)
    await expect((await row('Megalights HH/HB')).getByText('Typ Q')).toBeVisible()
    await expect((await row('Reels & Stories')).queryByText(/^Typ/)).toBeNull()
  }),
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
    await userEvent.click(dialog.getByRole('button', { name: 'In Freigabe geben' }))
    await expect(await dialog.findByText('Bitte wählen Sie mindestens einen Kanal.')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Reels & Stories/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'In Freigabe geben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = await screen.findByText('Der Plan ist in Freigabe.')
    await waitFor(() => expect(told).toBeVisible())
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
