import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'
import { CampaignsPage } from './CampaignsPage.tsx'

const meta = {
  title: 'Pages/Campaigns',
  component: CampaignsPage,
  decorators: [inPage('campaigns')],
  parameters: pageParameters,
} satisfies Meta<typeof CampaignsPage>
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
export const Empty: Story = { globals: desktop, args: { campaigns: [] } }

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Phases: Story = {
  name: 'Phases by tab with their counts; what runs stands in the month it ends in (CAMP-01, CAMP-17)',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    const live = canvas.getByRole('tab', { name: /^Live/ })
    await expect(live).toHaveTextContent('3')
    canvas.getByRole('tab', { name: /^In Bearbeitung/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(live).toHaveAttribute('aria-selected', 'true'))
    const november = canvas.getByRole('group', { name: /November 2026/ })
    await expect(within(november).getByRole('link', { name: 'Herbst Gastro' })).toBeVisible()
  },
}

export const FiltersAndSort: Story = {
  name: 'Filters narrow the board and can be taken back (CAMP-04)',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kunde/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Alpenquell' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1))
    await expect(canvas.getByRole('link', { name: 'Bergfrische Relaunch' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const AsList: Story = {
  name: 'The same campaigns as a table',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
}
