import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import type { RegionBudgets } from './region-budgets.port.ts'
import { createMemoryDirectOrders, readyDraft, someOrders } from './testing/index.ts'
import { flow, plain, told } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders/Budgets',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const budgets: RegionBudgets = {
  year: 2027,
  canSet: true,
  isLimited: true,
  regions: [
    { region: 'Göttingen', budget: 20_000, booked: 14_200, waiting: 0, count: 6, version: 1 },
    { region: 'Kassel', budget: 15_000, booked: 16_300, waiting: 2_400, count: 9, version: 1 },
    { region: 'Würzburg', budget: null, booked: 850, waiting: 0, count: 1, version: 0 },
  ],
}
const page = { orders: someOrders, budgets, path: ['budgets'] }
const spoken = (meter: Element) => plain(meter.getAttribute('aria-valuetext'))
const row = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Rahmen je Region' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => name.test(textContent ?? ''))!

export const Shown: Story = {
  name: 'Each region says what it may book, has booked and has left, and what waits (D-01)',
  ...flow(page, async () => {
    await screen.findByRole('heading', { level: 1, name: 'Jahresrahmen 2027' })
    await expect(spoken(await screen.findByRole('meter', { name: 'Göttingen' }))).toBe('14.200,00 € von 20.000,00 € gebucht') // prettier-ignore
    await expect(plain(row(/Göttingen/).textContent)).toContain('5.800,00 € frei')
    await expect(spoken(screen.getByRole('meter', { name: 'Kassel' }))).toBe('16.300,00 € von 15.000,00 € gebucht, 1.300,00 € über dem Rahmen') // prettier-ignore
    await expect(plain(row(/Kassel/).textContent)).toContain('2.400,00 € warten auf Freigabe')
    await expect(plain(row(/Würzburg/).textContent)).toContain('850,00 € gebucht, kein Rahmen')
    await expect(screen.getByRole('meter', { name: 'Alle Regionen mit Rahmen' })).toBeVisible()
  }),
}

export const Setting: Story = {
  name: 'Who may sets a budget, changes it and takes it away (D-01)',
  ...flow(page, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rahmen festlegen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rahmen für 2027 festlegen' }))
    const save = dialog.getByRole('button', { name: 'Rahmen speichern' })
    await userEvent.click(save)
    await expect(dialog.getByText('Bitte nennen Sie die Region.')).toBeVisible()
    await expect(dialog.getByText('Bitte geben Sie einen Betrag an.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Region oder Filiale/ }), 'Fulda')
    await userEvent.type(dialog.getByRole('textbox', { name: /Rahmen im Jahr/ }), '9000')
    await userEvent.click(save)
    await told('Rahmen Fulda 2027 gespeichert')
    await expect(plain(row(/Fulda/).textContent)).toContain('9.000,00 € frei')
    await userEvent.click(screen.getByRole('button', { name: 'Rahmen ändern: Fulda' }))
    const change = within(await screen.findByRole('dialog', { name: 'Rahmen Fulda 2027' }))
    await userEvent.clear(change.getByRole('textbox', { name: /Rahmen im Jahr/ }))
    await userEvent.click(change.getByRole('button', { name: 'Rahmen speichern' }))
    await told('Fulda hat 2027 keinen Rahmen mehr')
    await expect(row(/Fulda/)).toBeUndefined()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rahmen ändern: Göttingen' })).toHaveFocus()) // prettier-ignore
    await userEvent.keyboard('{Control>}z{/Control}')
    await told('Rahmen Fulda 2027 ist wieder wie vorher')
    await expect(plain(row(/Fulda/).textContent)).toContain('9.000,00 € frei')
  }),
}

export const SetByTwo: Story = {
  name: 'What somebody else set meanwhile is shown at once, and overwritten only by who has read both amounts (D-01)',
  ...flow(page, async ({ userEvent }, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rahmen ändern: Kassel' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rahmen Kassel 2027' }))
    const amount = dialog.getByRole('textbox', { name: /Rahmen im Jahr/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '18000')
    memory.others.setBudget('Kassel', 17_000)
    const save = dialog.getByRole('button', { name: 'Rahmen speichern' })
    await userEvent.click(save)
    const both = await dialog.findByText(/inzwischen auf/)
    await expect(plain(both.textContent)).toContain('auf 17.000,00 € gesetzt, bei Ihnen steht 18.000,00 €') // prettier-ignore
    await userEvent.click(save)
    await told('Rahmen Kassel 2027 gespeichert')
    memory.others.setBudget('Göttingen', 21_000)
    await waitFor(() => expect(plain(row(/Göttingen/).textContent)).toContain('6.800,00 € frei'))
  }),
}

export const SameRegion: Story = {
  name: 'A region that is there is not set once more in another spelling (D-01)',
  ...flow(page, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rahmen festlegen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rahmen für 2027 festlegen' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Region oder Filiale/ }), ' kassel')
    await userEvent.type(dialog.getByRole('textbox', { name: /Rahmen im Jahr/ }), '9000')
    await userEvent.click(dialog.getByRole('button', { name: 'Rahmen speichern' }))
    await expect(dialog.getByText('Diese Region hat schon einen Rahmen.')).toBeVisible()
  }),
}

export const Refused: Story = {
  name: 'What could not be saved is still there, and can be sent again (ERR-16)',
  ...flow(
    {
      ...page,
      prepare: ({ failNext }) => failNext('setBudget', new PortError({ code: 'offline' })),
    },
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Rahmen ändern: Kassel' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Rahmen Kassel 2027' }))
      const amount = dialog.getByRole('textbox', { name: /Rahmen im Jahr/ })
      await userEvent.clear(amount)
      await userEvent.type(amount, '18000')
      const save = dialog.getByRole('button', { name: 'Rahmen speichern' })
      await userEvent.click(save)
      await expect(await dialog.findByRole('alert')).toBeVisible()
      await expect(plain((amount as HTMLInputElement).value)).toBe('18.000,00 €')
      await userEvent.click(save)
      await told('Rahmen Kassel 2027 gespeichert')
    },
  ),
}

export const Empty: Story = {
  name: 'A year without budgets says what they are for; who only reads sees no way to set them',
  ...flow({ ...page, path: ['budgets', '2031'] }, async ({ userEvent }) => {
    await expect(await screen.findByText('Noch kein Rahmen in diesem Jahr')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Jahr zurück: 2030' }))
    await screen.findByRole('heading', { level: 1, name: 'Jahresrahmen 2030' })
  }),
}

export const Reading: Story = {
  name: 'A store reads of its own region, and sets nothing (PERM-13)',
  ...flow(
    { ...page, budgets: { ...budgets, canSet: false, regions: budgets.regions.slice(0, 1) } },
    async () => {
      await screen.findByRole('meter', { name: 'Göttingen' })
      await expect(screen.queryByRole('button', { name: /Rahmen (festlegen|ändern)/ })).toBeNull()
    },
  ),
}

export const Failed: Story = {
  ...flow(
    {
      ...page,
      prepare: ({ failNext }) => failNext('budgets', new PortError({ code: 'unknown' })),
    },
    async () => {
      await expect(
        await screen.findByText('Die Jahresrahmen ließen sich nicht laden'),
      ).toBeVisible()
    },
  ),
}

export const InWizard: Story = {
  name: 'Who orders reads what their region has left, and that beyond it headquarters decides (D-01, T-48)',
  ...flow(
    { budgets, path: ['create', 'customize'], kept: readyDraft({ budget: 4_800 }) },
    async ({ userEvent }) => {
      const summary = await screen.findByRole('complementary', { name: 'Ihre Bestellung' })
      await within(summary).findByText(/^Rahmen Göttingen 2027: noch 1\.000,00\s€ frei$/)
      const budget = screen.getByRole('textbox', { name: /Budget/ })
      await userEvent.clear(budget)
      await userEvent.type(budget, '6000')
      await userEvent.tab()
      await within(summary).findByText(/^Übersteigt den Rahmen Göttingen 2027 um 200,00\s€/)
    },
  ),
}

export const RegionMissing: Story = {
  name: 'Where regions have limits an order needs a region, and one without a limit goes to headquarters (D-01)',
  ...flow(
    { budgets, path: ['create', 'customize'], kept: readyDraft({ region: '' }) },
    async ({ userEvent }) => {
      const region = await screen.findByRole('combobox', { name: /Region oder Filiale/ })
      await waitFor(() => expect(region).toBeRequired())
      await userEvent.type(region, 'Göttingen-Ost')
      await userEvent.tab()
      const summary = screen.getByRole('complementary', { name: 'Ihre Bestellung' })
      await within(summary).findByText(/^Für Göttingen-Ost ist 2027 kein Rahmen festgelegt/)
    },
  ),
}

export const SmallWidth: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  ...flow(page, async () => {
    await expect(await screen.findByRole('meter', { name: 'Kassel' })).toBeVisible()
  }),
}
