import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import {
  createMemoryCampaigns,
  fixedNow,
  someCampaigns,
  someOrders,
  type MemoryCampaigns,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Campaigns/Orders',
  component: Campaigns,
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

// As many as find room in a week beside the orders.
const fewCampaigns = someCampaigns.filter(({ name }) => name === 'Advent im Kiez')
const inCalendar = { view: 'calendar', due: 'off' }

interface Setting extends MemoryOptions {
  params?: Readonly<Record<string, string>>
  prepare?: (memory: MemoryCampaigns) => void
}

function flow(
  { params = inCalendar, prepare, ...options }: Setting,
  play?: (context: Context, memory: MemoryCampaigns, opened: string[]) => Promise<void>,
): Story {
  const make = () => createMemoryCampaigns({ campaigns: fewCampaigns, orders: someOrders, ...options }) // prettier-ignore
  let memory = make()
  let opened: string[] = []
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = make()
        prepare?.(memory)
        opened = []
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        params={params}
        now={() => fixedNow}
        onOpenInside={(address) => opened.push(address)}
      >
        <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
      </StoryHost>
    ),
    ...(play && { play: (context) => play(context, memory, opened) }),
  }
}

const orderNamed = (name: RegExp) => screen.queryByRole('button', { name })
const running = /^Direktbestellung: Radiospots Göttingen \(Mitte\)/

export const InTheCalendar: Story = {
  name: 'Direct orders stand in the calendar beside campaigns, by a sign of their own, and lead to their page (CAMP-03, DO-02)',
  ...flow({}, async ({ userEvent, step }, _memory, opened) => {
    await step('Those of this month, each told apart from campaigns', async () => {
      await expect(await screen.findByRole('button', { name: running })).toBeVisible()
      await expect(orderNamed(/^Direktbestellung: Prospekt Räumungsverkauf/)).toBeVisible()
      await expect(orderNamed(/Plakate Kassel/)).toBeNull()
      await expect(screen.getAllByRole('button', { name: /^Advent im Kiez/ })[0]).toBeVisible()
    })
    await step('By keyboard to its page', async () => {
      screen.getByRole('button', { name: running }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(opened).toEqual(['/direct-order/requests/7002?clientId=115'])
    })
    await step('Hidden and shown again', async () => {
      const toggle = screen.getByRole('button', { name: 'Direktbestellungen' })
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(toggle)
      await waitFor(() => expect(orderNamed(running)).toBeNull())
      await expect(screen.getAllByRole('button', { name: /^Advent im Kiez/ })[0]).toBeVisible()
      await userEvent.click(toggle)
      await expect(await screen.findByRole('button', { name: running })).toBeVisible()
    })
    await step('Narrowed with the campaigns; one that matches alone is enough', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'radiospots')
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Advent im Kiez/ })).toBeNull()) // prettier-ignore
      await expect(await screen.findByRole('button', { name: running })).toBeVisible()
      await userEvent.clear(screen.getByRole('searchbox'))
    })
    await step('Those of another quarter come with it', async () => {
      const next = screen.getByRole('button', { name: 'Später' })
      await userEvent.click(next)
      await userEvent.click(next)
      await expect(await screen.findByRole('grid', { name: /Januar 2027/ })).toBeVisible()
      await expect(await screen.findByRole('button', { name: /^Direktbestellung: Plakate Kassel/ })).toBeVisible() // prettier-ignore
    })
  }),
}

export const NothingFits: Story = {
  name: 'Where nothing fits that is said over the calendar, which leads to other months, and it is taken back there',
  ...flow({ params: { ...inCalendar, q: 'gibt es nicht' } }, async ({ userEvent }) => {
    await expect(await screen.findByText(/^Keine Kampagne passt dazu/)).toBeVisible()
    await expect(screen.getByRole('grid', { name: /November 2026/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await expect(await screen.findByRole('button', { name: running })).toBeVisible()
    await expect(screen.queryByText(/^Keine Kampagne passt dazu/)).toBeNull()
  }),
}

export const Placed: Story = {
  name: 'An order that is placed elsewhere comes by itself (RT-02)',
  ...flow({}, async (_context, memory) => {
    await expect(await screen.findByRole('button', { name: running })).toBeVisible()
    memory.others.order({ ...someOrders[1]!, id: 7009, name: 'Durchsagen Stade' })
    await expect(
      await screen.findByRole('button', { name: /^Direktbestellung: Durchsagen Stade/ }),
    ).toBeVisible()
  }),
}

export const OnlyOrders: Story = {
  name: 'Who has orders and no campaigns has their calendar',
  ...flow({ campaigns: [], params: {} }, async ({ userEvent }) => {
    await expect(await screen.findByText('Noch keine Kampagnen')).toBeVisible()
    await userEvent.click(await screen.findByRole('radio', { name: 'Kalender' }))
    await expect(await screen.findByRole('button', { name: running })).toBeVisible()
  }),
}

export const WithoutLists: Story = {
  name: 'Who sees no list of orders reads nothing of them',
  ...flow({ orders: undefined }, async () => {
    await expect((await screen.findAllByRole('button', { name: /^Advent im Kiez/ }))[0]).toBeVisible() // prettier-ignore
    await expect(screen.queryByRole('button', { name: 'Direktbestellungen' })).toBeNull()
  }),
}

export const NotLoaded: Story = {
  name: 'Orders that do not come are said, campaigns stay, and they come on trying again',
  ...flow(
    { prepare: ({ failNext }) => failNext('orders', new PortError({ code: 'offline' })) },
    async ({ userEvent }) => {
      const said = await screen.findByText(/^Die Direktbestellungen ließen sich nicht laden/)
      await expect(said).toBeVisible()
      await expect(screen.getAllByRole('button', { name: /^Advent im Kiez/ })[0]).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await screen.findByRole('button', { name: running })).toBeVisible()
      await waitFor(() => expect(screen.queryByText(/ließen sich nicht laden/)).toBeNull())
    },
  ),
}

export const Phone: Story = {
  name: 'On a phone the list of the day says which are orders',
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...flow({}, async () => {
    const day = await screen.findByRole('heading', { name: /20\. November 2026/ })
    const list = within(day.parentElement!)
    await expect(await list.findByText(/^Direktbestellung: Radiospots Göttingen/)).toBeVisible()
  }),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await expect(
      await screen.findByRole('button', { name: /^Direct order: Radiospots Göttingen \(Mitte\)/ }),
    ).toBeVisible()
  }),
}

export const Dark: Story = { globals: { mode: 'dark' }, ...flow({}) }
