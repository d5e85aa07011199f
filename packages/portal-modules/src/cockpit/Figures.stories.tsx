import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Cockpit } from './Cockpit.tsx'
import { conditionHistory, demoData, fixedNow, planHistory } from './testing/fixtures.ts'
import { createMemoryCockpit } from './testing/memory-port.ts'

const meta = {
  title: 'Modules/Cockpit/Figures',
  component: Cockpit,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  args: {
    port: createMemoryCockpit({}).port,
    address: { kind: 'own', id: 7 },
    hasWorkflow: true,
    campaignsAddress: '/campaigns',
  },
} satisfies Meta<typeof Cockpit>
export default meta
type Story = StoryObj<typeof meta>

const pairs: Story['play'] = async () => {
  const budget = await screen.findByRole('group', { name: 'Budgetrahmen' })
  const flight = screen.getByRole('group', { name: 'Laufzeit' })
  const booked = screen.getByRole('group', { name: 'Gebucht' })
  const top = (element: Element) => element.getBoundingClientRect().top
  await expect(top(budget)).toBe(top(flight))
  await expect(top(booked)).toBeGreaterThan(top(budget))
  await expect(budget.querySelector('.at-figure')!.getBoundingClientRect().height).toBeLessThan(30)
}

export const Phone: Story = {
  name: 'On a phone budget and flight stand beside each other, the money on one line',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: pairs,
}

export const Narrow: Story = {
  name: 'At 320 px too, and what is left over has a line of its own',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: pairs,
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!)

export const Spending: Story = {
  name: 'Each channel stands with what is planned, booked and invoiced, and what nobody knows says so (T-28, D-10)',
  play: async () => {
    const costs = await card('Budget je Kanal')
    const heads = await costs.findAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent)).toEqual(['Kanal', 'Geplant', 'Gebucht', 'Fakturiert']) // prettier-ignore
    await expect(costs.getByRole('row', { name: /20"-Spot national 182\.000.* 179\.000.* 107\.400/ })).toBeVisible() // prettier-ignore
    await expect(costs.getAllByRole('row', { name: /nicht bekannt/ })).toHaveLength(1)
  },
}

const notInvoiced = demoData.spending.map((part) => ({ ...part, invoiced: null }))

export const SpendingWithoutInvoices: Story = {
  name: 'Who may not see invoices has no column of them (T-28)',
  args: { port: createMemoryCockpit({ data: { spending: notInvoiced } }).port },
  play: async () => {
    const costs = await card('Budget je Kanal')
    await costs.findByRole('columnheader', { name: 'Gebucht' })
    await expect(costs.queryByRole('columnheader', { name: 'Fakturiert' })).toBeNull()
  },
}

export const HistoryByKind: Story = {
  name: 'What happened is one stream, the newest first, and is narrowed to one kind (T-35)',
  play: async () => {
    const stream = await card('Was geschah')
    const told = /^(Sabine|Jonas) .*(geändert|gesetzt|gegeben|freigegeben|abgelehnt|eingereicht)$/
    const shown = async () => (await stream.findAllByText(told)).map((one) => one.textContent)
    const choose = async (name: string) => userEvent.click(stream.getByRole('radio', { name }))
    await waitFor(async () => expect((await shown()).length).toBeGreaterThanOrEqual(6))
    const all = await shown()
    await expect(all[0]).toBe('Sabine Moser hat Dokumente eingereicht')
    await expect(all.at(-1)).toBe('Jonas Thiele hat den Plan in Freigabe gegeben')
    await choose('Freigaben')
    await waitFor(async () => expect(await shown()).not.toContain(all[0]))
    await expect(await shown()).toContain('Sabine Moser hat „Reels & Stories“ abgelehnt')
    await choose('Dokumente')
    await waitFor(async () => expect(await shown()).toEqual([all[0]]))
    await choose('Alles')
    await waitFor(async () => expect(await shown()).toEqual(all))
  },
}

export const HistoryOfConditions: Story = {
  name: 'What was approved with a condition says which one, and when it was met (COCK-09, T-35)',
  args: { port: createMemoryCockpit({ history: conditionHistory }).port },
  play: async () => {
    const stream = await card('Was geschah')
    await stream.findByText('Sabine Moser hat „Reels & Stories“ mit Auflage freigegeben')
    await expect(stream.getByText('Auflage: Bitte ohne Sonntag.')).toBeVisible()
    await userEvent.click(stream.getByRole('radio', { name: 'Freigaben' }))
    await stream.findByText('Jonas Thiele hat die Auflage zu „Reels & Stories“ als erfüllt gemeldet') // prettier-ignore
  },
}

export const HistoryOfPlans: Story = {
  name: 'What was done to a whole plan stands in one line, with its channels or their number (CAMP-07, T-38)',
  args: { port: createMemoryCockpit({ history: planHistory }).port },
  play: async () => {
    const stream = await card('Was geschah')
    for (const text of [
      'Jonas Thiele hat eine Änderung am Plan zurückgenommen',
      'Jonas Thiele hat 23 Kanäle entfernt',
      'Radio Nord, Radio Süd und 21 weitere',
      'Mediasystem hat einen Mediaplan übernommen',
      '1.214 neu · 3 geändert · 1 gestoppt',
      'Jonas Thiele hat „Kino“ entfernt',
      'Jonas Thiele hat „Kino“ hinzugefügt',
      'Jonas Thiele hat die Kampagne als Kopie von „Sommerfrische 2026“ angelegt',
    ])
      await expect(await stream.findByText(text)).toBeVisible()
  },
}

export const HistoryOfPlansInEnglish: Story = {
  name: 'The same in English',
  args: { port: createMemoryCockpit({ history: planHistory }).port },
  globals: { locale: 'en' },
  play: async () => {
    const stream = await card('What happened')
    for (const text of [
      'Jonas Thiele undid a change to the plan',
      'Radio Nord, Radio Süd and 21 more',
      'Mediasystem imported a media plan',
      '1,214 new · 3 changed · 1 stopped',
      'Jonas Thiele created the campaign as a copy of “Sommerfrische 2026”',
    ])
      await expect(await stream.findByText(text)).toBeVisible()
  },
}

export const Order: Story = {
  name: 'On a phone it is one column, in the order of its layout (T-30)',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Was geschah' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    const wanted = ['Kanäle', 'Freigaben', 'Budget je Kanal', 'Gespräch', 'Kennzahlen']
    await expect(headings.filter((name) => wanted.includes(name))).toEqual(wanted)
    const cards = ['Kanäle', 'Freigaben', 'Budget je Kanal', 'Gespräch'].map((name) =>
      screen.getByRole('heading', { name }).closest('section')!.getBoundingClientRect(),
    )
    for (const [at, { left, top }] of cards.entries()) {
      await expect(left).toBe(cards[0]!.left)
      if (at > 0) await expect(top).toBeGreaterThanOrEqual(cards[at - 1]!.bottom)
    }
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}
