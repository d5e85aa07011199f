import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'
import { ApprovalsPage } from './ApprovalsPage.tsx'

const meta = {
  title: 'Pages/Approvals',
  component: ApprovalsPage,
  decorators: [inPage('campaigns', 'client')],
  parameters: pageParameters,
} satisfies Meta<typeof ApprovalsPage>
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
export const Empty: Story = { globals: desktop, args: { approvals: [] } }

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const ByKeys: Story = {
  name: 'J and K switch, A approves, R asks for the note; a rejection needs one (T-37, COCK-09)',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    const heading = (name: string) => canvas.findByRole('heading', { level: 2, name })
    await expect(await heading('Megalights Hamburg und Bremen')).toBeVisible()
    await userEvent.keyboard('j')
    await expect(await heading('Funkkombi Süd')).toBeVisible()
    await userEvent.keyboard('ka')
    await expect(await heading('Funkkombi Süd')).toBeVisible()
    await expect(canvas.queryByText('Megalights HH/HB')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await expect(await heading('Megalights Hamburg und Bremen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
    await expect(canvas.getByText('Bitte sagen Sie, was sich ändern muss.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Anmerkung' })).toHaveFocus()
    await userEvent.keyboard('Logo zu klein')
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(canvas.queryByText('Megalights HH/HB')).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: 'Entschieden' }))
    await expect(await canvas.findByText('Abgelehnt')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'On a phone the list leads to one approval and back, and the focus with it',
  globals: { ...phone, locale: 'de' },
  play: async ({ canvas }) => {
    const row = () => canvas.getByRole('button', { name: 'Funkkombi Süd' })
    await expect(canvas.queryByRole('button', { current: true })).toBeNull()
    await expect(canvas.queryByRole('note', { name: 'Tasten' })).toBeNull()
    // Nobody decides on what is not in sight.
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('button', { name: 'Megalights HH/HB' })).toBeVisible()
    row().focus()
    await userEvent.keyboard('{Enter}')
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Funkkombi Süd' })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveFocus()
    canvas.getByRole('button', { name: 'Alle Freigaben' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Megalights HH/HB' })).toBeVisible()
    await waitFor(() => expect(row()).toHaveFocus())
  },
}
