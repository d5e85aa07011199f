import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DirectOrders } from './DirectOrders.tsx'
import { flow, plain } from './testing/flow.tsx'
import { createMemoryDirectOrders, readyDraft, someChoices } from './testing/index.ts'

const meta = {
  title: 'Modules/Direct orders/Blocks',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const BackAgain: Story = {
  name: 'A block that was withdrawn and is there again takes back what was said of it, and can be ordered (DO-13, ERR-13)',
  ...flow({ path: ['create', 'finish'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await button('Bestellung absenden')
    memory.others.withdrawBlock(701)
    await button('Anderen Baustein wählen')
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(screen.getAllByText(/zurückgezogen/).length).toBeGreaterThan(1))
    memory.others.restoreBlock(someChoices.blocks.find(({ id }) => id === 701)!)
    await waitFor(() => expect(screen.queryAllByText(/zurückgezogen|geändert/)).toEqual([]))
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(memory.sent).toHaveLength(1))
  }),
}

export const BelowFrame: Story = {
  name: 'Less than the block costs is said with the difference, and can be ordered (T-48)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }) => {
    const budget = await screen.findByRole('textbox', { name: /Budget in Euro/ })
    await expect(screen.queryByText(/weniger, als der Baustein kostet/)).toBeNull()
    await userEvent.clear(budget)
    await userEvent.type(budget, '4000')
    await userEvent.tab()
    const notice = await screen.findByText(/weniger, als der Baustein kostet/)
    await expect(plain(notice.textContent)).toContain('800,00 € weniger, als der Baustein kostet (4.800,00 €)') // prettier-ignore
    await userEvent.click(await button('Weiter'))
    await expect(await screen.findByRole('heading', { name: 'Stimmt alles?' })).toBeVisible()
  }),
}
