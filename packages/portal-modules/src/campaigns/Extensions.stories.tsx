import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, StateScreen, StatusMark } from '@atrium/design-system'
import { Archive, Printer, RefreshCw, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryHost } from '../kit/StoryHost.tsx'
import { savedText } from '../kit/testing/saved-file.ts'
import { Campaigns, type CampaignsProps } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns } from './testing/index.ts'

type Extensions = Omit<CampaignsProps, 'port' | 'title'>

const memory = createMemoryCampaigns({ campaigns: someCampaigns })
const nobody = createMemoryCampaigns({ campaigns: [], canPlan: true })

/** What a product knows of campaigns besides Atrium: on how many sites they are seen. */
const sites: Readonly<Record<string, number>> = {
  'Bergfrische Relaunch': 4711,
  'Sommerfrische 2027': 890,
}
const columns: Extensions['columns'] = [
  {
    id: 'sites',
    label: 'Standorte',
    align: 'end',
    width: 140,
    value: ({ name }) => sites[name],
  },
  {
    id: 'risk',
    label: 'Risiko',
    width: 150,
    cell: ({ budget }) =>
      budget === null ? <StatusMark tone="warn">Ohne Budget</StatusMark> : 'Keines',
  },
]

const meta = {
  title: 'Modules/Campaigns/Extensions',
  component: Campaigns,
  globals: { locale: 'de' },
  args: { port: memory.port },
  render: (args, { globals }) => (
    <StoryHost
      locale={globals.locale === 'en' ? 'en' : 'de'}
      params={{ view: 'list' }}
      now={() => fixedNow}
    >
      <Campaigns {...args} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const grid = () => screen.findByRole('grid', { name: 'Kampagnen' })
const names = async () =>
  within(await grid())
    .getAllByRole('link')
    .map((link) => link.textContent)

export const Playground: Story = {
  args: {
    columns,
    rowActions: [{ id: 'send', label: 'An die Buchhaltung senden', icon: Send, onAction: fn() }],
    toolbar: [{ id: 'sync', label: 'Mit SAP abgleichen', icon: RefreshCw, onAction: fn() }],
  },
}

export const Columns: Story = {
  name: "A host's columns sort by head and menu, stand in the address, hide, and are exported (T-01)",
  args: { columns },
  play: async () => {
    const table = within(await grid())
    await expect(table.getByRole('columnheader', { name: /^Risiko/ })).toBeVisible()
    await expect(table.getAllByText('Ohne Budget')).toHaveLength(1)
    await expect(table.getByText('4.711')).toBeVisible()

    const head = table.getByRole('columnheader', { name: /^Standorte/ })
    await userEvent.click(within(head).getAllByRole('button')[0]!)
    await waitFor(async () => expect((await names())[0]).toBe('Sommerfrische 2027'))
    await expect((await names())[1]).toBe('Bergfrische Relaunch')
    // What the host knows nothing of comes last, by name.
    const rest = (await names()).slice(2)
    await expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'de')))

    const saved = await savedText(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV-Datei/ }))
    })
    const [first, second] = saved.split('\r\n')
    await expect(first).toMatch(/;Standorte$/)
    await expect(second).toMatch(/^Sommerfrische 2027;.*;890$/)

    await userEvent.click(table.getByRole('button', { name: 'Spaltenmenü Risiko' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Spalte ausblenden' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Risiko/ })).toBeNull())

    const sort = screen.getByRole('button', { name: /Standorte, Aufsteigend/i })
    await userEvent.click(sort)
    await expect(await screen.findByRole('menuitemradio', { name: 'Standorte' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Name' }))
    await waitFor(async () => expect((await names())[0]).toBe('Bergfrische Relaunch'))
  },
}

export const RowActions: Story = {
  name: "A host's commands stand last in the menu of a row and of a card, by record hidden or disabled (T-01)",
  args: {
    rowActions: [
      { id: 'send', label: 'An die Buchhaltung senden', icon: Send, onAction: fn() },
      {
        id: 'print',
        label: 'Drucken',
        icon: Printer,
        isDisabled: ({ budget }) => budget === null,
        onAction: fn(),
      },
      {
        id: 'archive',
        label: 'Archivieren',
        icon: Archive,
        isHidden: ({ name }) => name === 'Bergfrische Relaunch',
        onAction: fn(),
      },
    ],
  },
  play: async ({ args }) => {
    const menuOf = async (name: RegExp) => {
      const row = within(await grid()).getByRole('row', { name })
      await userEvent.pointer({ target: row, keys: '[MouseRight]' })
      return within(await screen.findByRole('menu'))
    }
    const menu = await menuOf(/^Bergfrische Relaunch/)
    const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items.slice(-2)).toEqual(['An die Buchhaltung senden', 'Drucken'])
    await expect(menu.getByRole('menuitem', { name: 'Drucken' })).toHaveAttribute('aria-disabled')
    await userEvent.click(menu.getByRole('menuitem', { name: 'An die Buchhaltung senden' }))
    await expect(args.rowActions![0]!.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Bergfrische Relaunch' }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    const other = await menuOf(/^Sommerfrische 2027/)
    await expect(other.getByRole('menuitem', { name: 'Archivieren' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    await userEvent.click(screen.getByRole('radio', { name: 'Board' }))
    await screen.findByRole('group', { name: /^Briefing/ })
    screen.getAllByRole('row')[0]!.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(
      await screen.findByRole('menuitem', { name: 'An die Buchhaltung senden' }),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Toolbar: Story = {
  name: "A host's commands above the list are given what is shown (T-01)",
  args: {
    toolbar: [
      { id: 'sync', label: 'Mit SAP abgleichen', icon: RefreshCw, onAction: fn() },
      { id: 'print', label: 'Liste drucken', icon: Printer, onAction: fn() },
    ],
  },
  play: async ({ args }) => {
    await grid()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Kampagnen durchsuchen' }), 'Berg')
    await waitFor(async () => expect(await names()).toEqual(['Bergfrische Relaunch']))
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Liste drucken' }))
    await expect(args.toolbar![1]!.onAction).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Bergfrische Relaunch' }),
    ])
  },
}

export const Empty: Story = {
  name: 'Where there is no campaign, the host says so in its own way, and its commands are there (T-01)',
  args: {
    port: nobody.port,
    toolbar: [{ id: 'sync', label: 'Mit SAP abgleichen', icon: RefreshCw, onAction: fn() }],
    empty: (
      <StateScreen
        kind="empty"
        title="Noch nichts aus SAP"
        detail="Kampagnen erscheinen nach dem ersten Abgleich."
        action={<Button variant="primary">Jetzt abgleichen</Button>}
      />
    ),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByText('Noch keine Kampagnen')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mit SAP abgleichen' }))
    await expect(args.toolbar![0]!.onAction).toHaveBeenCalledWith([])
    // Its own empty state makes no campaign: the heading does.
    await userEvent.click(screen.getByRole('button', { name: 'Neue Kampagne' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
