import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryHost } from '../../kit/StoryHost.tsx'
import { TaskBoard } from '../TaskBoard.tsx'
import { fixedNow, someBuckets, somePeople, someTasks } from './fixtures.ts'
import { createMemoryTasks, type MemoryOptions, type MemoryTasks } from './memory-port.ts'

export type Story = StoryObj<typeof TaskBoard>
export type Context = Parameters<NonNullable<Story['play']>>[0]

export interface Setting extends MemoryOptions {
  params?: Readonly<Record<string, string>>
  /** Something about the memory before it is shown. */
  prepare?: (memory: MemoryTasks) => void
  width?: string
}
export interface Seen {
  opened: string[]
  said: string[]
}

/** A story with a memory of its own, made anew each time it is played. */
export function flow(
  { params, prepare, width, ...given }: Setting,
  play: (context: Context, memory: MemoryTasks, seen: Seen) => Promise<void>,
): Story {
  const options = { buckets: someBuckets, tasks: someTasks, people: somePeople, ...given }
  let memory = createMemoryTasks(options)
  let seen: Seen = { opened: [], said: [] }
  return {
    args: { port: memory.port, listId: memory.listId },
    loaders: [
      () => {
        memory = createMemoryTasks(options)
        prepare?.(memory)
        seen = { opened: [], said: [] }
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => {
      const own = (loaded as { memory: MemoryTasks }).memory
      return (
        <StoryHost
          locale={globals.locale === 'en' ? 'en' : 'de'}
          params={params}
          now={() => fixedNow}
          onOpenInside={(address) => seen.opened.push(address)}
          onAnnounce={(text) => seen.said.push(text)}
        >
          <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
            <TaskBoard port={own.port} listId={own.listId} />
          </div>
        </StoryHost>
      )
    },
    play: async (context) => {
      await play(context, memory, seen)
      await calm()
    },
  }
}

export const column = (name: string) => screen.findByRole('group', { name })
export const inColumn = async (name: string) => within(await column(name))
export const titlesIn = async (name: string) =>
  [...(await column(name)).querySelectorAll('.at-board-card')]
    .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
    .map((card) => card.querySelector('h3')!.textContent)
export const cardOf = async (title: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  return heading.closest<HTMLElement>('.at-board-card')!
}
export const menuOf = async (title: string, command: string | RegExp) => {
  const more = await screen.findByRole('button', { name: `Aktionen für ${title}` })
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name: command }))
}
export const choose = async (filter: RegExp, option: string, role = 'menuitemcheckbox') => {
  await userEvent.click(screen.getByRole('button', { name: filter }))
  await userEvent.click(await screen.findByRole(role, { name: option }))
  await waitFor(async () => {
    if (screen.queryByRole('menu')) await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
  })
}
export const dialog = async () => within(await screen.findByRole('dialog'))
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** A message tells so, once it has come in. */
export const told = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())
/** Takes back what a message tells of; others may stand beside it. */
export const undo = async (said: string | RegExp) => {
  let place: HTMLElement | null = await screen.findByText(said)
  const button = () => place && within(place).queryByRole('button', { name: 'Rückgängig' })
  while (place && !button()) place = place.parentElement
  await userEvent.click(button()!)
}
/** Menus and dialogs are gone. */
const calm = () =>
  waitFor(() => expect(document.querySelector('[role=menu],[data-exiting]')).toBeNull())
/** Commands are sent one after the other. */
export const task = (memory: MemoryTasks, id: number) =>
  memory.port.list(memory.listId).load().then(({ tasks }) => tasks.find((one) => one.id === id)) // prettier-ignore
