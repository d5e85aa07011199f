import type { StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { StoryHost } from '../../kit/StoryHost.tsx'
import { DirectOrders } from '../DirectOrders.tsx'
import { fixedNow } from './fixtures.ts'
import { createMemoryDirectOrders } from './memory-port.ts'
import type { MemoryDirectOrders, MemoryOptions } from './memory-port.types.ts'

type Story = StoryObj<typeof DirectOrders>
type Context = Parameters<NonNullable<Story['play']>>[0]

export interface FlowOptions extends MemoryOptions {
  /** Where it opens. */
  path?: readonly string[]
  params?: Readonly<Record<string, string>>
  prepare?: (memory: MemoryDirectOrders) => void
  /** There is a way to building blocks; default no. */
  hasBlocks?: boolean
}

const now = () => fixedNow

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  { prepare, path, params, hasBlocks = false, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryDirectOrders) => Promise<void>,
): Story {
  let memory = createMemoryDirectOrders(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryDirectOrders(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: ({ component }: ComponentProps<typeof DirectOrders>, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        path={path}
        params={params}
        now={now}
        onOpenInside={() => undefined}
      >
        <DirectOrders
          port={(loaded as { memory: MemoryDirectOrders }).memory.port}
          component={component}
          {...(hasBlocks && { onOpenBlocks: () => undefined })}
        />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

export const rowOf = (name: RegExp) => screen.findByRole('row', { name })
/** A message tells so, once it has come in. */
export const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
/** Text with plain spaces. */
export const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ') // prettier-ignore
