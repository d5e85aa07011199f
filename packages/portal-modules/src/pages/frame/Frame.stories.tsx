import { PageHeader } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useMessages } from '../../kit/index.ts'
import { frameMessages } from './messages/index.ts'
import { desktop, inPage, narrow, pageParameters, phone } from './story.tsx'

function Sheet() {
  const { t } = useMessages(frameMessages)
  return <PageHeader title={t('nav.home')} />
}

const meta = {
  title: 'Pages/Frame',
  component: Sheet,
  decorators: [inPage('home')],
  parameters: pageParameters,
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: desktop }
export const Phone: Story = { globals: phone }

export const SearchByKey: Story = {
  name: 'Ctrl+K goes to the search from wherever the reader is',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    const search = canvas.getByRole('searchbox', { name: 'In allem suchen' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'Sommer{Escape}')
    await expect(search).toHaveValue('')
  },
}

export const SearchScope: Story = {
  name: 'What is searched is chosen in the field',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen in: Alle' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dateien' }))
    await expect(await canvas.findByRole('button', { name: 'Suchen in: Dateien' })).toBeVisible()
  },
}

export const Notifications: Story = {
  name: 'Notifications by keyboard; reading them clears the count',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Benachrichtigungen/ }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Benachrichtigungen' })
    const drawer = within(dialog)
    await expect(drawer.getAllByText('Neu')).toHaveLength(3)
    await userEvent.click(drawer.getByRole('button', { name: 'Alle als gelesen markieren' }))
    await expect(drawer.queryByText('Neu')).toBeNull()
    // The button went with what was unread; the focus is back in the drawer a frame later.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Benachrichtigungen' })).toHaveFocus(),
    )
  },
}

export const SearchOnAPhone: Story = {
  name: 'On a phone the search opens over the page and finds by a few letters',
  globals: { ...phone, locale: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In allem suchen' }))
    const palette = within(await screen.findByRole('dialog'))
    await userEvent.type(palette.getByRole('combobox'), 'kiosk')
    await expect(await palette.findByRole('option', { name: /Kiosk-Offensive Nord/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('main').scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Hauptnavigation' }))
    await expect(menu.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page')
  },
}
