import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DirectOrders } from './DirectOrders.tsx'
import { readDraft, writeDraft, type OrderDraft } from './draft.logic.ts'
import { createMemoryDirectOrders, readyDraft, type MemoryDirectOrders } from './testing/index.ts' // prettier-ignore
import { flow, told } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders/Tabs',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const keptDraft = ({ kept }: MemoryDirectOrders) => readDraft(kept.get('draft')) as OrderDraft
const typedElsewhere = (memory: MemoryDirectOrders, change: Partial<OrderDraft>) =>
  memory.others.keep('draft', writeDraft({ ...keptDraft(memory), ...change }))

export const Shared: Story = {
  name: 'Two tabs with one draft show the same, and neither overwrites what the other entered (DO-31)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await userEvent.type(await field(/Zielgruppe/), 'Familien')
    typedElsewhere(memory, { name: 'Sommerfest' })
    await waitFor(async () => expect(await field(/Name der Bestellung/)).toHaveValue('Sommerfest'))
    await userEvent.type(await field(/Zielgruppe/), ' und Paare')
    await expect(keptDraft(memory)).toMatchObject({
      name: 'Sommerfest',
      target: 'Familien und Paare',
    })
  }),
}

export const SentElsewhere: Story = {
  name: 'A draft that another tab sent is not offered again: its order is (DO-25, DO-31)',
  ...flow(
    { path: ['create', 'finish'], kept: readyDraft({ command: 'sent-once' }) },
    async ({ userEvent }, memory) => {
      await button('Bestellung absenden')
      const sent = { command: 'sent-once', orderId: 4_001, name: 'Fest', isSent: true }
      memory.others.keep('draft-sent', JSON.stringify(sent))
      memory.others.keep('draft', undefined)
      await expect(await screen.findByRole('heading', { name: '„Fest“ wurde bereits abgeschickt' })).toBeVisible() // prettier-ignore
      await expect(screen.queryByRole('button', { name: 'Bestellung absenden' })).toBeNull()
      await userEvent.click(await button('Neue Bestellung'))
      await expect(await screen.findByRole('heading', { name: 'Was möchten Sie bestellen?' })).toBeVisible() // prettier-ignore
      await expect(memory.sent).toHaveLength(0)
    },
  ),
}

export const SentUnnoticed: Story = {
  name: 'A tab that did not hear of it does not send the draft once more (DO-25)',
  ...flow(
    { path: ['create', 'finish'], kept: readyDraft({ command: 'sent-once' }) },
    async ({ userEvent }, memory) => {
      const send = await button('Bestellung absenden')
      const sent = { command: 'sent-once', orderId: 4_001, name: 'Fest', isSent: true }
      memory.port.preferences!.keep('draft-sent', JSON.stringify(sent))
      memory.port.preferences!.keep('draft', undefined)
      await userEvent.click(send)
      await expect(await screen.findByRole('button', { name: 'Zur Bestellung' })).toBeVisible()
      await expect(memory.sent).toHaveLength(0)
    },
  ),
}

export const AnswerLost: Story = {
  name: 'Whoever goes on writing after an answer got lost, and sends again, comes to the order that there is (DO-25)',
  ...flow({ path: ['create', 'finish'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    const create = memory.port.create
    const { promise, resolve } = Promise.withResolvers<void>()
    memory.port.create = async (...sent) => {
      memory.port.create = create
      await create(...sent)
      resolve()
      throw new TypeError('Failed to fetch')
    }
    await userEvent.click(await button('Bestellung absenden'))
    await promise
    await userEvent.click(await button('Zurück'))
    await userEvent.type(await field(/Zielgruppe/), 'Paare')
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Bestellung absenden'))
    await told('„Wochenend-Aktion“ wurde bereits abgeschickt')
    await userEvent.click(await button('Zur Bestellung'))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Wochenend-Aktion' })).toBeVisible() // prettier-ignore
    await expect(memory.sent).toHaveLength(1)
  }),
}

export const DiscardedElsewhere: Story = {
  name: 'A draft that another tab discarded is gone here as well, also from the list (DO-31)',
  ...flow({ kept: readyDraft() }, async (_context, memory) => {
    await button('Weiter bestellen')
    memory.others.keep('draft', undefined)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Weiter bestellen' })).toBeNull(),
    )
  }),
}
