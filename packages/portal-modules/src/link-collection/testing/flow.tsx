import type { StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { LinkCollection } from '../LinkCollection.tsx'
import {
  createMemoryLinkCollection,
  type MemoryLinkCollection,
  type MemoryOptions,
} from './memory-port.ts'

type Props = ComponentProps<typeof LinkCollection>
type Story = StoryObj<typeof LinkCollection> & { args: Pick<Props, 'port' | 'collectionId'> }
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryLinkCollection) => Promise<void>,
): Story {
  let memory = createMemoryLinkCollection(options)
  return {
    args: { port: memory.port, collectionId: memory.collectionId },
    loaders: [
      () => {
        memory = createMemoryLinkCollection(options)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, collectionId } = (loaded as { memory: MemoryLinkCollection }).memory
      return <LinkCollection port={port} collectionId={collectionId} title="Wichtige Seiten" />
    },
    play: (context) => play(context, memory),
  }
}
