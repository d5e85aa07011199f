import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { DirectOrders } from './DirectOrders.tsx'
import { flow } from './testing/flow.tsx'
import { createMemoryDirectOrders, readyDraft } from './testing/index.ts'

const meta = {
  title: 'Modules/Direct orders/Booking deadlines',
  component: DirectOrders,
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const own = { isSelected: true, start: null, end: null }
const wizard = {
  path: ['create', 'customize'],
  kept: readyDraft({ media: [13, 6].map((mediaTypeId) => ({ mediaTypeId, ...own })) }),
}
const of = (mediaTypeId: number, day: string) => ({ mediaTypeId, day, end: null })

export const AtTheMedium: Story = {
  name: 'Where a start lies before a booking deadline of the campaign, its medium says so, the summary and the last step, too (D-11, T-49)',
  ...flow(
    { ...wizard, deadlines: [of(13, '2027-04-06'), of(6, '2027-03-17')] },
    async ({ userEvent }) => {
      const before = /^Ihr Beginn liegt vor dem Buchungsschluss für Anzeigenblatt am 06\.04\.2027/
      const soon = /^Radio lässt sich in dieser Kampagne nur bis 17\.03\.2027 buchen/
      const media = await screen.findByRole('group', { name: /^Medien/ })
      await expect(await within(media).findByText(before)).toBeVisible()
      await expect(within(media).getByText(soon)).toBeVisible()
      const summary = screen.getByRole('complementary', { name: 'Ihre Bestellung' })
      await expect(within(summary).getByText(soon)).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
      const finished = await screen.findByRole('region', { name: 'Medien und Termine' })
      await expect(within(finished).getByText(before)).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Bestellung absenden' })).toBeEnabled()
    },
  ),
}

export const Missed: Story = {
  name: 'A deadline that is over, and one shortly before the start (D-11)',
  ...flow({ ...wizard, deadlines: [of(13, '2027-03-12'), of(6, '2027-03-30')] }, async () => {
    await expect((await screen.findAllByText(/^Buchungsschluss für Anzeigenblatt war in dieser Kampagne am 12\.03\.2027/))[0]).toBeVisible() // prettier-ignore
    await expect(screen.getAllByText(/^Knapp: Nach dem Buchungsschluss für Radio am 30\.03\.2027 bleiben 2 Tage/)[0]).toBeVisible() // prettier-ignore
  }),
}
