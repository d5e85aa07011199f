import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { buildCampaign, createMemoryCampaigns, fixedNow, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

const planned = buildCampaign({ id: 71, name: 'Sommerfest', states: ['Planning', 'Ready'], status: 0 }) // prettier-ignore
const asked = buildCampaign({ id: 72, name: 'Wiesn-Spezial', states: ['Approving'], status: 6 })
const make = () => createMemoryCampaigns({ campaigns: [planned, asked], canPlan: true })

const meta = {
  title: 'Modules/Campaigns/Keeping',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
  loaders: [() => ({ memory: make() })],
  render: (_args, { loaded, globals }) => (
    <StoryHost
      locale={globals.locale === 'en' ? 'en' : 'de'}
      params={{ view: 'list', tab: 'all' }}
      now={() => fixedNow}
    >
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const choose = async (name: string, item: string) => {
  await userEvent.pointer({ keys: '[MouseRight]', target: await row(name) })
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Deleted: Story = {
  name: 'A campaign that is still planned goes at once and is taken back, or brought back from the list of what was deleted (T-08, T-66, CAMP-07)',
  play: async () => {
    await choose('Sommerfest', 'Löschen')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Sommerfest/ })).toBeNull())
    await screen.findByText('„Sommerfest“ ist gelöscht')
    await userEvent.click(await screen.findByText('Gelöscht'))
    const list = within(await screen.findByRole('list', { name: 'Gelöscht' }))
    await expect(list.getByRole('listitem')).toHaveTextContent('2 Kanäle · von Aylin Kaya')
    await userEvent.click(list.getByRole('button', { name: '„Sommerfest“ wiederherstellen' }))
    await expect(await row('Sommerfest')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Gelöscht')).toBeNull())
    // The message offers the same, until it goes.
    await choose('Sommerfest', 'Löschen')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Sommerfest/ })).toBeNull())
    await userEvent.click(screen.getAllByRole('button', { name: 'Rückgängig' }).at(-1)!)
    await expect(await row('Sommerfest')).toBeVisible()
  },
}

export const Kept: Story = {
  name: 'One that its client was asked about stays, and it is said why and what to do instead (CAMP-07)',
  play: async () => {
    await choose('Wiesn-Spezial', 'Löschen')
    await expect(await screen.findByText('„Wiesn-Spezial“ wurde nicht gelöscht')).toBeVisible()
    await expect(screen.getByText(/Stoppen Sie stattdessen ihre Kanäle/)).toBeVisible()
    await expect(await row('Wiesn-Spezial')).toBeVisible()
  },
}

export const Changed: Story = {
  name: 'Another currency says that nothing is converted; a refusal keeps what was typed (CAMP-10, ERR-16)',
  play: async ({ loaded }) => {
    const { failNext } = (loaded as { memory: MemoryCampaigns }).memory
    failNext('save', new PortError({ code: 'offline' }))
    await choose('Sommerfest', 'Name und Währung ändern …')
    const form = await dialog('„Sommerfest“ ändern')
    const name = form.getByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.click(name)
    await userEvent.paste('Sommerfest Zürich')
    await expect(form.queryByText(/nicht umgerechnet/)).toBeNull()
    await userEvent.click(form.getByRole('combobox', { name: /^Währung/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'CHF' }))
    await expect(form.getByText(/nicht umgerechnet: Aus \S+\s€ wird \S+\sCHF\./)).toBeVisible()
    const save = form.getByRole('button', { name: 'Speichern' })
    await userEvent.click(save)
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible())
    await expect(name).toHaveValue('Sommerfest Zürich')
    await userEvent.click(save)
    await isClosed()
    await expect(await row('Sommerfest Zürich')).toHaveTextContent('CHF')
  },
}

export const Seen: Story = {
  name: 'Who sees a campaign is chosen among groups; administrators are not offered (PERM-14, PERM-17)',
  play: async () => {
    await choose('Sommerfest', 'Wer sie sieht …')
    const form = await dialog('Wer „Sommerfest“ sieht')
    const client = await form.findByRole('checkbox', { name: /^Kunde(?!n)/ })
    await expect(client).toBeChecked()
    await expect(form.queryByRole('checkbox', { name: /^Administration/ })).toBeNull()
    await expect(form.getByRole('checkbox', { name: /^Regionen/ })).not.toBeChecked()
    await userEvent.click(client)
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
    await isClosed()
    await expect(await screen.findByText('Wer „Sommerfest“ sieht, ist gespeichert')).toBeVisible()
    await choose('Sommerfest', 'Wer sie sieht …')
    const again = await dialog('Wer „Sommerfest“ sieht')
    await expect(await again.findByRole('checkbox', { name: /^Kunde(?!n)/ })).not.toBeChecked()
    await userEvent.click(again.getByRole('button', { name: 'Abbrechen' }))
    await isClosed()
  },
}

export const SeenMeanwhile: Story = {
  name: 'Who says who sees a campaign after somebody else did sees what they saved, keeps the own choice and can save it (PERM-14, T-09)',
  play: async ({ loaded }) => {
    const { keeping } = (loaded as { memory: MemoryCampaigns }).memory.port
    await choose('Sommerfest', 'Wer sie sieht …')
    const form = await dialog('Wer „Sommerfest“ sieht')
    const box = (name: RegExp) => form.findByRole('checkbox', { name })
    await userEvent.click(await box(/^Regionen/))
    const { version } = await keeping!.audience(planned.id).load()
    await keeping!.saveAudience({ id: planned.id, version, groupIds: [2], commandId: 'theirs' })
    const save = form.getByRole('button', { name: 'Speichern' })
    await userEvent.click(save)
    await expect(await form.findByText(/inzwischen gespeichert, wer sie sieht: Kundenberatung\./)).toBeVisible() // prettier-ignore
    await expect(await box(/^Regionen/)).toBeChecked()
    await expect(await box(/^Kunde(?!n)/)).toBeChecked()
    await userEvent.click(save)
    await isClosed()
    const { groups } = await keeping!.audience(planned.id).load()
    const seeing = groups.filter((group) => group.isAssigned).map(({ id }) => id)
    await expect(seeing).toEqual([2, 3, 4])
  },
}
