import { Button } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Approvals } from './Approvals.tsx'
import {
  buildApproval,
  buildOrder,
  createMemoryApprovals,
  decided,
  elsewhere,
  fixedNow,
  peopleWhileAway,
  waiting,
  type MemoryApprovals,
  type MemoryOptions,
} from './testing/index.ts'

const late = buildApproval({
  id: 90,
  campaign: { ...waiting[3]!.campaign, id: 7, name: 'Winterzauber' },
  due: '2026-11-16',
  since: '2026-11-09T09:00:00',
  askedBy: 'Jonas Brandt',
})

/** A consultant: asks others, and decides nothing. */
const consultant: MemoryOptions = {
  approvals: [...waiting, elsewhere, late, ...decided],
  mayDecide: false,
  canNudge: true,
  ownIds: [3, 5],
  reader: 'Aylin Kaya',
}

const meta = {
  title: 'Modules/Approvals/Asked',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryApprovals) => Promise<void>,
): Story {
  let memory = createMemoryApprovals(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryApprovals(options)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => (
      <Approvals port={(loaded as { memory: MemoryApprovals }).memory.port} />
    ),
    play: (context) => play(context, memory),
  }
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const card = (name: string) =>
  within(screen.getByRole('link', { name }).closest<HTMLElement>('section')!)

export const WhatWasAsked: Story = {
  name: 'Who only asks others reads of whom, since when and until when, the overdue first (D-01, T-39)',
  ...flow(consultant, async () => {
    await screen.findByText('4 Kampagnen warten auf eine Entscheidung · eine überfällig')
    await expect(screen.queryByText('Sie dürfen nicht freigeben.')).toBeNull()
    await expect(screen.queryByRole('radio', { name: 'Offen' })).toBeNull()
    await expect(screen.getByRole('radio', { name: 'Angefragt' })).toBeChecked()
    await expect(names()).toEqual([
      'Winterzauber',
      'Kids Schulstart',
      'Dealer Days',
      'Wiesn-Spezial',
    ])
    await expect(card('Winterzauber').getByText('war fällig Mo, 16.11.')).toBeVisible()
    await expect(
      card('Winterzauber').getByText(
        /^Angefragt von Jonas Brandt am Mo, 09.11. · wartet seit 11 Tagen/,
      ),
    ).toBeVisible()
    const kids = card('Kids Schulstart')
    await expect(kids.getByText('heute fällig')).toBeVisible()
    await expect(within(kids.getByRole('list', { name: 'Wer entscheidet' })).getByText('Sabine Moser')).toBeVisible() // prettier-ignore
    await expect(
      within(kids.getByRole('list', { name: 'Was in Kids Schulstart wartet' })).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(3)
  }),
}

export const Reminded: Story = {
  name: '„Erinnern“ reminds once a day, says when and by whom, and the focus stays (T-39)',
  ...flow(consultant, async ({ userEvent }) => {
    const remind = await screen.findByRole('button', { name: 'Erinnern: Winterzauber' })
    remind.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Wer entscheidet, wurde erinnert')
    await card('Winterzauber').findByText('Erinnert heute um 09:12 von Aylin Kaya')
    const now = screen.getByRole('button', { name: 'Erinnern: Winterzauber' })
    await expect(now).toHaveAttribute('aria-disabled', 'true')
    await expect(now).toHaveFocus()
    await expect(screen.getByRole('button', { name: 'Erinnern: Kids Schulstart' })).toBeEnabled()
  }),
}

export const RemindedMeanwhile: Story = {
  name: 'Where a colleague reminded meanwhile, it says so and who it was (T-39)',
  ...flow(consultant, async ({ userEvent }, memory) => {
    const remind = await screen.findByRole('button', { name: 'Erinnern: Winterzauber' })
    memory.others.nudge(7)
    await userEvent.click(remind)
    await screen.findByText('Niemand wurde erinnert')
    await card('Winterzauber').findByText('Erinnert heute um 09:12 von Jonas Brandt')
  }),
}

export const Narrowed: Story = {
  name: 'By who asked, by when it is due and by client (T-39)',
  ...flow(consultant, async ({ userEvent }) => {
    const bar = within(await screen.findByRole('group', { name: 'Filter' }))
    await userEvent.click(bar.getByRole('button', { name: /Gefragt von/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mir' }))
    await waitFor(() => expect(names()).toEqual(['Kids Schulstart', 'Wiesn-Spezial']))
    await userEvent.click(bar.getByRole('button', { name: /Frist/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Überfällig' }))
    await screen.findByText('Dazu passt nichts')
    await userEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }))
    await waitFor(() => expect(names()).toHaveLength(4))
  }),
}

export const DecidedMeanwhile: Story = {
  name: 'What is decided goes as it happens, and stands under „Entschieden“ (T-37)',
  ...flow(consultant, async ({ userEvent }, memory) => {
    await screen.findByRole('link', { name: 'Winterzauber' })
    memory.others.decide(90, 'rejected', 'Zu spät.')
    await waitFor(() => expect(names()).not.toContain('Winterzauber'))
    await userEvent.click(screen.getByRole('radio', { name: 'Entschieden' }))
    await screen.findByText('Zu spät.')
  }),
}

export const NobodyDecides: Story = {
  name: 'Where nobody may decide there is nobody to remind, and it says so (T-39, T-43)',
  ...flow(
    { ...consultant, approvals: [late], people: { deciders: [], watchers: [] } },
    async () => {
      await screen.findByText('Beim Kunden darf hier noch niemand freigeben.')
      await expect(screen.queryByRole('button', { name: /Erinnern/ })).toBeNull()
      // One campaign needs no filters.
      await expect(screen.queryByRole('group', { name: 'Filter' })).toBeNull()
    },
  ),
}

export const Empty: Story = {
  name: 'Nobody was asked',
  ...flow({ ...consultant, approvals: [] }, async () => {
    await screen.findByText('Sie haben niemanden um Freigabe gebeten')
  }),
}

export const BothSides: Story = {
  name: 'Who decides and asks has what waits for them first, and what they asked for beside it (D-01)',
  ...flow({ ...consultant, mayDecide: true, people: peopleWhileAway }, async ({ userEvent }) => {
    await screen.findByText(/^6 warten auf Sie/)
    await userEvent.click(screen.getByRole('radio', { name: 'Angefragt' }))
    await screen.findByRole('link', { name: 'Winterzauber' })
    // Keys of the other list decide nothing here.
    await userEvent.keyboard('ax')
    await expect(screen.queryByText(/wird gleich freigegeben/)).toBeNull()
    await expect(card('Winterzauber').getByText(/abwesend bis Mo, 30.11./)).toBeVisible()
  }),
}

export const Orders: Story = {
  name: 'Who placed an order that waits reads of whom and until when, and reminds them (D-01, T-39)',
  ...flow(
    {
      approvals: [buildOrder({ due: '2026-12-08' })],
      mayDecide: false,
      canNudge: true,
      reader: 'Tobias Brandt',
    },
    async ({ userEvent }) => {
      await screen.findByText('Eine Freigabe steht noch aus')
      await expect(
        screen.getByRole('link', { name: 'Mehr Plakate zur Eröffnung' }),
      ).toHaveAttribute('href', '/direct-order/requests/1?clientId=115')
      const order = card('Mehr Plakate zur Eröffnung')
      await expect(order.getByText('bis Di, 08.12.')).toBeVisible()
      await expect(order.getByText(/^Angefragt von Tobias Brandt.* · Direktbestellung · Nord$/)).toBeVisible() // prettier-ignore
      const remind = screen.getByRole('button', { name: 'Erinnern: Mehr Plakate zur Eröffnung' })
      remind.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByText('Wer entscheidet, wurde erinnert')
      await order.findByText('Erinnert heute um 09:12 von Tobias Brandt')
      await expect(screen.getByRole('button', { name: 'Erinnern: Mehr Plakate zur Eröffnung' })).toHaveAttribute('aria-disabled', 'true') // prettier-ignore
    },
  ),
}

export const SmallWidth: Story = {
  ...WhatWasAsked,
  name: 'On a phone',
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

const people = ['Sabine Moser', 'Bernhard Ostler', 'Dr. Friederike Hohenwarter', 'Li Wu'].map(
  (name, at) => ({ id: at, name, decidedAt: null, awayUntil: null, inPlaceOf: null }),
)
/** Takes another line, which no estimate knows of. */
const longName = ', deren Name so lang ist, dass er nicht in eine Zeile passt'
/** A hundred campaigns with one to eleven channels each. */
const many: MemoryOptions = {
  ...consultant,
  people: { deciders: [...people, ...people, ...people].slice(1).map((one, id) => ({ ...one, id })), watchers: [] }, // prettier-ignore
  approvals: Array.from({ length: 100 }, (_, campaign) =>
    Array.from({ length: 1 + ((campaign * 7) % 11) }, (_one, at) =>
      buildApproval({
        id: 1_000 + campaign * 20 + at,
        campaign: {
          ...waiting[0]!.campaign,
          id: 100 + campaign,
          name: `Kampagne ${campaign + 1}${campaign % 4 < 2 ? longName : ''}`,
        },
        due: '2026-12-01',
      }),
    ),
  ).flat(),
}

export const ComesBack: Story = {
  ...flow(many, async ({ canvas, userEvent, step }) => {
    const list = () => screen.queryByRole('list', { name: 'Worum Sie und Ihr Team gebeten haben' })
    const isWhole = () => waitFor(() => expect(list()?.children).toHaveLength(100))
    const page = document.scrollingElement!
    const card = () => {
      const found = [...list()!.children].find((one) => one.getBoundingClientRect().bottom > 0)!
      return [found.querySelector('h2')?.textContent, found.getBoundingClientRect().top]
    }
    await isWhole()
    const estimated = list()!.offsetHeight
    await step(
      'Scrolled through, it is about as long as before, and its end is where it was',
      async () => {
        page.scrollTop = page.scrollHeight
        await waitFor(() =>
          expect(screen.getByRole('link', { name: 'Kampagne 100' })).toBeVisible(),
        )
        await waitFor(() => expect(page.scrollHeight - page.scrollTop - page.clientHeight).toBeLessThan(2)) // prettier-ignore
        page.scrollTop = 0
        for (let at = 0; at < 12; at++) {
          page.scrollTop += 600
          await waitFor(() => expect(card()[0]).toBeTruthy())
        }
        await expect(Math.abs(list()!.offsetHeight - estimated)).toBeLessThan(estimated * 0.03)
      },
    )
    await step('Gone and back, the same card is at the same place', async () => {
      const before = { top: page.scrollTop, height: list()!.offsetHeight, card: card() }
      const there = canvas.getByRole('button', { name: 'Hin und her' })
      await userEvent.click(there)
      await waitFor(() => expect(list()).toBeNull())
      await userEvent.click(there)
      await isWhole()
      page.scrollTop = before.top
      await waitFor(() => expect(card()).toEqual(before.card))
      await expect(list()!.offsetHeight).toBe(before.height)
    })
    await step('That nobody decided yet is said once for each card', async () => {
      const [first] = list()!.children
      await expect(within(first as HTMLElement).getAllByText(/keine Entscheidung/)).toHaveLength(1)
    })
  }),
  name: 'A long list that comes back is where it was left, and hardly grows while it is read (D-01)',
  render: function Render(_args, { loaded }) {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <Button onPress={() => setShown(!isShown)}>Hin und her</Button>
        {isShown && <Approvals port={(loaded as { memory: MemoryApprovals }).memory.port} />}
      </>
    )
  },
}
