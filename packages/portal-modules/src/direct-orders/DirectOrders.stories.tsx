import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { writeDraft, newDraft } from './draft.logic.ts'
import { buildMedium, buildOrder, createMemoryDirectOrders, manyOrders, someOrders, today } from './testing/index.ts' // prettier-ignore
import { flow, plain, rowOf } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const total = async () => plain((await screen.findByRole('region', { name: 'Auf einen Blick' })).textContent) // prettier-ignore

export const Playground: Story = flow({ orders: someOrders, latency: 300 }, async () => undefined)

export const Listed: Story = {
  name: 'The newest stand first, each with the status that is shown (DO-03, DO-12)',
  ...flow({ orders: someOrders }, async () => {
    await expect(await rowOf(/Wochenend-Aktion Göttingen/)).toHaveTextContent('Angelegt')
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Sofawochen Braunschweig')
    // Its last day is over.
    await expect(await rowOf(/Filialeröffnung Celle/)).toHaveTextContent('Abgeschlossen')
    await expect(await rowOf(/Räumungsverkauf/)).toHaveTextContent('Storniert')
  }),
}

export const FiguresFollow: Story = {
  name: 'Count and budget by status and medium follow filters and search (DO-03, T-50)',
  ...flow({ orders: someOrders }, async ({ userEvent }) => {
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
    await expect(await total()).toContain('33.540,50 €7 Bestellungen · Budget ohne Storniertes')
    await userEvent.click(screen.getByRole('button', { name: /^Region: / }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kassel' }))
    await waitFor(async () => expect(await total()).toContain('2.600,00 €2 Bestellungen'))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(screen.getByRole('searchbox'), 'outlet')
    await waitFor(async () => expect(await total()).toContain('0,00 €1 Bestellung'))
  }),
}

/** One more than there are statuses. */
const mediaTypeIds = [2, 6, 8, 10, 13, 22, 23]

export const ManyMedia: Story = {
  name: 'As many media as statuses are in sight, the others at a press (DO-03)',
  ...flow(
    {
      orders: mediaTypeIds.map(
        (id, at) =>
        buildOrder({ id, budget: 100 * (at + 1), media: [{ ...buildMedium(id), isSelected: true, start: null, end: null }] }), // prettier-ignore
      ),
    },
    async ({ userEvent }) => {
      const media = await screen.findByRole('list', { name: 'Nach Medium' })
      await expect(plain(within(media).getAllByRole('listitem')[0]!.textContent)).toBe('Direktwerbung1700 €') // prettier-ignore
      await userEvent.click(within(media).getByRole('button', { name: '2 weitere Medien' }))
      await expect(plain(within(media).getAllByRole('listitem')[5]!.textContent)).toBe('Radio1200 €') // prettier-ignore
      const fewer = within(media).getByRole('button', { name: 'Weniger anzeigen' })
      await expect(fewer).toHaveFocus()
      await userEvent.click(fewer)
      await expect(within(media).getAllByRole('listitem')).toHaveLength(6)
    },
  ),
}

export const Views: Story = {
  name: 'How the list is looked at is kept under a name, and there again (T-07, T-50)',
  ...flow({ orders: someOrders }, async ({ userEvent }) => {
    await expect(await rowOf(/Wochenend-Aktion Göttingen/)).toBeVisible()
    const views = () => screen.getByRole('button', { name: /^(Ansichten|Kassel)$/ })
    await userEvent.click(screen.getByRole('button', { name: /^Region: / }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kassel' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await total()).toContain('2 Bestellungen'))
    await userEvent.click(views())
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Diese Ansicht speichern …' }),
    )
    await userEvent.type(await screen.findByRole('textbox', { name: /Name der Ansicht/ }), 'Kassel') // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Ansicht speichern' }))
    await waitFor(() => expect(views()).toHaveTextContent('Kassel'))
    await userEvent.click(screen.getByRole('button', { name: /^Region: .*Kassel/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kassel' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await total()).toContain('7 Bestellungen'))
    await userEvent.click(views())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kassel' }))
    await waitFor(async () => expect(await total()).toContain('2 Bestellungen'))
  }),
}

export const Blanks: Story = {
  name: 'Orders without a region or a known creator are found by a filter of the address (DO-03)',
  ...flow({ orders: someOrders, params: { region: '~', creator: '~' } }, async () => {
    await expect(await rowOf(/Räumungsverkauf Goslar/)).toBeVisible()
    await expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    await expect(screen.getByRole('button', { name: /Ohne Region/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: /Angelegt von.*Unbekannt/ })).toBeVisible()
  }),
}

export const NothingFits: Story = {
  name: 'Where nothing fits, one press shows all again',
  ...flow({ orders: someOrders, params: { q: 'gibt es nicht' } }, async ({ userEvent }) => {
    await expect(await screen.findByText('Keine Bestellung passt')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
  }),
}

export const Sorted: Story = {
  name: 'The heading of a column sorts, and so does the menu (T-50)',
  ...flow({ orders: someOrders }, async ({ userEvent }) => {
    await rowOf(/Wochenend-Aktion/)
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: /Budget/ })).getAllByRole('button')[0]!,
    )
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Filialeröffnung Celle'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sortiert nach Budget, absteigend' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Name' }))
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Filialeröffnung Celle'),
    )
    await expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('In-Store-Funk März')
  }),
}

export const Cards: Story = {
  name: 'As cards they stand in columns by the status that the list says (DO-07, T-50)',
  ...flow({ orders: someOrders, params: { view: 'cards' } }, async () => {
    await expect(await screen.findByText('In-Store-Funk März')).toBeVisible()
    for (const status of [
      'Angelegt',
      'Wartet auf Freigabe',
      'Freigegeben',
      'Abgeschlossen',
      'Im Rebriefing',
      'Storniert',
    ])
      // prettier-ignore
      await expect(screen.getAllByText(status).at(-1)).toBeVisible()
    await expect(screen.queryByText('In Freigabe')).toBeNull()
  }),
}

const undated = buildOrder({ id: 4_099, name: 'Banner zum Stadtfest', start: null, end: null })

export const Calendar: Story = {
  name: 'In the calendar they stand on the days they run, filtered as the list is; one is opened from there (DO-03, T-50)',
  ...flow(
    { orders: [...someOrders, undated], params: { view: 'calendar', at: '2027-04-12' } },
    async ({ userEvent, step }) => {
      const bars = (name: RegExp) => screen.findAllByRole('button', { name })
      await step('Each on its days; what has none is counted below', async () => {
        await expect((await bars(/Prospektverteilung Kassel/))[0]).toBeVisible()
        await expect((await bars(/Sofawochen Braunschweig/))[0]).toBeVisible()
        await expect(screen.queryByRole('button', { name: /Filialeröffnung Celle/ })).toBeNull()
        await expect(screen.getByText(/^Eine Bestellung hat noch keine Laufzeit/)).toBeVisible()
        await expect(screen.queryByRole('button', { name: /^Sortier/ })).toBeNull()
      })
      await step('Filters and search narrow it', async () => {
        await userEvent.type(screen.getByRole('searchbox', { name: /such/i }), 'Kassel')
        await waitFor(() => expect(screen.queryByRole('button', { name: /Sofawochen/ })).toBeNull())
        await expect((await bars(/Prospektverteilung Kassel/))[0]).toBeVisible()
      })
      await step('A click opens the order', async () => {
        await userEvent.click((await bars(/Prospektverteilung Kassel/))[0]!)
        await expect(
          await screen.findByRole('heading', { level: 1, name: /Prospektverteilung Kassel/ }),
        ).toBeVisible()
      })
    },
  ),
}

export const KeyboardOpens: Story = {
  name: 'Enter on a row opens the order (T-50)',
  ...flow({ orders: someOrders }, async ({ userEvent }) => {
    ;(await rowOf(/Wochenend-Aktion Göttingen/)).focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Wochenend-Aktion Göttingen' }),
    ).toBeVisible()
  }),
}

export const Exports: Story = {
  name: 'What is filtered is saved as CSV and as a workbook (T-50)',
  ...flow({ orders: someOrders, params: { region: 'Kassel' } }, async ({ userEvent }) => {
    await rowOf(/Prospektverteilung/)
    for (const name of [/CSV/, /Excel/]) {
      await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() =>
        expect(screen.getAllByText('2 Bestellungen exportiert').length).toBeGreaterThan(0),
      )
    }
  }),
}

export const Draft: Story = {
  name: 'An order that was begun is offered again, and thrown away after a question (DO-31, T-45)',
  ...flow(
    {
      orders: someOrders,
      kept: writeDraft({
        ...newDraft(today),
        name: 'Frühlingsfest',
        editedAt: '2027-03-15T07:00:00Z',
        reached: 1,
      }),
    },
    async ({ userEvent }, memory) => {
      await expect(await screen.findByText(/Frühlingsfest, zuletzt bearbeitet heute, 08:00/)).toBeVisible() // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Weiter bestellen' }))
      await expect(await screen.findByRole('textbox', { name: /Name der Bestellung/ })).toHaveValue('Frühlingsfest') // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Direktbestellungen' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Entwurf verwerfen' }))
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: 'Entwurf verwerfen' }))
      await waitFor(() => expect(memory.kept.has('draft')).toBe(false))
      await waitFor(() => expect(screen.queryByText(/Frühlingsfest/)).toBeNull())
    },
  ),
}

export const OutdatedDraft: Story = {
  name: 'A draft of an older version says so (DO-31)',
  ...flow({ orders: someOrders, kept: '{"version":0,"draft":{}}' }, async () => {
    await expect(await screen.findByText(/stammt aus einer älteren Version/)).toBeVisible()
  }),
}

export const Live: Story = {
  name: 'What others change arrives in the list and its figures',
  ...flow({ orders: someOrders }, async (_context, memory) => {
    await expect(await rowOf(/Wochenend-Aktion Göttingen/)).toHaveTextContent('Angelegt')
    memory.others.change(4_001, { status: 'approved' })
    await waitFor(async () =>
      expect(await rowOf(/Wochenend-Aktion Göttingen/)).toHaveTextContent('Freigegeben'),
    )
  }),
}

export const ReadsOnly: Story = {
  name: 'Who places no orders is offered none (DO-01)',
  ...flow({ orders: someOrders, role: { canOrder: false, isStaff: true } }, async () => {
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Neue Bestellung' })).toBeNull()
  }),
}

export const Many: Story = {
  name: 'Twelve thousand are listed, summed and filtered (T-50)',
  ...flow({ orders: manyOrders(12_000) }, async ({ userEvent }) => {
    const grid = await screen.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '12001')
    await expect(screen.getAllByRole('row').length).toBeLessThan(60)
    await userEvent.type(screen.getByRole('searchbox'), 'Bestellung 00500')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'))
  }),
}

export const Empty: Story = flow({}, async ({ userEvent }) => {
  await expect(await screen.findByText('Noch keine Bestellung', { selector: 'h2' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Neue Bestellung' }))
  await expect(await screen.findByRole('heading', { name: 'Was möchten Sie bestellen?' })).toBeVisible() // prettier-ignore
})

export const Failed: Story = flow(
  {
    orders: someOrders,
    prepare: ({ failNext }) => failNext('orders', new PortError({ code: 'unknown' })),
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
  },
)

export const NotTheirs: Story = flow(
  { prepare: ({ failNext }) => failNext('orders', new PortError({ code: 'forbidden' })) },
  async () => {
    await expect(await screen.findByText('Hier haben Sie keinen Zugriff')).toBeVisible()
  },
)

const budgets = { year: 2026, regions: [], isLimited: false, canSet: true }

export const PhoneTools: Story = {
  name: 'On a phone all tools above the list stand in one line, none is missing (T-50)',
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...flow({ orders: someOrders, budgets, hasBlocks: true }, async ({ userEvent }) => {
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
    const header = within(document.querySelector<HTMLElement>('header')!)
    const tools = [...header.getAllByRole('button'), header.getByRole('radiogroup')]
    await expect(tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)).toEqual(['Ansichten', 'Weitere Aktionen', 'Bestellen', 'Ansicht']) // prettier-ignore
    const middles = tools.map((tool) => tool.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2) // prettier-ignore
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
    await userEvent.click(header.getByRole('button', { name: 'Weitere Aktionen' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Excel/),
      expect.stringMatching(/^CSV/),
      'Jahresrahmen',
      'Bausteine',
    ])
    await userEvent.keyboard('{Escape}')
  }),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  ...flow({ orders: someOrders }, async () => {
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    )
  }),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({ orders: someOrders }, async () => {
    await expect(await rowOf(/Räumungsverkauf/)).toHaveTextContent('Cancelled')
    await expect(screen.getByRole('heading', { name: 'Direct orders' })).toBeVisible()
  }),
}

export const Dark: Story = {
  globals: { mode: 'dark' },
  ...flow({ orders: someOrders }, async () => {
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
  }),
}
