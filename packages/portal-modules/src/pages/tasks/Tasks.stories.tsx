import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'
import { TasksPage } from './TasksPage.tsx'

const meta = {
  title: 'Pages/Tasks',
  component: TasksPage,
  decorators: [inPage('tasks')],
  parameters: pageParameters,
} satisfies Meta<typeof TasksPage>
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
export const Empty: Story = { globals: desktop, args: { tasks: [] } }

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const MovesByMenu: Story = {
  name: 'A menu does what dragging does, and it can be undone (T-52)',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    const open = within(canvas.getByRole('group', { name: 'Offen' }))
    const doing = within(canvas.getByRole('group', { name: 'In Arbeit' }))
    open.getByRole('button', { name: 'Aktionen für Rechnungsadresse prüfen' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In Arbeit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
    await expect(await doing.findByText('Rechnungsadresse prüfen')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await expect(await open.findByText('Rechnungsadresse prüfen')).toBeVisible()
  },
}

export const Overdue: Story = {
  name: 'Overdue is a word, under a red brand too (TASK-05)',
  globals: { ...desktop, locale: 'de', tenant: 'red' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Überfällig seit 2 Tagen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Fällig/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Überfällig' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Adds: Story = {
  name: 'A task is added where its plus was pressed; without words it says what is missing',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    const client = within(canvas.getByRole('group', { name: 'Beim Kunden' }))
    await userEvent.click(client.getByRole('button', { name: /anlegen$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText(/in wenigen Worten/)).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox'), 'Logo nachreichen{Enter}')
    await expect(await client.findByText('Logo nachreichen')).toBeVisible()
  },
}

export const AsList: Story = {
  name: 'The same tasks as a table, and only the own ones',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await userEvent.click(canvas.getByRole('radio', { name: 'Meine' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}
