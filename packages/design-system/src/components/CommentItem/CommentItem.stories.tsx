import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Reactions } from '../Reactions/index.ts'
import { CommentItem } from './CommentItem.tsx'

const NOW = Date.parse('2026-11-20T11:14:00+01:00')

const meta = {
  title: 'Components/Display/CommentItem',
  component: CommentItem,
  args: {
    author: { name: 'Jonas Thiele' },
    time: '2026-11-20T09:42:00+01:00',
    now: NOW,
    children: 'Die Flächen am Jungfernstieg sind ab KW 18 frei. Soll ich optionieren?',
  },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the time, the actions and the reactions'],
      ['Enter', 'Sends a failed one again'],
    ],
  },
} satisfies Meta<typeof CommentItem>
export default meta
type Story = StoryObj<typeof meta>

const reactions = <Reactions counts={{ like: 2, idea: 1 }} own="like" onChange={fn()} />

export const Playground: Story = { args: { reactions } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <CommentItem
        {...args}
        reactions={reactions}
        actions={<IconButton icon={Ellipsis} label="Aktionen" size="compact" />}
      />
      <CommentItem {...args} author={{ name: 'Sabine Moser' }} isOwn isEdited>
        Ja bitte, bis Freitag.{'\n'}Danach entscheiden wir mit dem Vertrieb.
      </CommentItem>
      <CommentItem {...args} isGenerated>
        Plan v3 wurde zur Freigabe vorgelegt.
      </CommentItem>
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <CommentItem {...args} isOwn isPending />
      <CommentItem {...args} isOwn isFailed onRetry={fn()} />
      <CommentItem
        {...args}
        isOwn
        isFailed
        failureDetail="Es besteht keine Verbindung. Nichts ist verloren."
        onRetry={fn()}
        onDiscard={fn()}
      />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    author: { name: 'Öffentlichkeitsarbeitsbeauftragte Lindqvist-Papadopoulos' },
    children:
      'Werbemittelanlieferungsbestätigungen der Außenwerbungsvermarktungsgesellschaft: https://example.org/werbemittelanlieferungsbestaetigungen/2027',
    reactions,
  },
  render: (args) => (
    <Phone>
      <CommentItem {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <CommentItem {...args} isOwn reactions={reactions} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <CommentItem {...args} reactions={reactions} />
      <CommentItem {...args} isOwn>
        Ja bitte, bis Freitag.
      </CommentItem>
    </ThemeGrid>
  ),
}

export const Generated: Story = {
  name: 'an entry of the portal takes no reaction (CMT-01)',
  args: { isGenerated: true, reactions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Eintrag des Portals' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Reaktionen' })).toBeNull()
  },
}

export const SentAgain: Story = {
  name: 'what was not sent is said, and Enter sends it again (CMT-02)',
  args: { isOwn: true, isFailed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nicht gesendet')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Erneut senden' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
