import type { StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Contacts } from '../Contacts.tsx'
import { createMemoryContacts, type MemoryContacts, type MemoryOptions } from './memory-port.ts'

type Props = ComponentProps<typeof Contacts>
type Story = StoryObj<typeof Contacts> & { args: Pick<Props, 'port' | 'listId'> }
export type FlowContext = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  options: MemoryOptions,
  play: (context: FlowContext, memory: MemoryContacts) => Promise<void>,
  prepare: (memory: MemoryContacts) => void = () => undefined,
): Story {
  let memory = createMemoryContacts(options)
  return {
    args: { port: memory.port, listId: memory.listId },
    loaders: [
      () => {
        memory = createMemoryContacts(options)
        prepare(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, listId } = (loaded as { memory: MemoryContacts }).memory
      return <Contacts port={port} listId={listId} title="Kontakte" />
    },
    play: (context) => play(context, memory),
  }
}
