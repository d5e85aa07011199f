import type { Meta, StoryObj } from '@storybook/react-vite'
import { Presentation } from 'lucide-react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { addValues } from '../kit/vocabulary/values.ts'
import { Timeline } from './Timeline.tsx'
import { buildItem, createMemoryTimeline, fixedNow } from './testing/index.ts'

const items = [
  buildItem({ id: 1, title: 'Plan freigegeben', kind: 'milestone' }),
  buildItem({ id: 2, title: 'Einführung in die Planung', kind: 'webinar' }),
  buildItem({ id: 3, title: 'Stand in Halle 4', kind: 'tradeFair' }),
]
const memory = createMemoryTimeline({ items })

const meta = {
  title: 'Modules/Timeline/Other kinds',
  component: Timeline,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: memory.port, timelineId: memory.timelineId, title: 'Zeitleiste' },
  // Stories share one page: the next one knows nothing of it.
  beforeEach: () =>
    addValues('timeline.kind', {
      webinar: { label: { de: 'Webinar', en: 'Webinar' }, icon: Presentation, tone: 'info' },
    }),
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

const titles = () =>
  screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)

export const Shown: Story = {
  name: "Kinds of another product's server are shown, filtered by and offered; one that nobody named is readable (T-01, TL-01)",
  play: async ({ userEvent }) => {
    await waitFor(() => expect(titles()).toHaveLength(3))
    const entry = (title: string) =>
      within(screen.getByRole('heading', { level: 4, name: title }).closest('li')!)
    await expect(entry('Einführung in die Planung').getByText('Webinar')).toBeVisible()
    await expect(entry('Stand in Halle 4').getByText('Trade fair')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Trade fair/ }))
    await waitFor(() => expect(titles()).toEqual(['Stand in Halle 4']))
    await userEvent.click(screen.getByRole('button', { name: /^Webinar/ }))
    await waitFor(() => expect(titles()).toEqual(['Einführung in die Planung']))
  },
}
