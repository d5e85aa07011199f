import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/index.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { watchUndoWindow } from '../kit/testing/undo-window.ts'
import { Approvals, CampaignApprovals } from './Approvals.tsx'
import {
  buildApproval,
  createMemoryApprovals,
  decided,
  elsewhere,
  fixedNow,
  waiting,
  type MemoryApprovals,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Approvals',
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
  play: (context: Context, memory: MemoryApprovals) => Promise<void> = async () => undefined,
  campaignId?: number,
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
    render: (_args, { loaded }) => {
      const { port } = (loaded as { memory: MemoryApprovals }).memory
      return campaignId === undefined ? (
        <Approvals port={port} />
      ) : (
        <CampaignApprovals port={port} campaignId={campaignId} />
      )
    },
    play: (context) => play(context, memory),
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const row = (name: string) => screen.queryByRole('button', { name })

export const Inbox: Story = {
  name: 'What waits, the most urgent first, and what is another since it was approved (T-37, T-38)',
  ...flow({}, async () => {
    await heading('Megalights Hamburg und Bremen')
    const list = within(screen.getByRole('list', { name: 'Freigaben' }))
    await expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Megalights Hamburg und Bremen',
      'Funkkombi Süd',
      'Elternkanäle Social',
      'Anzeige ½ Seite',
    ])
    await expect(screen.getByText('4 warten auf Sie · älteste seit 3 Tagen')).toBeVisible()
    await expect(list.getByText('heute fällig')).toBeVisible()
    await expect(screen.getByText('2 Änderungen seit der Freigabe')).toBeVisible()
    await expect(screen.getByText('Budget +4.500,00 €')).toBeVisible()
    await expect(screen.getByText('Beginn 08.12.2026 statt 01.12.2026')).toBeVisible()
  }),
}

export const ByKeys: Story = {
  name: 'J and K go on, A approves, R asks for words, Z takes back either; the focus stays (T-37, COCK-09, T-08)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    await step('J and K, with the focus on the row', async () => {
      await userEvent.keyboard('j')
      await heading('Funkkombi Süd')
      await expect(row('Funkkombi Süd')).toHaveFocus()
      await userEvent.keyboard('k')
      await heading('Megalights Hamburg und Bremen')
    })
    await step('A approves in a moment; Z takes it back, and nothing was sent', async () => {
      await userEvent.keyboard('a')
      await heading('Funkkombi Süd')
      await expect(row('Megalights Hamburg und Bremen')).toBeNull()
      await expect(row('Funkkombi Süd')).toHaveFocus()
      await expect(
        screen.getByText('„Megalights Hamburg und Bremen“ wird gleich freigegeben'),
      ).toBeVisible()
      await userEvent.keyboard('z')
      await heading('Megalights Hamburg und Bremen')
      await expect(memory.sent).toEqual([])
    })
    await step('R goes to the field; without words nothing is rejected', async () => {
      await userEvent.keyboard('jr')
      const field = screen.getByRole('textbox', { name: 'Anmerkung' })
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }))
      await expect(screen.getByText('Bitte sagen Sie kurz, was sich ändern muss.')).toBeVisible()
      await expect(field).toHaveFocus()
      await userEvent.keyboard('Bitte später starten.')
      await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }))
      await waitFor(() => expect(row('Funkkombi Süd')).toBeNull())
      await expect(row('Elternkanäle Social')).toHaveFocus()
    })
    await step(
      'It is rejected in a moment; Z takes it back with its words, and nothing was sent',
      async () => {
        await expect(screen.getByText('„Funkkombi Süd“ wird gleich abgelehnt')).toBeVisible()
        await userEvent.keyboard('z')
        await heading('Funkkombi Süd')
        await expect(screen.queryByText(/wird gleich abgelehnt/)).toBeNull()
        await expect(screen.getByRole('textbox', { name: 'Anmerkung' })).toHaveValue(
          'Bitte später starten.',
        )
        await expect(memory.sent).toEqual([])
      },
    )
    await step('Not taken back, it is sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }))
      await waitFor(() =>
        expect(memory.sent).toEqual([
          { ids: [2], decision: 'rejected', comment: 'Bitte später starten.' },
        ]),
      )
      await screen.findByText(/Funkkombi Süd geht zurück in die Planung, 2 warten noch/)
    })
    await step('The question mark shows all keys', async () => {
      await userEvent.keyboard('?')
      const sheet = within(await screen.findByRole('dialog'))
      await waitFor(() => expect(sheet.getByText('Ablehnen: sagen, warum')).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('What was decided stands under „Entschieden“', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Entschieden' }))
      await heading('Funkkombi Süd')
      await expect(screen.getByText('Bitte später starten.')).toBeVisible()
    })
  }),
}

export const Failing: Story = {
  name: 'What was typed is still there when a decision does not arrive',
  beforeEach: () => {
    const time = watchUndoWindow()
    time.hurry()
    return time.end
  },
  ...flow({}, async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    memory.failNext('decide', new PortError({ code: 'offline' }))
    await userEvent.keyboard('r')
    const field = () => screen.getByRole('textbox', { name: 'Anmerkung' })
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('Logo zu klein')
    await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }))
    await screen.findByText(/ließ sich nicht entscheiden/)
    await heading('Megalights Hamburg und Bremen')
    await expect(field()).toHaveValue('Logo zu klein')
    await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(memory.sent).toHaveLength(1))
  }),
}

export const ChangedMeanwhile: Story = {
  name: 'A plan that changes while one looks is looked at again before it is decided (T-38)',
  ...flow({}, async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    memory.others.change(1, { budget: 99_000 })
    await screen.findByText('Dieser Plan wurde geändert, während Sie ihn ansahen.')
    await userEvent.keyboard('a')
    await expect(row('Megalights Hamburg und Bremen')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Gesehen' }))
    await expect(screen.queryByText(/während Sie ihn ansahen/)).toBeNull()
    await expect(
      screen.getByRole('heading', { level: 2, name: 'Megalights Hamburg und Bremen' }),
    ).toHaveFocus()
    await userEvent.keyboard('a')
    await heading('Funkkombi Süd')
  }),
}

export const DecidedElsewhere: Story = {
  name: 'What others decide leaves the list; what one reads stays and says so',
  ...flow({}, async (_context, memory) => {
    await heading('Megalights Hamburg und Bremen')
    memory.others.decide(3, 'approved')
    await waitFor(() => expect(row('Elternkanäle Social')).toBeNull())
    await heading('Megalights Hamburg und Bremen')
    memory.others.decide(1, 'rejected', 'Nein')
    await screen.findByText('Das hat inzwischen jemand anderes entschieden.')
    await heading('Megalights Hamburg und Bremen')
    await expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  }),
}

export const Applications: Story = {
  name: 'Over several applications each row says which one it is of (D-01)',
  ...flow({ approvals: [...waiting, elsewhere] }, async () => {
    await screen.findByText('Dealer Days · Voltrad Bikes')
  }),
}

export const MayNot: Story = {
  name: 'Who may not decide is told so (COCK-10)',
  ...flow({ mayDecide: false }, async () => {
    await screen.findByText('Sie dürfen nicht freigeben.')
  }),
}

export const Nothing: Story = {
  name: 'Nothing waits',
  ...flow({ approvals: decided }, async () => {
    await heading('Nichts wartet auf Sie')
  }),
}

export const NotLoaded: Story = {
  name: 'What could not be loaded is tried again',
  ...flow({}, async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    memory.failNext('decided', new PortError({ code: 'unknown', reference: '4c1e-77a0' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Entschieden' }))
    await screen.findByText('Die Freigaben ließen sich nicht laden')
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await heading('Funkkombi München')
  }),
}

export const Loading: Story = {
  name: 'Loading holds the place',
  ...flow({ latency: 600_000 }, async () => {
    await expect(
      await screen.findByRole('region', { name: 'Freigaben werden geladen' }),
    ).toHaveAttribute('aria-busy', 'true')
  }),
}

export const Phone: Story = {
  name: 'On a phone the list leads to one approval and back, and the focus with it',
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  ...flow({}, async ({ userEvent }, memory) => {
    const open = await screen.findByRole('button', { name: 'Funkkombi Süd' })
    // Nobody decides on what is not in sight.
    await userEvent.keyboard('a')
    await expect(row('Megalights Hamburg und Bremen')).toBeVisible()
    open.focus()
    await userEvent.keyboard('{Enter}')
    const title = await heading('Funkkombi Süd')
    await waitFor(() => expect(title).toHaveFocus())
    screen.getByRole('button', { name: 'Alle Freigaben' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row('Megalights Hamburg und Bremen')).toBeVisible())
    await expect(memory.sent).toEqual([])
  }),
}

export const DecidedOnAPhone: Story = {
  name: 'On a phone one approval is opened and approved by its button (T-19)',
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  ...flow({}, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Funkkombi Süd' }))
    await heading('Funkkombi Süd')
    const approve = screen.getByRole('button', { name: 'Freigeben' })
    const { left, right } = approve.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(approve)
    await expect(await screen.findByText('„Funkkombi Süd“ wird gleich freigegeben')).toBeVisible()
    await waitFor(() => expect(row('Funkkombi Süd')).toBeNull())
  }),
}

export const PhoneDetail: Story = {
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  ...flow({}, async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Megalights Hamburg und Bremen' }),
    )
    await heading('Megalights Hamburg und Bremen')
  }),
}

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px, however long names are',
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
  ...flow(
    {
      approvals: [
        buildApproval({
          plan: {
            ...buildApproval().plan,
            name: 'Außenwerbungsgroßflächenkombination Norddeutschland einschließlich Bahnhöfe',
            budget: 123_456_789.5,
          },
        }),
      ],
    },
    async ({ canvasElement, userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: /Außenwerbung/ }))
      await heading('Außenwerbungsgroßflächenkombination Norddeutschland einschließlich Bahnhöfe')
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    },
  ),
}

export const English: Story = {
  globals: { locale: 'en', viewport: { value: 'wide', isRotated: false } },
  ...flow({}, async () => {
    await screen.findByText('4 are waiting for you · the oldest for 3 days')
  }),
}

export const Dark: Story = {
  globals: { locale: 'de', mode: 'dark', viewport: { value: 'wide', isRotated: false } },
  ...flow({}, async () => {
    await heading('Megalights Hamburg und Bremen')
  }),
}

export const OfACampaign: Story = {
  name: 'In a cockpit: approve, reject with words, and what the campaign comes to (COCK-09, T-36)',
  ...flow(
    {},
    async ({ userEvent, step }, memory) => {
      await userEvent.click(
        await screen.findByRole('button', { name: 'Megalights Hamburg und Bremen freigeben' }),
      )
      await screen.findByText('1 von 3 Kanälen freigegeben – 2 warten noch.')
      await step('with a note', async () => {
        await userEvent.click(
          screen.getByRole('button', { name: 'Elternkanäle Social: weitere Arten der Freigabe' }),
        )
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Mit Anmerkung …' }))
        const dialog = within(await screen.findByRole('dialog'))
        await userEvent.type(dialog.getByRole('textbox'), 'Gern so.')
        await userEvent.click(dialog.getByRole('button', { name: 'Freigeben' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      })
      await step('radio goes back, and what was typed is kept when it fails', async () => {
        memory.failNext('decide', new PortError({ code: 'offline' }))
        await userEvent.click(screen.getByRole('button', { name: 'Funkkombi Süd ablehnen' }))
        const dialog = within(await screen.findByRole('dialog'))
        await userEvent.type(dialog.getByRole('textbox'), 'Zu laut.')
        await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
        await screen.findByText(/ließ sich nicht entscheiden/)
        await expect(dialog.getByRole('textbox')).toHaveValue('Zu laut.')
        await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      })
      await waitFor(() =>
        expect(
          screen.getAllByText(
            '2 von 3 Kanälen freigegeben – Funkkombi Süd geht zurück in die Planung.',
          ).length,
        ).toBeGreaterThan(0),
      )
    },
    3,
  ),
}

export const OfACampaignMayNot: Story = {
  name: 'In a cockpit: who may not decide sees what waits, and why there are no buttons (COCK-10)',
  ...flow(
    { mayDecide: false },
    async () => {
      await screen.findByText('Sie dürfen nicht freigeben.')
      await expect(screen.queryByRole('button', { name: /freigeben/ })).toBeNull()
    },
    3,
  ),
}

export const Nudging: Story = {
  name: 'In a cockpit: the agency reminds who decides, once a day; it says who did it last (T-39, T-43)',
  ...flow(
    { mayDecide: false, canNudge: true },
    async ({ userEvent, step }) => {
      const deciders = within(await screen.findByRole('list', { name: 'Wer entscheidet' }))
      await expect(deciders.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        expect.stringContaining('Sabine Moserzuletzt entschieden 12.11.2026'),
        expect.stringContaining('Bernhard Ostlernoch keine Entscheidung'),
      ])
      await step('it arrives, and cannot be sent twice', async () => {
        const button = screen.getByRole('button', { name: 'An die Freigabe erinnern' })
        button.focus()
        await userEvent.keyboard('{Enter}')
        await screen.findByText('Erinnert heute um 09:12 von Aylin Kaya')
        await expect(screen.queryByRole('button', { name: 'An die Freigabe erinnern' })).toBeNull()
        await expect(document.body).not.toHaveFocus()
      })
      await step('who reads along opens below', async () => {
        await userEvent.click(screen.getByText('Wer mitliest'))
        const watchers = within(screen.getByRole('list', { name: 'Wer mitliest' }))
        await expect(watchers.getByText('Korbinian Huber')).toBeVisible()
      })
    },
    3,
  ),
}

export const NudgedMeanwhile: Story = {
  name: 'In a cockpit: a colleague was faster; it says why nobody was reminded, and who did it (T-39)',
  ...flow(
    { mayDecide: false, canNudge: true, people: { deciders: [], watchers: [] } },
    async ({ userEvent }, memory) => {
      const button = await screen.findByRole('button', { name: 'An die Freigabe erinnern' })
      await expect(screen.getByText('Beim Kunden darf hier noch niemand freigeben.')).toBeVisible()
      memory.others.nudge(3)
      await userEvent.click(button)
      await screen.findByText(/Heute wurde schon an diese Freigabe erinnert/)
      await screen.findByText('Erinnert heute um 09:12 von Jonas Brandt')
    },
    3,
  ),
}
