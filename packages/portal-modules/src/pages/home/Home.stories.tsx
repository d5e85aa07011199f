import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'
import { nothingYet, overview } from './home.data.ts'
import { HomePage } from './HomePage.tsx'

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [inPage('home', 'client')],
  parameters: pageParameters,
  args: { overview, onRetry: fn() },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: desktop }
export const English: Story = { globals: { ...desktop, locale: 'en' } }
export const Yellow: Story = { globals: { ...desktop, tenant: 'yellow' } }
export const Plum: Story = { globals: { ...desktop, tenant: 'plum' } }
export const Red: Story = { globals: { ...desktop, tenant: 'red' } }
export const DarkRed: Story = { globals: { ...desktop, tenant: 'red', mode: 'dark' } }
export const DarkGreen: Story = { globals: { ...desktop, tenant: 'green', mode: 'dark' } }
export const Phone: Story = { globals: phone }
export const PhoneEnglish: Story = { globals: { ...phone, locale: 'en' } }
export const PhoneYellow: Story = { globals: { ...phone, tenant: 'yellow' } }
export const PhoneDarkGreen: Story = { globals: { ...phone, tenant: 'green', mode: 'dark' } }

export const Empty: Story = { args: { overview: nothingYet }, globals: desktop }
export const Loading: Story = { args: { overview: undefined }, globals: desktop }
export const Failed: Story = {
  args: { overview: undefined, failure: '4c1e-77a0' },
  globals: desktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('4c1e-77a0')
    await userEvent.click(canvas.getByRole('button', { name: /^(Erneut versuchen|Try again)$/ }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

const german = { ...desktop, locale: 'de' }

export const Approving: Story = {
  name: 'Approving takes one press, keeps the focus in the list, and can be undone',
  globals: german,
  play: async ({ canvas, step }) => {
    await step('The row goes, the next one comes up, the counts follow', async () => {
      canvas.getByRole('button', { name: 'Kids Schulstart – Megalights freigeben' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.queryByText('Kids Schulstart – Megalights')).toBeNull()
      await expect(canvas.getByText('2 Freigaben · 2 Aufgaben')).toBeVisible()
      await waitFor(() =>
        expect(
          canvas.getByRole('button', { name: 'Kids Schulstart – Funkkombi Süd freigeben' }),
        ).toHaveFocus(),
      )
    })
    await step('The message brings it back', async () => {
      await screen.findByText('„Kids Schulstart – Megalights“ ist freigegeben')
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await expect(await canvas.findByText('Kids Schulstart – Megalights')).toBeVisible()
      await expect(canvas.getByText('3 Freigaben · 2 Aufgaben')).toBeVisible()
    })
  },
}

export const Looking: Story = {
  name: 'What is to be approved opens beside the page, with its picture',
  globals: german,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Kids Schulstart – Megalights ansehen' }),
    )
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Kids Schulstart – Megalights' }),
    )
    await waitFor(() => expect(drawer.getByRole('img', { name: /Motiv/ })).toBeVisible())
    await expect(drawer.getByText('94.500,00 €')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Freigeben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText('Kids Schulstart – Megalights')).toBeNull()
  },
}

export const ShowingAll: Story = {
  name: 'All that waits, in the same place; overdue says so in words',
  globals: german,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aufgabe · seit gestern überfällig')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 5 anzeigen' }))
    await expect(canvas.getByText('Briefing „Sommerfrische“ vervollständigen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger anzeigen' }))
    await expect(canvas.queryByText('Briefing „Sommerfrische“ vervollständigen')).toBeNull()
  },
}

export const Touring: Story = {
  name: 'The tour leads through the page, and the focus comes back',
  globals: german,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rundgang' }))
    const tour = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(tour.getByRole('heading', { name: 'Was auf Sie wartet' })).toBeVisible(),
    )
    await userEvent.click(tour.getByRole('button', { name: 'Weiter' }))
    await tour.findByRole('heading', { name: 'Was geschehen ist' })
    await userEvent.click(tour.getByRole('button', { name: 'Weiter' }))
    await tour.findByRole('heading', { name: 'Was bevorsteht' })
    await userEvent.click(tour.getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rundgang' })).toHaveFocus())
  },
}

export const Near: Story = {
  name: 'Bars of the two weeks are said in words',
  globals: german,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Zitrone Launch DACH ?, TV, endet Sa, 21\.11\.$/ }),
    ).toBeVisible()
  },
}

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px, and buttons are large enough for fingers',
  globals: { ...narrow, locale: 'de' },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(320)
    for (const button of within(main).getAllByRole('button', { name: /freigeben$/ })) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    }
  },
}
