import type { StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FileExplorer } from '../FileExplorer.tsx'
import {
  createMemoryFileExplorer,
  type MemoryFileExplorer,
  type MemoryOptions,
} from './memory-port.ts'

type Story = StoryObj<typeof FileExplorer>

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  options: MemoryOptions,
  play: (
    context: Parameters<NonNullable<Story['play']>>[0],
    memory: MemoryFileExplorer,
  ) => Promise<void>,
): Story & { args: { port: MemoryFileExplorer['port']; rootId: number; title: string } } {
  let memory = createMemoryFileExplorer(options)
  return {
    args: { port: memory.port, rootId: memory.rootId, title: 'Dateien' },
    loaders: [
      () => {
        memory = createMemoryFileExplorer(options)
        return { memory }
      },
    ],
    render: (args, { loaded }) => {
      const { port, rootId } = (loaded as { memory: MemoryFileExplorer }).memory
      return <FileExplorer {...args} port={port} rootId={rootId} />
    },
    play: (context) => play(context, memory),
  }
}

/** The row of an entry whose name begins so. */
export const rowOf = (name: string | RegExp) =>
  screen.findByRole('row', { name: typeof name === 'string' ? new RegExp(`^.?${name}`) : name })

/** Names of the rows in sight, in their order. */
export const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('.at-title')?.textContent)
