import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  createMemoryFileExplorer,
  type MemoryFileExplorer,
  type MemoryOptions,
} from '../../file-explorer/testing/index.ts'
import { PortError } from '../../kit/index.ts'
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'
import { clientFiles, emptyFiles, sommerfrischePath } from './files.data.ts'
import { FilesPage } from './FilesPage.tsx'

const meta = {
  title: 'Pages/Files',
  component: FilesPage,
  decorators: [inPage('files', 'service', sommerfrischePath)],
  parameters: pageParameters,
} satisfies Meta<typeof FilesPage>
export default meta
type Play = NonNullable<StoryObj<typeof meta>['play']>

/** A story with files of its own, made anew each time it is shown. */
function page(
  { globals, ...options }: MemoryOptions & { globals: Record<string, unknown> },
  play?: Play,
  prepare?: (memory: MemoryFileExplorer) => void,
): StoryObj<typeof meta> {
  const args = createMemoryFileExplorer({ ...options, underway: undefined })
  return {
    args: { port: args.port, rootId: args.rootId },
    globals,
    loaders: [
      () => {
        const memory = createMemoryFileExplorer(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, rootId } = (loaded as { memory: MemoryFileExplorer }).memory
      return <FilesPage port={port} rootId={rootId} />
    },
    play,
  }
}

const row = (name: RegExp) => screen.findByRole('row', { name })
/** Two files are chosen, the last one is looked at. */
const chooseTwo: Play = async () => {
  for (const name of [/^Megalight/, /^Plan v3/]) {
    const line = await row(name)
    line.focus({ preventScroll: true })
    fireEvent.click(within(line).getByRole('checkbox'))
  }
  await screen.findByText(/^2 (ausgewählt|selected)$/, { selector: 'strong' })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

export const Desktop = page({ ...clientFiles, globals: desktop }, chooseTwo)
export const English = page({ ...clientFiles, globals: { ...desktop, locale: 'en' } }, chooseTwo)
export const Yellow = page({ ...clientFiles, globals: { ...desktop, tenant: 'yellow' } }, chooseTwo)
export const DarkYellow = page(
  { ...clientFiles, globals: { ...desktop, tenant: 'yellow', mode: 'dark' } },
  chooseTwo,
)
export const Plum = page({ ...clientFiles, globals: { ...desktop, tenant: 'plum' } }, chooseTwo)
export const Red = page({ ...clientFiles, globals: { ...desktop, tenant: 'red' } }, chooseTwo)
export const DarkGreen = page(
  { ...clientFiles, globals: { ...desktop, tenant: 'green', mode: 'dark' } },
  chooseTwo,
)
export const Phone = page({ ...clientFiles, globals: phone })
export const PhoneEnglish = page({ ...clientFiles, globals: { ...phone, locale: 'en' } })
export const PhoneYellow = page({ ...clientFiles, globals: { ...phone, tenant: 'yellow' } })

const toTiles: Play = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^(Kacheln|Tiles)$/ }))
}
export const Tiles = page({ ...clientFiles, globals: desktop }, toTiles)
export const PhoneTiles = page(
  { ...clientFiles, globals: { ...phone, tenant: 'green', mode: 'dark' } },
  toTiles,
)

export const Empty = page({ ...emptyFiles, globals: desktop })
export const Loading = page({ ...clientFiles, latency: 10_000_000, globals: desktop })
export const Failed = page(
  { ...emptyFiles, globals: desktop },
  async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a-19c2')
  },
  (memory) => {
    const error = new PortError({ code: 'unknown', retryable: false, reference: '7f3a-19c2' })
    for (let call = 0; call < 20; call += 1) memory.failNext('folder', error)
  },
)

const german = { ...desktop, locale: 'de' }

export const ChoosingByKeyboard = {
  name: 'Choosing with the keyboard alone: Space, Shift with arrows, all, none',
  ...page({ ...clientFiles, globals: german }, async () => {
    const first = await row(/^Kreation/)
    first.focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findByText('1 ausgewählt', { selector: 'strong' })).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await screen.findByText('3 ausgewählt', { selector: 'strong' })
    await userEvent.keyboard('{Control>}a{/Control}')
    await screen.findByText('8 ausgewählt', { selector: 'strong' })
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alle auswählen' })
    await expect(all).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('8 ausgewählt')).toBeNull())
    await expect(screen.getByRole('searchbox', { name: 'In diesem Ordner filtern' })).toBeVisible()
  }),
}

export const DeletingTogether = {
  name: 'What is deleted together comes back together',
  ...page({ ...clientFiles, globals: german }, async (context) => {
    await chooseTwo(context)
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
    await screen.findByText('2 Elemente gelöscht')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Plan v3/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await row(/^Plan v3/)
    await row(/^Megalight/)
  }),
}

export const ChoosingByPointer = {
  name: 'Choosing by pointer: one, a range, one less; boxes add, and the keys go on from there',
  ...page({ ...clientFiles, globals: german }, async ({ userEvent: user }) => {
    const size = async (name: RegExp) => within(await row(name)).getAllByRole('gridcell')[3]!
    const chosen = () =>
      screen.queryAllByRole('row', { selected: true }).map((line) => line.ariaRowIndex)
    await user.click(await size(/^Kick-off/))
    await expect(chosen()).toEqual(['5'])
    await user.keyboard('{Shift>}')
    await user.click(await size(/^Plan v3/))
    await user.keyboard('{/Shift}{Control>}')
    await expect(chosen()).toEqual(['5', '6', '7'])
    await user.click(await size(/^Megalight/))
    await user.keyboard('{/Control}')
    await expect(chosen()).toEqual(['5', '7'])
    await user.click(screen.getByRole('checkbox', { name: /^Megalight/ }))
    await expect(chosen()).toEqual(['5', '6', '7'])
    await expect(await row(/^Megalight/)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    await waitFor(async () => expect(await row(/^Kick-off/)).toHaveFocus())
  }),
}

export const DeletingByMenu = {
  name: 'What its menu deletes hands the focus to the row in its place',
  ...page({ ...clientFiles, globals: german }, async () => {
    await row(/^Plan v3/)
    await userEvent.click(screen.getByRole('button', { name: /^Aktionen für Plan v3/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Löschen/ }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Plan v3/ })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(async () => expect(await row(/^Spot 20s/)).toHaveFocus())
  }),
}

export const LookingBeside = {
  name: 'The row that has the focus is shown beside the list, with its picture',
  ...page({ ...clientFiles, globals: german }, async () => {
    const line = await row(/^Megalight/)
    line.focus()
    const beside = within(screen.getByRole('complementary', { name: 'Details' }))
    await expect(await beside.findByRole('heading', { name: /^Megalight/ })).toBeVisible()
    await expect(
      beside.getByRole('img', { name: 'Vorschau von Megalight Motiv 02.png' }),
    ).toBeVisible()
    await expect(beside.getByText('Priya Raman')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Liste' }))
    await expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull()
  }),
}

export const LookingOnAPhone = {
  name: 'On a phone the same opens over the page, from the row’s menu',
  ...page({ ...clientFiles, globals: { ...narrow, locale: 'de' } }, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aktionen für Megalight/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }))
    const drawer = await screen.findByRole('dialog', { name: 'Megalight Motiv 02.png' })
    await expect(within(drawer).getByText('Priya Raman')).toBeInTheDocument()
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('main').scrollWidth).toBeLessThanOrEqual(320)
  }),
}

export const TilesByKeyboard = {
  name: 'Tiles: arrows in all directions, Space chooses, Enter opens',
  ...page({ ...clientFiles, globals: german }, async (context) => {
    await toTiles(context)
    const first = await row(/^Kreation/)
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await row(/^Mediapläne/)).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(await row(/^Mediapläne/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await waitFor(async () => expect(await row(/^Mediapläne 2027/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await row(/^Mediaplan 01/)
  }),
}
