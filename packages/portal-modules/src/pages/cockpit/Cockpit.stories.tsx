import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'
import { CockpitPage } from './CockpitPage.tsx'

const meta = {
  title: 'Pages/Cockpit',
  component: CockpitPage,
  decorators: [inPage('campaigns', 'client')],
  parameters: pageParameters,
} satisfies Meta<typeof CockpitPage>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: desktop }
export const English: Story = { globals: { ...desktop, locale: 'en' } }
export const Yellow: Story = { globals: { ...desktop, tenant: 'yellow' } }
export const Plum: Story = { globals: { ...desktop, tenant: 'plum' } }
export const Red: Story = { globals: { ...desktop, tenant: 'red' } }
export const DarkGreen: Story = { globals: { ...desktop, tenant: 'green', mode: 'dark' } }
export const Phone: Story = { globals: phone }
export const PhoneYellow: Story = { globals: { ...phone, tenant: 'yellow' } }
export const PhonePlum: Story = { globals: { ...phone, tenant: 'plum' } }
export const PhoneRed: Story = { globals: { ...phone, tenant: 'red' } }
export const PhoneDarkGreen: Story = { globals: { ...phone, tenant: 'green', mode: 'dark' } }
export const PhoneEnglish: Story = { globals: { ...phone, locale: 'en' } }

export const Loading: Story = { globals: desktop, args: { state: 'loading' } }
export const Failed: Story = { globals: desktop, args: { state: 'failed' } }

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Decides: Story = {
  name: 'Approving counts down and can be undone; rejecting asks for the reason (COCK-09)',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 Kanäle warten auf Sie/)).toBeVisible()
    const card = within(canvas.getByRole('heading', { name: 'Freigaben' }).closest('section')!)
    card.getAllByRole('button', { name: 'Freigeben' })[0]!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(card.getByRole('button', { name: 'Freigeben' })).toHaveFocus())
    await expect(await canvas.findByText(/ein Kanal wartet auf Sie/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await expect(await canvas.findByText(/2 Kanäle warten auf Sie/)).toBeVisible()
    await userEvent.click(card.getAllByRole('button', { name: 'Ablehnen …' })[1]!)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() =>
      expect(dialog.getByText('Bitte sagen Sie, was sich ändern muss.')).toBeVisible(),
    )
    await userEvent.type(dialog.getByRole('textbox'), 'Bitte ohne Sonntag.')
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(card.getByRole('button', { name: 'Freigeben' })).toHaveFocus())
    await expect(canvas.getByText('Abgelehnt')).toBeVisible()
  },
}

export const Weeks: Story = {
  name: 'The plan changes between months and weeks',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apr')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Wochen' }))
    await expect(await canvas.findByText('KW 14')).toBeVisible()
  },
}
