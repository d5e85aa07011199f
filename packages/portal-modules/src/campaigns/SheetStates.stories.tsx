import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { Campaigns } from './Campaigns.tsx'
import { grid, makePlanned, ofSheet, rowOf, rows, type Heard } from './testing/sheet-story.tsx'

const meta = {
  title: 'Modules/Campaigns/Sheet states',
  component: Campaigns,
  ...ofSheet,
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

export const OnPhone: Story = {
  name: 'On a phone each channel is an entry, which opens as a dialog; a new one does so, too (CAMP-15)',
  globals: { viewport: { value: 'mobile1' }, locale: 'de' },
  play: async () => {
    await grid()
    await expect(rowOf('Flight 2')).toHaveTextContent('48.375,00')
    await expect(rowOf('Flight 2').querySelector('[data-at-editable]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Kanal hinzufügen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Kanal' }))
    await userEvent.click(dialog.getByRole('textbox', { name: /^Kanal/ }))
    await userEvent.paste('Handzettel')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(rowOf('Handzettel')).toBeVisible())
  },
}

export const Cancelled: Story = {
  name: 'On a phone a new channel whose dialog is left is none, whether or not something was typed or refused (CAMP-15)',
  globals: { viewport: { value: 'mobile1' }, locale: 'de' },
  play: async ({ loaded }) => {
    await grid()
    const before = rows().length
    const begin = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Kanal hinzufügen' }))
      return within(await screen.findByRole('dialog', { name: 'Neuer Kanal' }))
    }
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click((await begin()).getByRole('button', { name: 'Abbrechen' }))
    await isGone()
    await waitFor(() => expect(rows()).toHaveLength(before))
    await expect(screen.queryByText('Neuer Kanal')).toBeNull()

    ;(loaded as Heard).memory.failNext('change', new PortError({ code: 'unknown' }))
    const dialog = await begin()
    await userEvent.click(dialog.getByRole('textbox', { name: /^Kanal/ }))
    await userEvent.paste('Handzettel')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Änderungen verwerfen' }))
    await isGone()
    await waitFor(() => expect(rows()).toHaveLength(before))
    // Nothing is left that could be lost.
    await userEvent.click(screen.getByRole('button', { name: 'Kampagnen' }))
    await screen.findByRole('tab', { name: /^In Bearbeitung/ })
  },
}

export const Leaving: Story = {
  name: 'Who leaves with a row that was not saved is asked (CAMP-15)',
  play: async ({ loaded }) => {
    await grid()
    ;(loaded as Heard).memory.failNext('change', new PortError({ code: 'unknown' }))
    const leave = () => userEvent.click(screen.getByRole('button', { name: 'Kampagnen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Kanal hinzufügen' }))
    await screen.findByRole('textbox', { name: /Kanal von Neuer Kanal bearbeiten/ })
    await userEvent.paste('Litfaß')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowOf('Litfaß')).toHaveTextContent('Nicht gespeichert'))
    await leave()
    const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })) // prettier-ignore
    await userEvent.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
    await waitFor(() => expect(rowOf('Litfaß')).toBeVisible())
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Änderungen verwerfen' }))
    await screen.findByRole('tab', { name: /^In Bearbeitung/ })
  },
}

export const Nobody: Story = {
  name: 'Who does not change this plan is told so at its address, and goes on from there (PERM-13)',
  loaders: [(): Heard => ({ memory: makePlanned({ canPlan: false }), said: [] })],
  play: async () => {
    await screen.findByText('Diesen Plan ändern Sie nicht')
    await userEvent.click(screen.getByRole('button', { name: 'Alle Kampagnen ansehen' }))
    await expect(await screen.findByRole('tab', { name: /^In Bearbeitung/ })).toBeVisible()
  },
}

export const Broken: Story = {
  name: 'A plan that does not come says so and is asked for again (ERR-02)',
  loaders: [
    (): Heard => {
      const memory = makePlanned()
      memory.failNext('channels', new PortError({ code: 'unknown', reference: 'r-1' }))
      return { memory, said: [] }
    },
  ],
  play: async () => {
    await screen.findByText('Der Plan ließ sich nicht laden')
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await grid()
  },
}
