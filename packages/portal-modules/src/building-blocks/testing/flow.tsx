import type { StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { StoryHost } from '../../kit/StoryHost.tsx'
import { BuildingBlocks } from '../BuildingBlocks.tsx'
import { fixedNow } from './fixtures.ts'
import { createMemoryBuildingBlocks, type MemoryBuildingBlocks, type MemoryOptions } from './memory-port.ts' // prettier-ignore

type Story = StoryObj<typeof BuildingBlocks>
type Context = Parameters<NonNullable<Story['play']>>[0]

export interface FlowOptions extends MemoryOptions {
  /** Where it opens. */
  path?: readonly string[]
  prepare?: (memory: MemoryBuildingBlocks) => void
  onPath?: (path: readonly string[]) => void
}

const now = () => fixedNow

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  { prepare, path, onPath, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryBuildingBlocks) => Promise<void>,
): Story {
  let memory = createMemoryBuildingBlocks(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryBuildingBlocks(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: ({ component }: ComponentProps<typeof BuildingBlocks>, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        path={path}
        now={now}
        onPath={onPath}
      >
        <BuildingBlocks
          port={(loaded as { memory: MemoryBuildingBlocks }).memory.port}
          component={component}
        />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

export const rowOf = (name: RegExp) => screen.findByRole('row', { name })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
/** A message tells so, once it has come in. */
export const told = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())
/** The card of a field that is closed, by the name on it. */
export const cardOf = (name: string) =>
  screen.findByRole('button', { name: (text) => text.startsWith(name), expanded: false })
