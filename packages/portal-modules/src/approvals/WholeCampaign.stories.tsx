import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { watchUndoWindow } from '../kit/testing/undo-window.ts'
import { Approvals } from './Approvals.tsx'
import { createMemoryApprovals, fixedNow } from './testing/index.ts'

const meta = {
  title: 'Modules/Approvals/WholeCampaign',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: createMemoryApprovals().port },
  loaders: [() => ({ memory: createMemoryApprovals() })],
  render: (_args, { loaded }) => (
    <Approvals
      port={(loaded as { memory: ReturnType<typeof createMemoryApprovals> }).memory.port}
    />
  ),
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>
const memoryOf = (loaded: unknown) =>
  (loaded as { memory: ReturnType<typeof createMemoryApprovals> }).memory
const summary =
  'In „Kids Schulstart“ warten 3 Kanäle · zusammen 159.500,00 € · einer seit der letzten Entscheidung geändert'

export const AtOnce: Story = {
  name: 'A whole campaign is approved at once, after its sums and changes were seen, and taken back at once (D-01, T-08, T-38)',
  play: async ({ userEvent, loaded, step }) => {
    await screen.findByRole('button', { name: 'Ganze Kampagne freigeben (3) …' })
    await step('By mouse: what it comes to, channel by channel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ganze Kampagne freigeben (3) …' }))
      const dialog = within(await screen.findByRole('dialog', { name: '3 Kanäle freigeben' }))
      await expect(dialog.getByText(summary)).toBeVisible()
      const list = within(dialog.getByRole('list', { name: 'Was freigegeben wird' }))
      await expect(list.getByText('Funkkombi Süd')).toBeVisible()
      await expect(list.getByText('Budget +4.500,00 €')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Freigeben' }))
      await screen.findByText('3 Kanäle werden gleich freigegeben')
      await screen.findByRole('heading', { level: 2, name: 'Anzeige ½ Seite' })
      // Alone in its campaign, it has no whole.
      await expect(screen.queryByRole('button', { name: /Ganze Kampagne/ })).toBeNull()
    })
    await step('Z takes all of it back, and nothing was sent', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.keyboard('z')
      await screen.findByRole('button', { name: 'Ganze Kampagne freigeben (3) …' })
      await expect(memoryOf(loaded).sent).toEqual([])
    })
  },
}

export const ByKeys: Story = {
  name: 'Shift and A ask, Escape decides nothing, the button approves; one decision is sent (D-01, T-37)',
  beforeEach: () => {
    const time = watchUndoWindow()
    time.hurry()
    return time.end
  },
  play: async ({ userEvent, loaded }) => {
    await screen.findByRole('button', { name: 'Ganze Kampagne freigeben (3) …' })
    await userEvent.keyboard('{Shift>}A{/Shift}')
    await screen.findByRole('dialog', { name: '3 Kanäle freigeben' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Shift>}A{/Shift}')
    const dialog = within(await screen.findByRole('dialog', { name: '3 Kanäle freigeben' }))
    await userEvent.keyboard('Gern so.')
    dialog.getByRole('button', { name: 'Freigeben' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(memoryOf(loaded).sent).toEqual([
        { ids: [1, 2, 3], decision: 'approved', comment: 'Gern so.' },
      ]),
    )
  },
}

export const WithACondition: Story = {
  name: 'A whole campaign is approved with one condition in one step, by its menu or by Shift and M (row 49, COCK-09, D-01, T-37)',
  beforeEach: ByKeys.beforeEach!,
  play: async ({ userEvent, loaded, step }) => {
    const asked = async () => within(await screen.findByRole('dialog', { name: '3 Kanäle mit Auflage freigeben' })) // prettier-ignore
    await screen.findByRole('button', { name: 'Ganze Kampagne freigeben (3) …' })
    await step('By the menu: sums and changes are seen, the condition has to be said', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ganze Kampagne: weitere Arten der Freigabe' })) // prettier-ignore
      await userEvent.click(await screen.findByRole('menuitem', { name: /Ganze Kampagne mit Auflage freigeben/ })) // prettier-ignore
      const dialog = await asked()
      await expect(dialog.getByText(summary)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Mit Auflage freigeben' }))
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Auflage/)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('By the keys', async () => {
      await userEvent.keyboard('{Shift>}M{/Shift}')
      await asked()
      await userEvent.keyboard('Nur mit Motiv B.{Control>}{Enter}{/Control}')
      await waitFor(() =>
        expect(memoryOf(loaded).sent).toEqual([
          { ids: [1, 2, 3], decision: 'conditional', comment: 'Nur mit Motiv B.' },
        ]),
      )
    })
  },
}

export const SmallWidth: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Funkkombi Süd' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ganze Kampagne freigeben (3) …' }),
    )
    await screen.findByRole('dialog', { name: '3 Kanäle freigeben' })
  },
}
