import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { newDraft, readDraft, writeDraft } from './draft.logic.ts'
import { buildOrder, createMemoryDirectOrders, someOrders, today } from './testing/index.ts'
import { flow, plain, told } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders/Order',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const orders = someOrders
const at = (id: number, ...rest: string[]) => ({ orders, path: ['requests', String(id), ...rest] })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const choose = async (
  userEvent: { click: (element: Element) => Promise<void> },
  name: string | RegExp,
) => {
  await userEvent.click(await button('Weitere Aktionen'))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

export const Playground: Story = flow({ ...at(4_001), latency: 300 }, async () => undefined)

export const Tabs: Story = {
  name: 'General, attachments and processes are tabs with addresses of their own (DO-02, ROUTE-09)',
  ...flow(at(4_004), async ({ userEvent }) => {
    await expect(await title('Sofawochen Braunschweig')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: /Anhänge/ }))
    await expect(await screen.findByText('Motiv Frühling.pdf')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Vorgänge' }))
    await expect(await screen.findByText(/Bitte nennen Sie uns das genaue Verteilgebiet/, { selector: 'main *, [role=tabpanel] *' })).toBeVisible() // prettier-ignore
    await expect(screen.getByText('Jonas Petersen hat ein neues Briefing erbeten')).toBeVisible()
  }),
}

export const DeepLink: Story = {
  name: 'An address leads to a tab (ROUTE-09)',
  ...flow(at(4_001, 'attachments'), async () => {
    await expect(await screen.findByRole('tab', { name: /Anhänge/ })).toHaveAttribute('aria-selected', 'true') // prettier-ignore
    await expect(await screen.findByText('Logo Filiale.svg')).toBeVisible()
  }),
}

export const Cancel: Story = {
  name: 'An order is cancelled with a reason and is closed then (DO-08, DO-18, DO-26)',
  ...flow(at(4_001), async ({ userEvent }, memory) => {
    await choose(userEvent, 'Stornieren')
    const dialog = await screen.findByRole('dialog', { name: 'Bestellung stornieren?' })
    const confirm = within(dialog).getByRole('button', { name: 'Endgültig stornieren' })
    const reason = within(dialog).getByRole('textbox', { name: /Grund/ })
    await expect(reason).toHaveFocus()
    await userEvent.keyboard('zu')
    await userEvent.click(confirm)
    await expect(reason).toBeInvalid()
    await expect(memory.sent).toEqual([])
    await userEvent.type(reason, ' spät gebucht')
    await userEvent.click(confirm)
    await expect(await screen.findByText(/Grund: „zu spät gebucht“/)).toBeVisible()
    await expect(await button('Noch einmal bestellen')).toBeVisible()
    for (const name of ['Anpassen', 'Absenden'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await userEvent.click(await button('Weitere Aktionen'))
    await expect(
      await screen.findByRole('menuitem', { name: 'Als Vorlage verwenden' }),
    ).toBeVisible()
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Als Vorlage verwenden',
      'Als PDF herunterladen',
    ])
  }),
}

const invoiced = [
  { number: 'BV-2027-00041', day: '2027-03-12', total: -240, currencyName: null, status: null },
  { number: 'BV-2027-00038', day: '2027-03-01', total: 2_400, currencyName: null, status: 'open' },
] as const

export const Invoiced: Story = {
  name: 'Who sees invoices finds those with its purchase order number (DO-02, INV-06)',
  ...flow(
    {
      orders: [
        buildOrder({ invoices: invoiced }),
        buildOrder({ id: 4_009, name: 'Ohne Rechnung', invoices: [] }),
        buildOrder({ id: 4_010, name: 'Ohne Recht' }),
      ],
      path: ['requests', '4001'],
    },
    async ({ userEvent }) => {
      const list = await screen.findByRole('list', { name: 'Rechnungen' })
      const [credit, open] = within(list).getAllByRole('listitem')
      await expect(plain(open!.textContent)).toBe('BV-2027-0003801.03.2027Offen2.400,00 €')
      await expect(plain(credit!.textContent)).toContain('Gutschrift−240,00 €')
      await userEvent.click(screen.getByRole('button', { name: 'Direktbestellungen' }))
      await userEvent.click(await screen.findByRole('row', { name: /Ohne Rechnung/ }))
      await expect(await screen.findByText('Zur Bestellnummer GOE-2027-014 gibt es noch keine Rechnung.')).toBeVisible() // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Direktbestellungen' }))
      await userEvent.click(await screen.findByRole('row', { name: /Ohne Recht/ }))
      await expect(await title('Ohne Recht')).toBeVisible()
      await expect(screen.queryByRole('heading', { name: 'Rechnungen' })).toBeNull()
    },
  ),
}

export const Download: Story = {
  name: 'An order is saved as a PDF; where that fails it is said, and tried again (DO-02)',
  ...flow(
    {
      ...at(4_002),
      prepare: ({ failNext }) => failNext('document', new PortError({ code: 'unknown' })),
    },
    async ({ userEvent }, memory) => {
      await choose(userEvent, 'Als PDF herunterladen')
      await told('„Prospektverteilung Kassel-Waldau“ ließ sich nicht als PDF speichern')
      await expect(memory.downloaded).toEqual([])
      await userEvent.click(await button('Erneut versuchen'))
      await waitFor(() => expect(memory.downloaded).toEqual([4_002]))
    },
  ),
}

export const CancelRefused: Story = {
  name: 'A cancellation that is refused says why, and keeps the reason (ERR-12)',
  ...flow(
    {
      ...at(4_001),
      prepare: ({ failNext }) =>
        failNext('cancel', new PortError({ code: 'conflict', reason: 'order-canceled' })),
    },
    async ({ userEvent }) => {
      await choose(userEvent, 'Stornieren')
      const dialog = await screen.findByRole('dialog')
      await userEvent.type(within(dialog).getByRole('textbox'), 'Fällt aus')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Endgültig stornieren' }))
      await expect(await within(dialog).findByText(/lässt sich nicht mehr ändern/)).toBeVisible()
      await expect(within(dialog).getByRole('textbox')).toHaveValue('Fällt aus')
    },
  ),
}

export const Rebrief: Story = {
  name: 'A sent order goes into rebriefing with a reason (DO-09, DO-18, DO-27)',
  ...flow(at(4_002), async ({ userEvent }, memory) => {
    await choose(userEvent, 'Neu briefen')
    const dialog = await screen.findByRole('dialog', { name: 'Neu briefen' })
    await userEvent.type(within(dialog).getByRole('textbox'), 'Das Motiv ist neu.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rebriefing starten' }))
    await expect(await screen.findByText(/Die Agentur braucht ein neues Briefing/)).toBeVisible()
    await expect(memory.order(4_002)!.processes[0]).toMatchObject({
      status: 'rebriefing',
      comment: 'Das Motiv ist neu.',
    })
  }),
}

export const Send: Story = {
  name: 'A saved order is sent (DO-10)',
  ...flow(at(4_001), async ({ userEvent }, memory) => {
    await userEvent.click(await button('Absenden'))
    await told('Wochenend-Aktion Göttingen ist bei der Agentur')
    await expect(memory.order(4_001)!.status).toBe('approved')
  }),
}

export const ByStaff: Story = {
  name: 'Staff set a status by hand (DO-11, DO-27)',
  ...flow(
    { ...at(4_002), role: { canOrder: false, isStaff: true } },
    async ({ userEvent }, memory) => {
      await title('Prospektverteilung Kassel-Waldau')
      await choose(userEvent, 'Status: Abgeschlossen')
      await waitFor(() => expect(memory.order(4_002)!.status).toBe('completed'))
    },
  ),
}

export const Template: Story = {
  name: 'An order is a template: the wizard has all of it but dates, files and purchase order (DO-13, T-46)',
  ...flow(at(4_001), async ({ userEvent }, memory) => {
    await expect(screen.queryByRole('button', { name: 'Noch einmal bestellen' })).toBeNull()
    await choose(userEvent, 'Als Vorlage verwenden')
    await expect(await screen.findByRole('textbox', { name: /Name der Bestellung/ })).toHaveValue('Wochenend-Aktion Göttingen') // prettier-ignore
    await expect(screen.getByRole('textbox', { name: /Bestellnummer/ })).toHaveValue('')
    await expect(readDraft(memory.kept.get('draft'))).toMatchObject({
      start: '2027-03-16',
      end: '2027-03-30',
      budget: 4_800,
    })
  }),
}

const past = someOrders.find(({ name }) => name === 'Filialeröffnung Celle')!

export const Again: Story = {
  name: 'What is over is ordered again by a button of its own; what still runs has none (T-46)',
  ...flow(at(past.id), async ({ userEvent }) => {
    await userEvent.click(await button('Noch einmal bestellen'))
    await expect(await screen.findByRole('textbox', { name: /Name der Bestellung/ })).toHaveValue('Filialeröffnung Celle') // prettier-ignore
    await expect(screen.getByText(/^Übernommen aus „Filialeröffnung Celle“/)).toBeVisible()
    await expect(screen.queryByText(/Entwurf .* ist wieder da/)).toBeNull()
  }),
}

export const TemplateAsks: Story = {
  name: 'A template takes the place of a draft only after a question (T-46)',
  ...flow(
    { ...at(4_001), kept: writeDraft({ ...newDraft(today), name: 'Herbstfest' }) },
    async ({ userEvent }, memory) => {
      await choose(userEvent, 'Als Vorlage verwenden')
      const question = await screen.findByRole('alertdialog')
      await expect(within(question).getByText(/Herbstfest/)).toBeVisible()
      await expect(readDraft(memory.kept.get('draft'))).toMatchObject({ name: 'Herbstfest' })
      await userEvent.click(within(question).getByRole('button', { name: 'Entwurf ersetzen' }))
      await expect(await screen.findByRole('textbox', { name: /Name der Bestellung/ })).toHaveValue('Wochenend-Aktion Göttingen') // prettier-ignore
    },
  ),
}

export const Canceled: Story = {
  name: 'A cancelled order cannot be adjusted, not even by its address (DO-08)',
  ...flow(at(4_006, 'adjust'), async () => {
    await expect(await screen.findByText(/Storniert und geschlossen/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull()
  }),
}

export const InExecution: Story = {
  name: 'From its first day on an order is in execution (DO-07, U-08)',
  ...flow(at(4_003), async () => {
    await title('In-Store-Funk März')
    await expect(screen.getByRole('meter', { name: 'Stand der Bestellung' })).toHaveAttribute('aria-valuetext', expect.stringContaining('In Umsetzung')) // prettier-ignore
  }),
}

export const Live: Story = {
  name: 'What others do to an order arrives while it is open',
  ...flow(at(4_002), async (_context, memory) => {
    await title('Prospektverteilung Kassel-Waldau')
    memory.others.change(4_002, { status: 'rebriefing' })
    await expect(await screen.findByText(/Die Agentur braucht ein neues Briefing/)).toBeVisible()
  }),
}

export const Missing: Story = {
  name: 'An unknown order is not found, with a way back (DO-29)',
  ...flow(at(999), async ({ userEvent }) => {
    await expect(await screen.findByText('Diese Bestellung gibt es nicht')).toBeVisible()
    await userEvent.click(await button('Zu allen Bestellungen'))
    await expect(await screen.findByRole('grid')).toBeVisible()
  }),
}

export const Failed: Story = flow(
  {
    ...at(4_001),
    prepare: ({ failNext }) => failNext('order', new PortError({ code: 'unknown' })),
  },
  async ({ userEvent }) => {
    await userEvent.click(await button('Erneut versuchen'))
    await expect(await title('Wochenend-Aktion Göttingen')).toBeVisible()
  },
)

export const Dark: Story = {
  globals: { mode: 'dark' },
  ...flow(at(4_004), async () => {
    await expect(await title('Sofawochen Braunschweig')).toBeVisible()
  }),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  ...flow(at(4_001), async () => {
    await expect(await title('Wochenend-Aktion Göttingen')).toBeVisible()
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    )
  }),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow(at(4_001), async () => {
    await expect(await screen.findByText(/Saved, but not sent yet/)).toBeVisible()
    await expect(screen.getByRole('tab', { name: 'Processes' })).toBeVisible()
  }),
}
