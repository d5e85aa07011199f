import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { PageList } from './PageList.tsx'
import { buildModule, createMemoryPageList, somePages, type MemoryOptions, type MemoryPageList } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Page list',
  component: PageList,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof PageList>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  prepare?: (memory: MemoryPageList) => void
}

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { prepare, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryPageList) => Promise<void>,
): Story {
  let memory = createMemoryPageList(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryPageList(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        now={() => new Date('2026-11-20T10:00:00Z')}
      >
        <PageList port={(loaded as { memory: MemoryPageList }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const change = (name: string) => screen.findByRole('button', { name: `${name}: Sichtbar für …` })
const dialogOf = async (name: string) =>
  within(await screen.findByRole('dialog', { name: `Wer sieht „${name}“?` }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const WholePage: Story = {
  name: 'A page is opened to a group with all of its modules, and that is taken back (PERM-14, T-08)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await step('Who sees it stands at the page, where modules differ at these', async () => {
      await screen.findByText('Je Modul verschieden')
      await expect(screen.getAllByText('Kunde – Marketing, Kundenberatung')).toHaveLength(2)
      await expect(screen.getByText('Kundenberatung, Henrik Voss')).toBeVisible()
      await expect(screen.getByText('Nur Administration')).toBeVisible()
    })
    await step('What only some modules have stays so', async () => {
      await userEvent.click(await change('Briefing'))
      const dialog = await dialogOf('Briefing')
      await expect(
        dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }),
      ).toBePartiallyChecked()
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Marketing/ }))
      await dialog.findByText(/^\d Personen sehen es künftig auch/)
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await isClosed()
    })
    await step('Saved for all three', async () => {
      await screen.findByText('Geändert, wer „Briefing“ sieht')
      await expect([22, 23, 24].map(memory.audienceOf)).toEqual([
        [10, 11, 12],
        [10, 11, 12, 13],
        [-55, 10, 11, 12],
      ])
      await screen.findByText('Kunde – Marketing, Kundenberatung, Henrik Voss')
    })
    await step('And back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(() => expect(memory.audienceOf(24)).toEqual([10, 12, -55]))
      await screen.findByText('Kundenberatung, Henrik Voss')
    })
  }),
}

export const OneModule: Story = {
  name: 'One module of a page is closed, and the others stay as they are (PERM-14)',
  ...flow({}, async ({ userEvent }, memory) => {
    await userEvent.click(await change('Aktuelles'))
    const dialog = await dialogOf('Aktuelles')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Marketing/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }))
    await dialog.findByText('4 Personen sehen es dann nicht mehr')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await isClosed()
    await expect(memory.audienceOf(23)).toEqual([10, 12])
    await expect(memory.audienceOf(22)).toEqual([10, 11, 12])
    await expect(await change('Aktuelles')).toHaveFocus()
  }),
}

export const NotTheirs: Story = {
  name: 'Without the right, nothing can be changed (PERM-18)',
  ...flow(
    {
      pages: [
        { id: 1, name: 'Dateien', modules: [buildModule({ id: 21, canChangeAudience: false })] },
      ],
    },
    async () => {
      await screen.findByText('Dateien')
      await expect(screen.queryByRole('button')).toBeNull()
    },
  ),
}

export const Empty: Story = flow({ pages: [] }, async () => {
  await screen.findByText('Noch keine Seiten')
})

export const Failed: Story = {
  name: 'What could not be loaded is tried again',
  ...flow(
    { prepare: ({ failNext }) => failNext('pages', new PortError({ code: 'unknown' })) },
    async ({ userEvent }) => {
      await screen.findByText('Die Seiten konnten nicht geladen werden')
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await screen.findByText('Je Modul verschieden')
    },
  ),
}

export const Phone: Story = {
  name: 'On a phone, with long names',
  globals: { locale: 'de', viewport: { value: 'phone' } },
  ...flow(
    {
      pages: somePages.map((page) => ({
        ...page,
        name: `${page.name} der Sommerkampagne für Deutschland, Österreich und die Schweiz`,
      })),
    },
    async () => {
      await screen.findAllByText('Je Modul verschieden')
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  ),
}
