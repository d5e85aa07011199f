import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns, type MemoryCampaigns, type MemoryOptions } from './testing/index.ts' // prettier-ignore

const make = (options: MemoryOptions = {}) =>
  createMemoryCampaigns({ campaigns: someCampaigns, canPlan: true, ...options })

const meta = {
  title: 'Modules/Campaigns/New campaign',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
  loaders: [() => ({ memory: make() })],
  render: (_args, { loaded, globals }) => (
    <StoryHost
      locale={globals.locale === 'en' ? 'en' : 'de'}
      params={{ view: 'list' }}
      now={() => fixedNow}
    >
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Neue Kampagne' }))
  return within(await screen.findByRole('dialog', { name: 'Neue Kampagne' }))
}
type Dialog = Awaited<ReturnType<typeof begin>>

const write = async (dialog: Dialog, label: RegExp, text: string) => {
  const field = dialog.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}
/** Writes a text of one's own into a combo box. */
const say = async (dialog: Dialog, label: RegExp, text: string) => {
  const field = dialog.getByRole('combobox', { name: label })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.tab()
}
const day = async (dialog: Dialog, label: RegExp, text: string) => {
  const group = dialog.getByRole('group', { name: label })
  within(group).getAllByRole('spinbutton')[0]!.focus()
  await userEvent.paste(text)
}
const create = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Kampagne anlegen' }))
const row = (name: RegExp) => screen.findByRole('row', { name })

export const Made: Story = {
  name: 'A campaign is made with a client and a product that nobody knew: it stands in the list at once, and its plan is one press away (CAMP-07)',
  play: async () => {
    const dialog = await begin()
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    await create(dialog)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeInvalid())
    await write(dialog, /^Name/, 'Frühling am Elbstrand')
    await say(dialog, /^Kunde/, 'Strandkorb & Co.')
    await say(dialog, /^Produkt/, 'Eistee')
    await day(dialog, /^Start/, '01.03.2027')
    await day(dialog, /^Ende/, '30.04.2027')
    await write(dialog, /^Budget/, '120.000,50')
    await create(dialog)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Neue Kampagne' })).toBeNull())
    const made = await row(/Frühling am Elbstrand/)
    await expect(made).toHaveTextContent('Strandkorb & Co. · Eistee')
    await expect(made).toHaveTextContent('120.000,50')
    await expect(screen.getByRole('button', { name: 'Neue Kampagne' })).toHaveFocus()
    await expect(await screen.findByText('„Frühling am Elbstrand“ ist angelegt')).toBeInTheDocument() // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Plan bearbeiten' }))
    await screen.findByRole('heading', { level: 1, name: 'Frühling am Elbstrand' })
  },
}

export const Refused: Story = {
  name: 'What the server refuses stands at its field and is tried again as it was typed (CAMP-07, ERR-16)',
  play: async ({ loaded }) => {
    const { failNext } = (loaded as { memory: MemoryCampaigns }).memory
    const dialog = await begin()
    await write(dialog, /^Name/, 'Kiosk Süd')
    const taken = 'Diesen Kunden legt nur die Verwaltung an.'
    failNext('create', new PortError({ code: 'invalid', fields: { client: [taken] } }))
    failNext('create', new PortError({ code: 'offline' }))
    await create(dialog)
    const client = dialog.getByRole('combobox', { name: /^Kunde/ })
    await waitFor(() => expect(client).toHaveAccessibleDescription(new RegExp(taken)))
    await expect(client).toHaveFocus()
    await say(dialog, /^Kunde/, 'Alpenquell')
    await waitFor(() => expect(client).not.toHaveAccessibleDescription(new RegExp(taken)))
    await create(dialog)
    await expect(await dialog.findByText(/Verbindung/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Kiosk Süd')
    await create(dialog)
    await row(/Kiosk Süd/)
  },
}

export const Copied: Story = {
  name: 'A campaign is copied by its menu: its channels come along, moved with the start (CAMP-07)',
  play: async () => {
    ;(await row(/Winteredition Ingwer/)).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kampagne kopieren …' }))
    const title = '„Winteredition Ingwer“ kopieren'
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Winteredition Ingwer (Kopie)') // prettier-ignore
    await expect(dialog.getByRole('combobox', { name: /^Beginnen mit/ })).toHaveValue('Winteredition Ingwer') // prettier-ignore
    await day(dialog, /^Start/, '15.12.2027')
    await expect(await dialog.findByText(/Alle Termine rücken 365 Tage nach hinten/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Kopie anlegen' }))
    const made = await row(/Winteredition Ingwer \(Kopie\)/)
    await expect(made).toHaveTextContent('15.12.2027')
    await expect(made).toHaveTextContent('24.01.2028')
    // Its plan has the channels, each as many days later.
    await userEvent.click(await screen.findByRole('button', { name: 'Plan bearbeiten' }))
    const plan = await screen.findByRole('grid', { name: /^Kanäle von/ })
    await waitFor(() => expect(within(plan).getAllByText('15.12.2027')).toHaveLength(3))
    await expect(within(plan).getByText('Radio Morgenwelle')).toBeVisible()
  },
}

export const First: Story = {
  name: 'Where there is no campaign yet, whoever plans makes the first one (CAMP-07)',
  loaders: [() => ({ memory: make({ campaigns: [] }) })],
  play: async () => {
    await screen.findByText('Legen Sie die erste an und planen Sie ihre Kanäle.')
    await begin()
  },
}

export const NotAllowed: Story = {
  name: 'Whoever makes no campaigns is offered none (CAMP-07)',
  loaders: [() => ({ memory: make({ canPlan: false }) })],
  play: async () => {
    ;(await row(/Winteredition Ingwer/)).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await screen.findByRole('menuitem', { name: 'Link kopieren' })
    await expect(screen.queryByRole('menuitem', { name: /kopieren …|Plan bearbeiten/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.queryByRole('button', { name: 'Neue Kampagne' })).toBeNull()
  },
}
