import type { StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { SeminarCollection } from '../SeminarCollection.tsx'
import { createMemorySeminars } from './memory-port.ts'
import type { MemoryOptions, MemorySeminars } from './memory-port.types.ts'

type Props = ComponentProps<typeof SeminarCollection>
type Story = StoryObj<typeof SeminarCollection> & { args: Pick<Props, 'port' | 'collectionId'> }
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemorySeminars) => Promise<void>,
  prepare?: (memory: MemorySeminars) => void,
): Story {
  const make = () => {
    const made = createMemorySeminars(options)
    prepare?.(made)
    return made
  }
  let memory = make()
  return {
    args: { port: memory.port, collectionId: memory.collectionId },
    loaders: [
      () => {
        memory = make()
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, collectionId } = (loaded as { memory: MemorySeminars }).memory
      return <SeminarCollection port={port} collectionId={collectionId} title="Schulungen" />
    },
    play: (context) => play(context, memory),
  }
}
