import type { StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Posts } from '../Posts.tsx'
import { createMemoryPosts, type MemoryPosts, type MemoryOptions } from './memory-port.ts'

type Props = ComponentProps<typeof Posts>
type Story = StoryObj<typeof Posts> & { args: Pick<Props, 'port' | 'collectionId'> }
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryPosts) => Promise<void>,
): Story {
  let memory = createMemoryPosts(options)
  return {
    args: { port: memory.port, collectionId: memory.collectionId },
    loaders: [
      () => {
        memory = createMemoryPosts(options)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, collectionId } = (loaded as { memory: MemoryPosts }).memory
      return <Posts port={port} collectionId={collectionId} title="Insights" />
    },
    play: (context) => play(context, memory),
  }
}
