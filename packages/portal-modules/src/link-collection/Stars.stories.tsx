import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { LinkCollection } from './LinkCollection.tsx'
import { fixedNow, mixedLinks } from './testing/index.ts'
import { flow } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Link collection/Stars',
  component: LinkCollection,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof LinkCollection>
export default meta
type Story = StoryObj<typeof meta>

const star = () => screen.findByRole('button', { name: '„Kampagnenleistung“ merken' })

export const Marked: Story = {
  name: 'A report is marked by keyboard and keeps its mark; only reports are (T-92)',
  ...flow({ links: mixedLinks }, async ({ userEvent }) => {
    ;(await star()).focus()
    await userEvent.keyboard(' ')
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'))
    const list = await screen.findByRole('list', { name: 'Wichtige Seiten' })
    await expect(within(list).getAllByRole('button', { name: /merken$/ })).toHaveLength(1)
    await userEvent.click(await star())
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'false'))
  }),
}

export const NotMarked: Story = {
  name: 'What could not be marked is said, and is as it was (T-92)',
  ...flow({ links: mixedLinks }, async ({ userEvent }, memory) => {
    memory.failNext('star', new PortError({ code: 'offline' }))
    await userEvent.click(await star())
    await expect(
      await screen.findByText('Der Stern bei „Kampagnenleistung“ ließ sich nicht ändern'),
    ).toBeVisible()
    await expect(await star()).toHaveAttribute('aria-pressed', 'false')
  }),
}
