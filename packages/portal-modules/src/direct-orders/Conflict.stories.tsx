import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DirectOrders } from './DirectOrders.tsx'
import { createMemoryDirectOrders, someOrders } from './testing/index.ts'
import { flow, plain, told } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders/Conflict',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })

export const ChangedMeanwhile: Story = {
  name: 'What somebody else changed meanwhile is told, and only then overwritten (DO-28)',
  ...flow({ orders: someOrders, path: ['requests', '4004'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Anpassen'))
    const briefing = await field(/^Briefing/)
    await userEvent.clear(briefing)
    await userEvent.type(briefing, 'Von hier')
    memory.others.change(4_004, { description: 'Von anderswo', budget: 1_234 })
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Neues Briefing absenden'))
    await expect(await screen.findByText(/hat sich inzwischen geändert/)).toBeVisible()
    await expect(screen.getByText('Briefing: jetzt „Von anderswo“, bei Ihnen „Von hier“')).toBeVisible() // prettier-ignore
    await expect(screen.queryByText(/^Budget in Euro: jetzt/)).toBeNull()
    await expect(memory.order(4_004)).toMatchObject({ description: 'Von anderswo' })
    await userEvent.click(await button('Neues Briefing absenden'))
    await told('Sofawochen Braunschweig ist bei der Agentur')
    // Only what was changed here goes over what they left.
    await expect(memory.order(4_004)).toMatchObject({ description: 'Von hier', budget: 1_234 })
  }),
}

export const ClosedMeanwhile: Story = {
  name: 'Where somebody else closed the order, what was written stays and it says why it cannot be sent (DO-08, DO-28)',
  ...flow({ orders: someOrders, path: ['requests', '4004'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Anpassen'))
    const briefing = await field(/^Briefing/)
    await userEvent.clear(briefing)
    await userEvent.type(briefing, 'Von hier')
    memory.others.change(4_004, { status: 'canceled' })
    await expect(await screen.findByText(/lässt sich inzwischen nicht mehr ändern/)).toBeVisible()
    await expect(await field(/^Briefing/)).toHaveValue('Von hier')
    await userEvent.click(await button('Zur Bestellung'))
    await expect(await screen.findByRole('heading', { level: 1, name: /Sofawochen/ })).toBeVisible()
  }),
}

export const DetailsChangedMeanwhile: Story = {
  name: 'Of details and media both states are told, each field by itself, media with their days (DO-28)',
  ...flow({ orders: someOrders, path: ['requests', '4001'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Anpassen'))
    const store = await field(/Name der Filiale/)
    await userEvent.clear(store)
    await userEvent.type(store, 'Kassel')
    const start = within(await screen.findByRole('group', { name: /^Anzeigenblatt: Beginn/ }))
    start.getAllByRole('spinbutton')[0]!.focus()
    await userEvent.keyboard('05')
    const { media, values } = memory.order(4_001)!
    memory.others.change(4_001, {
      media: media.map((one) =>
        one.mediaTypeId === 13 ? { ...one, start: '2027-04-06', end: '2027-04-09' } : one,
      ),
      values: values.map((one) => (one.setting.id === 1 ? { ...one, value: 'Northeim' } : one)),
    })
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Bestellung absenden'))
    await expect(await screen.findByText('Name der Filiale: jetzt „Northeim“, bei Ihnen „Kassel“')).toBeVisible() // prettier-ignore
    const days = screen.getByText(/^Medien: jetzt „Anzeigenblatt/)
    await expect(plain(days.textContent)).toContain('Medien: jetzt „Anzeigenblatt (06.04. – 09.04.2027), Radio“, bei Ihnen „Anzeigenblatt (05.04. – 09.04.2027), Radio“') // prettier-ignore
    await userEvent.click(await button('Deren Stand übernehmen: Name der Filiale'))
    await userEvent.click(await button('Deren Stand übernehmen: Medien'))
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(memory.order(4_001)!.status).toBe('approved'))
    await expect(memory.order(4_001)!.values.find(({ setting }) => setting.id === 1)!.value).toBe('Northeim') // prettier-ignore
  }),
}

export const MergedMeanwhile: Story = {
  name: 'What somebody else changed and I did not is kept without a question (DO-28)',
  ...flow({ orders: someOrders, path: ['requests', '4004'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Anpassen'))
    const briefing = await field(/^Briefing/)
    await userEvent.clear(briefing)
    await userEvent.type(briefing, 'Von hier')
    memory.others.change(4_004, { budget: 1_234, comment: 'Eilt' })
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Neues Briefing absenden'))
    await told('Sofawochen Braunschweig ist bei der Agentur')
    await expect(memory.order(4_004)).toMatchObject({
      description: 'Von hier',
      budget: 1_234,
      comment: 'Eilt',
    })
  }),
}
