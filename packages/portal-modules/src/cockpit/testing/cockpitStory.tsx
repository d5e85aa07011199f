import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Cockpit } from '../Cockpit.tsx'
import type { CockpitAddress } from '../cockpit.port.ts'
import { createMemoryCockpit, type MemoryCockpit, type MemoryOptions } from './memory-port.ts'

/** A campaign of the caller's own application. */
export const own: CockpitAddress = { kind: 'own', id: 7 }

interface Args extends MemoryOptions {
  address?: CockpitAddress
  memory?: MemoryCockpit
}

/** The module on a memory port, as its stories show it. */
export function Shown({ address = own, memory, ...options }: Args) {
  const made = memory ?? createMemoryCockpit(options)
  return <Cockpit port={made.port} address={address} hasWorkflow campaignsAddress="/campaigns" />
}

type Story = StoryObj<typeof Shown>

/** A story with a port of its own that the play may speak to. */
export const flow = (
  options: MemoryOptions,
  play: (memory: MemoryCockpit) => Promise<void>,
  address?: CockpitAddress,
  prepare?: (memory: MemoryCockpit) => void,
): Story => {
  const holder: { memory?: MemoryCockpit } = {}
  return {
    render: () => {
      if (!holder.memory) {
        holder.memory = createMemoryCockpit(options)
        prepare?.(holder.memory)
      }
      return <Shown memory={holder.memory} address={address} />
    },
    play: async () => play(holder.memory!),
  }
}

/** What stands under a heading. */
export const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!)

/** Nothing is wider than the screen. */
export const fitsScreen = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))
