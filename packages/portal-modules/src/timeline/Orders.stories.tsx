import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Timeline } from './Timeline.tsx'
import { createMemoryTimeline, fixedNow, someItems, someOrders, type MemoryTimeline } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Timeline/Orders',
  component: Timeline,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

const titles = () =>
  screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
const entryOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 4, name: title })).closest('li')!

const make = () => createMemoryTimeline({ items: [...someItems, ...someOrders] })
let memory: MemoryTimeline = make()

export const Orders: Story = {
  name: 'Direct orders stand on the day they begin, lead to themselves, and are changed there alone (TL-01)',
  args: { port: memory.port, timelineId: memory.timelineId },
  loaders: [
    () => {
      memory = make()
      return { memory }
    },
  ],
  render: (_args, { loaded }) => {
    const { port, timelineId } = (loaded as { memory: MemoryTimeline }).memory
    return <Timeline port={port} timelineId={timelineId} title="Zeitleiste" />
  },
  play: async ({ userEvent, step }) => {
    await step('Each with its media, its place and who placed it', async () => {
      const entry = within(await entryOf('Wochenend-Aktion Göttingen'))
      await expect(entry.getByRole('link')).toHaveAttribute('href', '/direct-order/requests/4002')
      await expect(entry.getByText('Direktbestellung')).toBeVisible()
      await expect(entry.getByText(/bis 28\.11\.2026/)).toBeVisible()
      await expect(entry.getByText(/von Nadine Wolff/)).toBeVisible()
      await expect(entry.queryByRole('button')).toBeNull()
    })
    await step('They are chosen like any other kind, and nobody writes one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Direktbestellungen (2)' }))
      await waitFor(() => expect(titles()).toEqual(['Wochenend-Aktion Göttingen', 'Prospekt Kassel'])) // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Eintrag hinzufügen' }))
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.queryByRole('radio', { name: /bestellung/i })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('One that is placed meanwhile comes by itself', async () => {
      memory.others.add({ title: 'Radiospots Fulda', day: '2026-11-30', kind: 'order' })
      await waitFor(() => expect(titles()[0]).toBe('Radiospots Fulda'))
      await expect(await screen.findByRole('button', { name: 'Direktbestellungen (3)' })).toBeVisible() // prettier-ignore
    })
  },
}
