import type { Meta, StoryObj } from '@storybook/react-vite'
import { act, type ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { ModuleHostProvider, useModuleHost } from '../kit/index.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Approvals } from './Approvals.tsx'
import { createMemoryApprovals, fixedNow, type MemoryApprovals } from './testing/index.ts'

const meta = {
  title: 'Modules/Approvals/Keys',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
function flow(play: (context: Context, memory: MemoryApprovals) => Promise<void>): Story {
  let memory = createMemoryApprovals({})
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryApprovals({})
        return { memory }
      },
    ],
    render: (_args, { loaded }) => (
      <Approvals port={(loaded as { memory: MemoryApprovals }).memory.port} />
    ),
    play: (context) => play(context, memory),
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const row = (name: string) => screen.queryByRole('button', { name })

/** Addresses that were asked for and are not there yet. */
let onTheWay = 0
/** Addresses that wait until they are let through, one by one; undefined: they come by themselves. */
let gate: (() => void)[] | undefined
/** A router: the new address comes in a later render. */
function Late({ children }: { children: ReactNode }) {
  const host = useModuleHost()
  const setPath: typeof host.setPath = (...to) => {
    onTheWay += 1
    const arrive = () => {
      onTheWay -= 1
      host.setPath(...to)
    }
    if (gate) gate.push(arrive)
    else setTimeout(arrive, 60)
  }
  return <ModuleHostProvider host={{ ...host, setPath }}>{children}</ModuleHostProvider>
}
const late = (Shown: () => ReactNode) => (
  <Late>
    <Shown />
  </Late>
)
const arrived = () => waitFor(() => expect(onTheWay).toBe(0))
const expectAt = (name: string) =>
  waitFor(async () => {
    await expect(row(name)).toHaveFocus()
    await expect(row(name)).toHaveAttribute('aria-current', 'true')
  })

export const LateAddress: Story = {
  name: 'The focus stays with what the keys act on, though the address comes later (T-37, WCAG 2.4.3)',
  decorators: [late],
  ...flow(async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    for (const [keys, name] of [
      ['j', 'Funkkombi Süd'],
      ['j', 'Elternkanäle Social'],
      ['j', 'Anzeige ½ Seite'],
      ['k', 'Elternkanäle Social'],
      ['k', 'Funkkombi Süd'],
      // Approved, the next one is shown; taken back, the same again.
      ['a', 'Elternkanäle Social'],
      ['z', 'Funkkombi Süd'],
      // Faster than the address.
      ['jj', 'Anzeige ½ Seite'],
      ['ka', 'Anzeige ½ Seite'],
      ['zk', 'Funkkombi Süd'],
    ] as const) {
      await userEvent.keyboard(keys)
      await expectAt(name)
      await arrived()
      await expectAt(name)
    }
    await expect(memory.sent).toEqual([])
  }),
}

export const BackBefore: Story = {
  name: 'Who goes back before the address came is shown nothing else on the way (T-37)',
  decorators: [late],
  ...flow(async ({ userEvent }) => {
    await heading('Megalights Hamburg und Bremen')
    await userEvent.keyboard('jjj')
    await expectAt('Anzeige ½ Seite')
    await arrived()
    const held = (gate = [])
    try {
      // To the one before, which is approved: after it comes the one whose address is still there.
      await userEvent.keyboard('ka')
      await expectAt('Anzeige ½ Seite')
      for (const arrive of held as (() => void)[]) {
        await act(arrive)
        await expectAt('Anzeige ½ Seite')
        await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Anzeige ½ Seite')
      }
    } finally {
      gate = undefined
      onTheWay = 0
    }
  }),
}

export const LatePhone: Story = {
  name: 'On a phone the focus waits until one approval is shown alone, and goes back to the list',
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  decorators: [late],
  ...flow(async ({ userEvent }) => {
    const open = await screen.findByRole('button', { name: 'Funkkombi Süd' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await arrived()
    await waitFor(async () => expect(await heading('Funkkombi Süd')).toHaveFocus())
    screen.getByRole('button', { name: 'Alle Freigaben' }).focus()
    await userEvent.keyboard('{Enter}')
    await arrived()
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull())
    await expect(document.activeElement).toBeVisible()
  }),
}

export const KeysElsewhere: Story = {
  name: 'Single letters do nothing while the focus is on something beside the inbox (WCAG 2.1.4)',
  decorators: [
    (Shown) => (
      <>
        <button type="button">Außerhalb</button>
        <Shown />
      </>
    ),
  ],
  ...flow(async ({ userEvent }, memory) => {
    await heading('Megalights Hamburg und Bremen')
    screen.getByRole('button', { name: 'Außerhalb' }).focus()
    await userEvent.keyboard('jax')
    row('Megalights Hamburg und Bremen')!.focus()
    // One on from where it was: neither of the letters before did anything.
    await userEvent.keyboard('j')
    await heading('Funkkombi Süd')
    await expect(screen.queryByText(/wird gleich freigegeben/)).toBeNull()
    await expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
    await expect(memory.sent).toEqual([])
  }),
}

export const WithoutMouse: Story = {
  name: 'Rejected with a reason, approved with a note, and left alone, all by keys (T-37)',
  ...flow(async ({ userEvent }) => {
    await heading('Megalights Hamburg und Bremen')
    const note = () => screen.getByRole('textbox', { name: 'Anmerkung' })
    // Back to the list, and the words stay.
    await userEvent.keyboard('r')
    await waitFor(() => expect(note()).toHaveFocus())
    await userEvent.paste('Zu früh')
    await userEvent.keyboard('{Escape}')
    await expect(row('Megalights Hamburg und Bremen')).toHaveFocus()
    await expect(note()).toHaveValue('Zu früh')

    await userEvent.keyboard('r')
    await waitFor(() => expect(note()).toHaveAccessibleDescription(/ablehnen/))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expectAt('Funkkombi Süd')
    await screen.findByText('„Megalights Hamburg und Bremen“ wird gleich abgelehnt')

    await userEvent.click(note())
    await expect(note()).toHaveAccessibleDescription(/freigeben/)
    await userEvent.paste('Gern')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/wird gleich freigegeben/)
    await expectAt('Elternkanäle Social')
  }),
}
