import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Invoices } from './Invoices.tsx'
import { createMemoryInvoices, manyInvoices, readOnlyRecipient, twoCustomers, type MemoryInvoices, type MemoryOptions } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Invoices',
  component: Invoices,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Invoices>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  params?: Readonly<Record<string, string>>
  prepare?: (memory: MemoryInvoices) => void
}
/** Addresses of the portal that were opened. */
let opened: string[] = []
const now = () => new Date('2026-03-20T10:00:00Z')

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { prepare, params, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryInvoices) => Promise<void>,
): Story {
  let memory = createMemoryInvoices(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryInvoices(options)
        opened = []
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        params={params}
        now={now}
        onOpenInside={(address) => void opened.push(address)}
      >
        {' '}
        {/* prettier-ignore */}
        <Invoices port={(loaded as { memory: MemoryInvoices }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const row = (name: RegExp) => screen.findByRole('row', { name })
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')
const sum = async (term: string) => plain((await screen.findAllByText(term)).find((one) => one.tagName === 'DT')!.nextElementSibling!.textContent) // prettier-ignore

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const ThisYear: Story = {
  name: 'The year is shown at first, newest first, credits taken off the sums (INV-05, T-94)',
  ...flow({}, async (_context, memory) => {
    await expect(await row(/BV-2026-00005/)).toBeVisible()
    await expect(memory.asked[0]).toEqual({
      customerId: 10_101,
      span: { from: '2026-01-01', to: '2026-12-31' },
    })
    const first = screen.getAllByRole('rowheader')[0]
    await expect(first).toHaveTextContent('BV-2026-00005')
    await expect(await sum('Netto')).toBe('96.020,00 €')
    await expect(await sum('Brutto')).toBe('114.263,80 €')
    await expect(await row(/BV-2026-00002/)).toHaveTextContent('Überfällig')
  }),
}

export const Narrowed: Story = {
  name: 'Filters of the address and a search narrow list and sums (T-94)',
  ...flow({ params: { status: 'paid' } }, async ({ userEvent }) => {
    await expect(await row(/BV-2026-00001/)).toBeVisible()
    await expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    await expect(await sum('Netto')).toBe('12.500,00 €')
    await userEvent.type(screen.getByRole('searchbox'), 'gibt es nicht')
    await expect(await screen.findByText('Nichts gefunden')).toBeVisible()
  }),
}

export const AnotherTime: Story = {
  name: 'The address names the time (INV-05)',
  ...flow({ params: { from: '2026-02-01', to: '2026-02-28' } }, async (_context, memory) => {
    await expect(await row(/BV-2026-00003/)).toBeVisible()
    await expect(screen.queryByRole('row', { name: /BV-2026-00005/ })).toBeNull()
    await expect(memory.asked.at(-1)!.span).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  }),
}

export const NoTime: Story = {
  name: 'A time that ends before it begins says so while it is entered, and asks for nothing (VAL-15)',
  ...flow({ params: { from: '2026-02-28', to: '2026-02-01' } }, async ({ userEvent }, memory) => {
    await expect(await row(/BV-2026-00005/)).toBeVisible()
    const asked = memory.asked.length
    // The last day: into the year before.
    const [, , , , , year] = await screen.findAllByRole('spinbutton')
    year!.focus()
    await userEvent.keyboard('2025')
    await expect(year).toHaveTextContent('2025')
    await userEvent.tab()
    await expect(await screen.findByText(/Ende/)).toBeVisible()
    await expect(memory.asked).toHaveLength(asked)
    year!.focus()
    await userEvent.keyboard('2027')
    await waitFor(() => expect(memory.asked.at(-1)!.span.to).toBe('2027-12-31'))
    await expect(screen.getAllByRole('spinbutton')).toContain(document.activeElement)
  }),
}

export const Downloads: Story = {
  name: 'A document is downloaded by its row; where there is none it says so (INV-04)',
  ...flow({}, async ({ userEvent }, memory) => {
    const actions = async (name: RegExp) =>
      userEvent.click(within(await row(name)).getByRole('button', { name: /Aktionen/ }))
    await actions(/BV-2026-00003/)
    await expect(await screen.findByRole('menuitem', { name: /PDF herunterladen/ })).toHaveAttribute('aria-disabled', 'true') // prettier-ignore
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await actions(/BV-2026-00004/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF herunterladen' }))
    await waitFor(() => expect(memory.downloaded).toEqual(['BV-2026-00004']))
  }),
}

export const ElectronicInvoice: Story = {
  name: 'An invoice is downloaded as XRechnung beside the PDF (T-95)',
  ...flow({}, async ({ userEvent }, memory) => {
    const actions = within(await row(/BV-2026-00004/)).getByRole('button', { name: /Aktionen/ })
    await userEvent.click(actions)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XRechnung herunterladen (XML)' })) // prettier-ignore
    await waitFor(() => expect(memory.downloaded).toEqual(['BV-2026-00004.xml']))
  }),
}

export const Ordered: Story = {
  name: 'An invoice leads to the direct order that it answers to, where the reader sees it (INV-02)',
  ...flow({}, async ({ userEvent }) => {
    const actions = async (name: RegExp) =>
      userEvent.click(within(await row(name)).getByRole('button', { name: /Aktionen/ }))
    await actions(/BV-2026-00004/)
    await expect(await screen.findByRole('menuitem', { name: 'Kampagne öffnen' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Bestellung öffnen' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await actions(/BV-2026-00001/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bestellung öffnen' }))
    await expect(opened).toEqual(['/direct-order/requests/4001?clientId=115'])
  }),
}

const lacking = {
  missing: { letterhead: ['IBAN', 'Telefon'], recipient: ['Straße', 'Ort'] },
  street: '',
  city: '',
}

export const SomethingMissing: Story = {
  name: 'What invoices lack is said to who can mend it, with the way there; the address is completed (INV-04)',
  ...flow({ recipient: lacking }, async ({ userEvent }, memory) => {
    await expect(await screen.findByText(/Im Briefkopf der Agentur fehlt: IBAN und Telefon/)).toBeVisible() // prettier-ignore
    await expect(screen.getByRole('button', { name: 'Briefkopf ergänzen' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Anschrift ergänzen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rechnungsanschrift' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }))
    // Both are named at their fields, and the first has the focus.
    const street = within(dialog).getByRole('textbox', { name: /Straße und Hausnummer/ })
    await waitFor(() => expect(street).toHaveFocus())
    await expect(street).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
    await userEvent.type(street, 'Quellenweg 8')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Ort/ }), 'Rosenheim')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(memory.recipient()).toMatchObject({ street: 'Quellenweg 8', city: 'Rosenheim' })
    await waitFor(() => expect(screen.queryByText(/In der Rechnungsanschrift/)).toBeNull())
  }),
}

export const MissingForOthers: Story = {
  name: 'Client service hears of the letterhead, and whom to ask; a client hears of nothing (INV-04)',
  ...flow(
    {
      recipient: {
        missing: { letterhead: ['IBAN'], recipient: [] },
        can: { change: true, changeLetterhead: false },
      },
    },
    async () => {
      await expect(await screen.findByText(/Bitten Sie eine Administratorin/)).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Briefkopf ergänzen' })).toBeNull()
    },
  ),
}

export const ForClients: Story = {
  name: 'A client downloads, and is offered no address to change (INV-06)',
  ...flow({ recipient: readOnlyRecipient }, async () => {
    await expect(await row(/BV-2026-00004/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Rechnungsanschrift' })).toBeNull()
  }),
}

export const RefusedAsIncomplete: Story = {
  name: 'A document that lacks something is refused with what it lacks (INV-04)',
  ...flow(
    {
      prepare: ({ failNext }) =>
        failNext(
          'document',
          new PortError({ code: 'conflict', explanation: 'Im Briefkopf der Agentur fehlt: IBAN.' }),
        ),
    },
    async ({ userEvent }) => {
      ;(await row(/BV-2026-00004/)).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(screen.getByText('Im Briefkopf der Agentur fehlt: IBAN.')).toBeVisible(),
      )
    },
  ),
}

export const AddressRefused: Story = {
  name: 'What the server finds wrong with an address stands at its field',
  ...flow(
    {
      prepare: ({ failNext }) =>
        failNext(
          'saveRecipient',
          new PortError({ code: 'invalid', fields: { vatId: ['Das ist keine USt-IdNr.'] } }),
        ),
    },
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Rechnungsanschrift' }))
      const dialog = await screen.findByRole('dialog', { name: 'Rechnungsanschrift' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }))
      const field = within(dialog).getByRole('textbox', { name: /USt-IdNr/ })
      await waitFor(() => expect(field).toBeInvalid())
      await expect(within(dialog).getByText('Das ist keine USt-IdNr.')).toBeVisible()
    },
  ),
}

export const AddressSpelledOut: Story = {
  name: 'What the PDF cannot write as it is says so at its field (INV-04)',
  ...flow({}, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rechnungsanschrift' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rechnungsanschrift' })
    const name = within(dialog).getByRole('textbox', { name: /Name mit Rechtsform/ })
    const hint = /in lateinischen Buchstaben/
    await userEvent.clear(name)
    await userEvent.paste('Κρασί Łódź Тверь GmbH')
    await expect(within(dialog).queryByText(hint)).toBeNull()
    await userEvent.paste(' 北京')
    await waitFor(() => expect(name).toHaveAccessibleDescription(hint))
  }),
}

export const DownloadFails: Story = {
  name: 'What could not be downloaded says so, and is tried again (INV-04)',
  ...flow(
    { prepare: ({ failNext }) => failNext('document', new PortError({ code: 'offline' })) },
    async ({ userEvent }, memory) => {
      ;(await row(/BV-2026-00004/)).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(screen.getByText('Die Rechnung konnte nicht heruntergeladen werden.')).toBeVisible(),
      )
      await expect(memory.downloaded).toEqual([])
      await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(memory.downloaded).toEqual(['BV-2026-00004']))
    },
  ),
}

export const Several: Story = {
  name: 'Several are chosen and downloaded one after the other (T-94)',
  ...flow({}, async ({ userEvent }, memory) => {
    for (const name of [/BV-2026-00005/, /BV-2026-00003/, /BV-2026-00001/])
      await userEvent.click(within(await row(name)).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: '2 PDFs herunterladen' }))
    await waitFor(() => expect(memory.downloaded).toEqual(['BV-2026-00005', 'BV-2026-00001']))
  }),
}

export const SeveralCustomers: Story = {
  name: 'Who has several customers chooses one; without invoices it says so (INV-01, INV-03)',
  ...flow({ customers: twoCustomers }, async ({ userEvent }, memory) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Kunde' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Alpenquell Export GmbH' }))
    await expect(await screen.findByText('Keine Rechnungen in diesem Zeitraum')).toBeVisible()
    await expect(memory.asked.at(-1)!.customerId).toBe(10_102)
  }),
}

export const Many: Story = {
  name: 'Ten thousand are listed and summed',
  ...flow({ invoices: manyInvoices(10_000) }, async () => {
    await expect(await screen.findByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
  }),
}

export const Failed: Story = flow(
  { prepare: ({ failNext }) => failNext('invoices', new PortError({ code: 'unknown' })) },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await row(/BV-2026-00004/)).toBeVisible()
  },
)

export const NotTheirs: Story = flow(
  { prepare: ({ failNext }) => failNext('invoices', new PortError({ code: 'forbidden' })) },
  async () => {
    await expect(await screen.findByText('Hier haben Sie keinen Zugriff')).toBeVisible()
  },
)

export const NoCustomer: Story = flow({ customers: [] }, async () => {
  await expect(await screen.findByText('Hier gibt es noch keinen Kunden')).toBeVisible()
})

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  ...flow({}, async () => {
    await expect(await row(/BV-2026-00004/)).toBeVisible()
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    )
  }),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await expect(await row(/BV-2026-00002/)).toHaveTextContent('Overdue')
    await expect(await sum('Net')).toBe('€96,020.00')
  }),
}

export const HandingIn: Story = {
  name: 'Handing in the PDF of bookkeeping: checked, refused with a reason, replaced (INV-04)',
  ...flow({}, async ({ userEvent }, memory) => {
    const open = async (item: string) => {
      const [menu] = await screen.findAllByRole('button', { name: /RE-|Aktionen/ })
      await userEvent.click(menu!)
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
      return within(await screen.findByRole('dialog'))
    }
    const choose = (file: File) =>
      userEvent.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file) // prettier-ignore
    const form = await open('PDF der Buchhaltung hinterlegen')
    await userEvent.click(form.getByRole('button', { name: 'Hinterlegen' }))
    await form.findByText('Wählen Sie zuerst ein PDF.')
    await choose(new File(['<html>'], 'rechnung.pdf', { type: 'application/pdf' }))
    await form.findByText(/„rechnung.pdf“ ist kein PDF/)
    await choose(new File(['%PDF-1.7 eins %%EOF'], 'RE-1.pdf', { type: 'application/pdf' }))
    await form.findByText('Gewählt: RE-1.pdf')
    memory.failNext('putDocument', new PortError({ code: 'offline' }))
    await userEvent.click(form.getByRole('button', { name: 'Hinterlegen' }))
    await form.findByRole('alert')
    await userEvent.click(form.getByRole('button', { name: 'Hinterlegen' }))
    await screen.findByText(/^Das PDF von .* ist hinterlegt$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open('PDF der Buchhaltung ersetzen')
    await again.findByText(/Prüfsummen beider/)
    await choose(new File(['%PDF-1.7 zwei, anders %%EOF'], 'RE-1.pdf', { type: 'application/pdf' }))
    await userEvent.click(await again.findByRole('button', { name: 'Ersetzen' }))
    await screen.findByText(/^Das PDF von .* ist ersetzt$/)
  }),
}
