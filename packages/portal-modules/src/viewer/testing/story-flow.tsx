import { Button } from '@atrium/design-system'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ViewItem } from '../viewer.port.ts'
import { Viewer, type ViewerProps } from '../Viewer.tsx'
import { buildFile, folderItems } from './fixtures.ts'
import { createMemoryViewer, type MemoryOptions, type MemoryViewer } from './memory-port.ts'

type Story = StoryObj<typeof Viewer>
type Context = Parameters<NonNullable<Story['play']>>[0]

export interface FlowOptions extends MemoryOptions, Pick<ViewerProps, 'viewers'> {
  start?: number
  /** The port is asked what stands beside the item. */
  isAlone?: boolean
}

interface HeldProps extends Pick<ViewerProps, 'viewers'> {
  memory: MemoryViewer
  start: number
  items: readonly ViewItem[] | undefined
}

/** A page with a button that opens the viewer, as a list's row would. */
function Held({ memory, start, items, viewers }: HeldProps) {
  const [itemId, setItemId] = useState<number>()
  return (
    <>
      <Button onPress={() => setItemId(start)}>Ansehen</Button>
      {itemId !== undefined && (
        <Viewer
          port={memory.port}
          itemId={itemId}
          items={items}
          viewers={viewers}
          onItemChange={({ id }) => setItemId(id)}
          onClose={() => setItemId(undefined)}
        />
      )}
    </>
  )
}

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  { start = 1, isAlone = false, viewers, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryViewer) => Promise<void>,
  before: (memory: MemoryViewer) => void = () => undefined,
) {
  let memory = createMemoryViewer({ items: folderItems, ...options })
  return {
    args: {
      port: memory.port,
      itemId: start,
      onItemChange: () => undefined,
      onClose: () => undefined,
    },
    loaders: [
      () => {
        memory = createMemoryViewer({ items: folderItems, ...options })
        before(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => (
      <Held
        memory={(loaded as { memory: MemoryViewer }).memory}
        start={start}
        items={isAlone ? undefined : (options.items ?? folderItems)}
        viewers={viewers}
      />
    ),
    play: async (context) => {
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ansehen' }))
      // It fades in, and what is in it may be there before.
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
      await play(context, memory)
    },
  } satisfies Story
}

export const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name })

/** One file alone, with this content. */
export const only = (
  name: string,
  contentOf: () => string,
  more: FlowOptions = {},
): FlowOptions => ({
  items: [buildFile({ id: 1, name, type: null })],
  contentOf,
  ...more,
})

/** Waits until it is said. */
export const heading = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible())
/** It can be had, whatever is shown of it. */
export const download = () =>
  expect(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Herunterladen' }),
  ).not.toHaveLength(0)
