import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { buildOrder, createMemoryDirectOrders, readyDraft, someChoices } from './testing/index.ts'
import { flow, plain, rowOf, told } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders/Approval',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const choices = { ...someChoices, approvalBudget: 10_000 }
const large = buildOrder({ id: 4_100, name: 'Eröffnung Fulda', budget: 12_000 })
const waiting = buildOrder({
  ...large,
  approval: 'waiting',
  processes: [
    { id: 2, status: 'created', at: '2027-03-13T08:00:00Z', user: 'Nadine Krause', comment: null, approval: 'asked', isAgency: false, onBehalfOf: null },
    ...large.processes,
  ],
}) // prettier-ignore
const lead = { canOrder: false, isStaff: false, decides: true }
const at = (...rest: string[]) => ['requests', '4100', ...rest]
const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const Asking: Story = {
  name: 'Sent above the tenant’s budget it waits for headquarters, and is not with the agency (D-01)',
  ...flow({ orders: [large], choices, path: at() }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Absenden'))
    await told('Eröffnung Fulda wartet jetzt auf die Freigabe der Zentrale')
    await expect(await screen.findByText(/^Wartet auf die Freigabe der Zentrale/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Absenden' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Anpassen' })).toBeVisible()
    await expect(memory.order(4_100)).toMatchObject({ status: 'created', approval: 'waiting' })
    await userEvent.click(screen.getByRole('tab', { name: 'Vorgänge' }))
    await expect(
      await screen.findByText('Nadine Krause hat die Zentrale um Freigabe gebeten'),
    ).toBeVisible()
  }),
}

export const OverFrame: Story = {
  name: 'Who decides reads that only the budget of the region is exceeded, and how far (D-01)',
  ...flow(
    {
      orders: [
        {
          ...waiting,
          budget: 900,
          region: 'Süd',
          ground: {
            approvalBudget: 10_000,
            region: { name: 'Süd', year: 2027, budget: 1_000, booked: 400 },
          },
        },
      ],
      choices,
      role: lead,
      path: at(),
    },
    async () => {
      await expect(await screen.findByText(/wartet auf Ihre Entscheidung/)).toBeVisible()
      await expect(screen.queryByText(/Freigabebudget/)).toBeNull()
      const meter = screen.getByRole('meter', { name: 'Jahresrahmen Süd 2027 mit dieser Bestellung' }) // prettier-ignore
      await expect(plain(meter.getAttribute('aria-valuetext'))).toBe('400,00 € von 1.000,00 € sind ohne sie gebucht, 300,00 € über dem Rahmen') // prettier-ignore
    },
  ),
}

export const RejectedAndRead: Story = {
  name: 'Who sent an order back is not asked to revise it, and it is said who decided (D-01)',
  ...flow(
    {
      orders: [
        {
          ...waiting,
          status: 'rebriefing',
          approval: 'rejected',
          processes: [{ ...waiting.processes[0]!, id: 3, status: 'rebriefing', approval: 'rejected', isAgency: true, comment: 'Zu teuer' }], // prettier-ignore
        },
      ],
      choices,
      role: lead,
      path: at(),
    },
    async () => {
      await expect(
        await screen.findByText(/^Nicht freigegeben\. .* Grund: „Zu teuer“/),
      ).toBeVisible()
      await expect(screen.queryByText(/überarbeiten Sie/)).toBeNull()
    },
  ),
}

export const ChangesTold: Story = {
  name: 'The history says what a step changed, before and after (T-47)',
  ...flow(
    {
      orders: [
        {
          ...waiting,
          processes: [
            {
              ...waiting.processes[0]!,
              id: 3,
              changes: [
                { field: 'budget', before: 900, after: 12_000 },
                { field: 'region', before: null, after: 'Süd' },
                { field: 'start', before: '2027-04-01', after: '2027-04-08' },
                { field: 'description', before: null, after: 'Neues Briefing' },
                { field: 'purchaseOrder', before: 'GOE-1', after: 'GOE-2' },
                { field: 'action', before: 'rescale', after: 'buildingBlock' },
                { field: 'value', name: 'Auflage', before: '9000', after: '12000' },
                { field: 'mediaDays', name: 'Radio', before: { start: null, end: null }, after: { start: '2027-04-09', end: '2027-04-12' } }, // prettier-ignore
                { field: 'files', before: ['Alt.pdf'], after: ['Neu.pdf'] },
              ],
            },
            ...waiting.processes,
          ],
        },
      ],
      choices,
      path: at('processes'),
    },
    async () => {
      const line = await screen.findByText(/^Budget in Euro: 900,00/)
      await expect(plain(line.textContent)).toContain('Budget in Euro: 900,00 € → 12.000,00 €')
      await expect(line).toHaveTextContent('Region oder Filiale: ohne Angabe → Süd')
      await expect(line).toHaveTextContent('Briefing: ohne Angabe → Neues Briefing')
      await expect(line).toHaveTextContent('Bestellnummer: GOE-1 → GOE-2')
      await expect(line).toHaveTextContent('Auflage: 9000 → 12000')
      await expect(line).toHaveTextContent(
        /Radio: wie die Bestellung → 9\.|Radio: wie die Bestellung → 09\./,
      )
      await expect(line).toHaveTextContent('Anhänge entfernt: Alt.pdf Angehängt: Neu.pdf')
      await expect(line).toHaveTextContent(/Beginn: 01\.04\.\S* → 08\.04\./)
    },
  ),
}

export const RejectedByAgency: Story = {
  name: 'Where the agency decided, the agency is named (D-01)',
  ...flow(
    {
      orders: [
        {
          ...waiting,
          status: 'rebriefing',
          approval: 'rejected',
          end: '2027-03-10',
          processes: [{ ...waiting.processes[0]!, id: 3, status: 'rebriefing', approval: 'rejected', isAgency: true }], // prettier-ignore
        },
      ],
      choices,
      path: at(),
    },
    async () => {
      await expect(await screen.findByText(/^Die Agentur hat nicht freigegeben/)).toBeVisible()
    },
  ),
}

export const Deciding: Story = {
  name: 'Headquarters approves it at the order, by keyboard (COCK-09, D-01)',
  ...flow({ orders: [waiting], choices, role: lead, path: at() }, async ({ userEvent }, memory) => {
    await expect(await screen.findByText(/wartet auf Ihre Entscheidung/)).toBeVisible()
    ;(await button('Freigeben')).focus()
    await userEvent.keyboard('{Enter}')
    await told('Eröffnung Fulda ist freigegeben und bei der Agentur')
    await expect(memory.order(4_100)).toMatchObject({ status: 'approved', approval: 'approved' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull())
    // Its button has gone: who reads on begins at the order.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(screen.getByRole('tab', { name: 'Vorgänge' }))
    await expect(await screen.findByText('Nadine Krause hat freigegeben')).toBeVisible()
  }),
}

export const Rejecting: Story = {
  name: 'It is rejected with a reason only, which the store reads (DO-18, COCK-09)',
  ...flow({ orders: [waiting], choices, role: lead, path: at() }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Ablehnen …'))
    const dialog = await screen.findByRole('dialog', { name: 'Bestellung ablehnen' })
    const reason = within(dialog).getByRole('textbox', { name: /Grund/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ablehnen' }))
    await expect(reason).toBeInvalid()
    await expect(memory.sent).toEqual([])
    await userEvent.type(reason, 'Bitte mit weniger Plakaten.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ablehnen' }))
    await expect(
      await screen.findByText(/[Nn]icht freigegeben.*Grund: „Bitte mit weniger Plakaten.“/),
    ).toBeVisible()
    await expect(memory.order(4_100)).toMatchObject({ status: 'rebriefing', approval: 'rejected' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  }),
}

export const ChangedMeanwhile: Story = {
  name: 'What was changed meanwhile is not decided unseen (T-38)',
  ...flow(
    {
      orders: [waiting],
      choices,
      role: lead,
      path: at(),
      prepare: ({ failNext }) => failNext('decide', new PortError({ code: 'conflict' })),
    },
    async ({ userEvent }) => {
      await userEvent.click(await button('Freigeben'))
      await expect(await screen.findByRole('alert')).toHaveTextContent('Eröffnung Fulda')
      await expect(await button('Freigeben')).toBeEnabled()
      await expect(await button('Freigeben')).toHaveFocus()
    },
  ),
}

export const Waiting: Story = {
  name: 'The list says what waits, counts it by itself and finds it (DO-03, D-01)',
  ...flow({ orders: [waiting, buildOrder()], choices, params: { status: 'waiting' } }, async () => {
    const row = await rowOf(/Eröffnung Fulda/)
    await expect(within(row).getByText('Wartet auf Freigabe')).toBeVisible()
    await expect(screen.queryByRole('row', { name: /Wochenend-Aktion Göttingen/ })).toBeNull()
  }),
}

export const Said: Story = {
  name: 'Who fills in more than the budget reads who decides before they send it (D-01)',
  ...flow(
    { choices, path: ['create', 'finish'], kept: readyDraft({ budget: 12_000 }) },
    async ({ userEvent }, memory) => {
      const summary = await screen.findByRole('complementary', { name: 'Ihre Bestellung' })
      await expect(plain(summary.textContent)).toContain(
        'Über 10.000,00 €: Die Zentrale muss zuerst freigeben.',
      )
      await expect(screen.getByText(/^Nach dem Absenden entscheidet die Zentrale/)).toBeVisible()
      await userEvent.click(await button('Bestellung absenden'))
      await told('Wochenend-Aktion wartet jetzt auf die Freigabe der Zentrale')
      await expect(memory.sent.map(({ call }) => call)).toEqual(['create'])
    },
  ),
}
