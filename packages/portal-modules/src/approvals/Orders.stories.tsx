import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { watchUndoWindow } from '../kit/testing/undo-window.ts'
import { Approvals } from './Approvals.tsx'
import { buildOrder, createMemoryApprovals, fixedNow, waiting } from './testing/index.ts'

const order = buildOrder()
const changed = buildOrder({
  id: 2,
  plan: { ...order.plan, name: 'Eröffnung Fulda', budget: 24_000 },
  order: { ...order.order, description: null, block: null, campaign: null },
  last: {
    decision: 'rejected',
    at: '2026-11-12T14:06:00',
    by: 'Andreas Lindner',
    onBehalfOf: null,
    comment: 'Bitte ohne Radio.',
    condition: null,
    plan: { ...order.plan, name: 'Eröffnung Fulda', budget: 28_000, media: ['Außenwerbung', 'Radio', 'Print'] }, // prettier-ignore
    hash: null,
  },
})
const memoryFor = () => createMemoryApprovals({ approvals: [waiting[0]!, order, changed] })

const meta = {
  title: 'Modules/Approvals/Orders',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: memoryFor().port },
  loaders: [() => ({ memory: memoryFor() })],
  render: (_args, { loaded }) => (
    <Approvals port={(loaded as { memory: ReturnType<typeof memoryFor> }).memory.port} />
  ),
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>
const memoryOf = (loaded: unknown) =>
  (loaded as { memory: ReturnType<typeof createMemoryApprovals> }).memory
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

export const Among: Story = {
  name: 'An order stands among the channels with what one has to know, and is approved by its key (D-01, T-37)',
  beforeEach: () => {
    const time = watchUndoWindow()
    time.hurry()
    return time.end
  },
  play: async ({ userEvent, loaded }) => {
    await heading('Megalights Hamburg und Bremen')
    await userEvent.keyboard('j')
    await heading('Mehr Plakate zur Eröffnung')
    const detail = within(screen.getByRole('article', { name: 'Mehr Plakate zur Eröffnung' }))
    await expect(detail.getByText('Liegt über dem Freigabebudget von 10.000,00 €.')).toBeVisible()
    const frame = detail.getByRole('meter', {
      name: 'Jahresrahmen Nord 2026 mit dieser Bestellung',
    })
    await expect(frame.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(
      '51.400,00 € von 60.000,00 € sind ohne sie gebucht, 4.250,50 € über dem Rahmen',
    )
    await expect(detail.getByText('Außenwerbung, Radio')).toBeVisible()
    await expect(detail.getByText('Filialeröffnung M')).toBeVisible()
    const briefing = within(detail.getByRole('region', { name: 'Briefing' }))
    await expect(briefing.getByText(/^Zehn Großflächen/)).toBeVisible()
    await expect(briefing.getByText('Familien im Umkreis von 20 Kilometern')).toBeVisible()
    await expect(briefing.getByRole('link', { name: /^Motiv Eröffnung\.pdf/ })).toHaveAttribute('href', '#motiv') // prettier-ignore
    await expect(briefing.getByRole('link', { name: 'Ganze Bestellung ansehen' })).toHaveAttribute('href', '/direct-order/requests/1?clientId=115') // prettier-ignore
    await expect(detail.getByRole('link', { name: 'Direktbestellung · Nord' })).toHaveAttribute(
      'href',
      '/direct-order/requests/1?clientId=115',
    )
    // An order is approved as it is, and has no campaign to approve with it.
    await expect(detail.queryByRole('button', { name: 'Weitere Arten der Freigabe' })).toBeNull()
    await userEvent.keyboard('m')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('a')
    await waitFor(() =>
      expect(memoryOf(loaded).sent).toEqual([{ ids: [1], decision: 'approved', comment: '' }]),
    )
  },
}

export const Together: Story = {
  name: 'Orders and channels are rejected together, each by itself (T-37, COCK-09)',
  beforeEach: () => {
    const time = watchUndoWindow()
    time.hurry()
    return time.end
  },
  play: async ({ userEvent, loaded }) => {
    for (const name of ['Megalights Hamburg und Bremen', 'Mehr Plakate zur Eröffnung']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }))
    }
    await userEvent.click(screen.getByRole('button', { name: 'Ablehnen …' }))
    const dialog = within(await screen.findByRole('dialog', { name: '2 Einträge ablehnen' }))
    await expect(dialog.getByText(/Bestellungen an die Person, die sie aufgegeben hat/)).toBeVisible() // prettier-ignore
    await userEvent.type(dialog.getByRole('textbox'), 'ab')
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await expect(dialog.getByText('Bitte nennen Sie den Grund mit mindestens drei Zeichen.')).toBeVisible() // prettier-ignore
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'Erst im Frühjahr.')
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(memoryOf(loaded).sent).toHaveLength(2))
    await expect(memoryOf(loaded).sent.map(({ comment }) => comment)).toEqual([
      'Erst im Frühjahr.',
      'Erst im Frühjahr.',
    ])
  },
}

export const Changed: Story = {
  name: 'Asked again, it says what is another than was decided (T-38)',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Eröffnung Fulda/ }))
    await heading('Eröffnung Fulda')
    const changes = within(await screen.findByRole('list', { name: 'Was anders ist' }))
    await expect(changes.getByText('Budget −4.000,00 €')).toBeVisible()
    await expect(
      changes.getByText('Medien Außenwerbung, Radio statt Außenwerbung, Radio, Print'),
    ).toBeVisible()
    await expect(screen.getByText('Bitte ohne Radio.')).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Mehr Plakate/ }))
    await expect(await screen.findByText('Above the approval budget of €10,000.00.')).toBeVisible()
  },
}

export const SmallWidth: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await screen.findByText('Mehr Plakate zur Eröffnung')).toBeVisible()
  },
}
