import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { StoryHost } from '../../kit/StoryHost.tsx'
import type { PeoplePort } from '../people.port.ts'
import { createMemoryPeople, type MemoryOptions, type MemoryPeople } from './memory-port.ts'

type Story = StoryObj<ComponentType<{ port: PeoplePort }>>
type Context = Parameters<NonNullable<Story['play']>>[0]

export interface FlowOptions extends MemoryOptions {
  /** Where it opens. */
  path?: readonly string[]
  prepare?: (memory: MemoryPeople) => void
}

/** Stories of one view, each with a memory of its own that is made anew each time it is played. */
export const flowOf =
  (View: ComponentType<{ port: PeoplePort }>) =>
  (
    { prepare, path, ...options }: FlowOptions,
    play: (context: Context, memory: MemoryPeople) => Promise<void>,
  ): Story => {
    let memory = createMemoryPeople(options)
    return {
      args: { port: memory.port },
      loaders: [
        () => {
          memory = createMemoryPeople(options)
          prepare?.(memory)
          return { memory }
        },
      ],
      render: (_args, { loaded, globals }) => (
        <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'} path={path}>
          <View port={(loaded as { memory: MemoryPeople }).memory.port} />
        </StoryHost>
      ),
      play: (context) => play(context, memory),
    }
  }
