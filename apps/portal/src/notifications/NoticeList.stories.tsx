import { notificationTypes, type Notification } from '@atrium/api-client/contract'
import { ToastRegion } from '@atrium/design-system'
import { MemoryHost } from '@atrium/portal-modules/kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { NoticeList } from './NoticeList.tsx'

const now = new Date('2027-03-15T09:14:00+01:00')
const hour = 3_600_000
const names = [
  'Kids Schulstart',
  'Sommerfrische Classic',
  'Nachhaltigkeit 2.0: Mehrweg, Quellenschutz und regionale Lieferketten im Handel, in der Gastronomie und bei Großkunden A',
  'Wiesn-Spezial',
]
const types = [...Object.values(notificationTypes), 99]

const noticesOf = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    message: '',
    createdAt: new Date(now.getTime() - (index + 1) * 3 * hour).toISOString(),
    relatedObjectId: index % names.length,
    relatedObjectType: 1,
    relatedObjectName: names[index % names.length]!,
    url: '/campaigns?clientId=101',
    type: types[index % types.length]!,
    count: index % 5 === 4 ? 3 : 1,
    actorName: 'Aylin Kaya',
    isViewed: index > 3,
  }))

const meta = {
  title: 'Portal/Notifications',
  component: NoticeList,
  decorators: [
    (Story, { globals }) => (
      <ToastRegion>
        <MemoryHost locale={globals.locale === 'en' ? 'en' : 'de'} now={() => now}>
          <div style={{ blockSize: 560, maxInlineSize: 400 }}>
            <Story />
          </div>
        </MemoryHost>
      </ToastRegion>
    ),
  ],
  globals: { locale: 'de' },
  args: {
    notices: noticesOf(34),
    isNew: ({ isViewed }) => !isViewed,
    onOpen: fn(),
  },
} satisfies Meta<typeof NoticeList>
export default meta
type Story = StoryObj<typeof meta>

const rowAt = (index: number) =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`[data-at-index="${index}"]`)
    if (!row) throw new Error(`no row ${index}`)
    return row
  })

export const Playground: Story = {
  name: 'A row has its object’s name, cut at 80 characters, what happened and when; Enter opens it (NOTI-02, T-14)',
  play: async ({ args }) => {
    const first = await rowAt(0)
    await expect(first).toHaveTextContent('Kids Schulstart')
    await expect(first).toHaveTextContent('Neuer Beitrag zur Kampagne')
    await expect(first.querySelector('time')).toHaveAttribute(
      'datetime',
      '2027-03-15T05:14:00.000Z',
    )
    await expect(first).toHaveTextContent('Neu')
    const long = await screen.findByTitle(names[2]!)
    await expect(long).toHaveTextContent(
      /^Nachhaltigkeit 2\.0: Mehrweg, Quellenschutz und regionale Lieferketten im Handel…$/,
    )

    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await rowAt(1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ relatedObjectName: names[1] }),
    )

    const more = (await screen.findAllByRole('button', { name: /frühere zu/ }))[0]!
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Five thousand, of which only those in sight are in the page. */
export const Many: Story = {
  args: { notices: noticesOf(5_000) },
  play: async () => {
    const first = await rowAt(0)
    first.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).not.toBe(first))
    await expect(document.querySelectorAll('[data-at-index]').length).toBeLessThan(60)
  },
}

export const SmallWidth: Story = {
  globals: { locale: 'de' },
  render: (args) => (
    <div style={{ inlineSize: 300, blockSize: 480 }}>
      <NoticeList {...args} />
    </div>
  ),
}
