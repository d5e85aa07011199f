import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Timeline } from './Timeline.tsx'
import {
  buildItem,
  createMemoryTimeline,
  fixedNow,
  manyItems,
  someItems,
  type MemoryOptions,
  type MemoryTimeline,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Timeline',
  component: Timeline,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryTimeline) => Promise<void>,
  prepare: (memory: MemoryTimeline) => void = () => undefined,
): Story {
  let memory = createMemoryTimeline(options)
  return {
    args: { port: memory.port, timelineId: memory.timelineId },
    loaders: [
      () => {
        memory = createMemoryTimeline(options)
        prepare(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, timelineId } = (loaded as { memory: MemoryTimeline }).memory
      return <Timeline port={port} timelineId={timelineId} title="Zeitleiste" />
    },
    play: (context) => play(context, memory),
  }
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
const headings = (level: 2 | 3) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)
const entryOf = async (title: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 4, name: title })
  return heading.closest('li')!
}
const loaded = () => waitFor(() => expect(titles().length).toBeGreaterThan(0))
const fromMenu = async ({ userEvent }: Context, title: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Aktionen für ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const Playground: Story = flow({ items: someItems, latency: 300 }, async () => undefined)

export const Reading: Story = {
  name: 'Reading: by month and day, today and what comes have their words; nothing to do for readers (TL-01, T-78)',
  ...flow({ items: someItems, canWrite: false }, async ({ step }, memory) => {
    await loaded()
    await step('Months, and days with weekday and week', async () => {
      await expect(headings(2)).toEqual(['Dezember 2026', 'November 2026', 'Oktober 2026'])
      await expect(headings(3)).toEqual([
        'Donnerstag 03.12.2026 KW 49',
        'morgen, Samstag 21.11.2026 KW 47',
        'heute, Freitag 20.11.2026 KW 47',
        'gestern, Donnerstag 19.11.2026 KW 47',
        'Donnerstag 05.11.2026 KW 45',
        'Mittwoch 28.10.2026 KW 44',
        'Montag 12.10.2026 KW 42',
      ])
    })
    await step('An item says its kind, who told it, and where it leads', async () => {
      const file = within(await entryOf(/Neue Mediadaten/))
      await expect(file.getByText('Datei')).toBeVisible()
      await expect(file.getByText(/von Aylin Kaya/)).toBeVisible()
      await expect(file.getByRole('link')).toHaveAttribute('href', 'https://mediadaten.example/2027') // prettier-ignore
      await expect(within(await entryOf('Briefing')).queryByRole('link')).toBeNull()
    })
    await step('Who only reads sees no way to change anything', async () => {
      await expect(screen.queryByRole('button', { name: 'Eintrag hinzufügen' })).toBeNull()
      await expect(screen.queryByRole('button', { name: /^Aktionen/ })).toBeNull()
    })
    await step('What the agency tells appears at its day, and is marked', async () => {
      memory.others.add({ title: 'Eilmeldung', day: '2026-11-19' })
      const entry = within(await entryOf('Eilmeldung'))
      await expect(await entry.findByText('Neu')).toBeVisible()
      await expect(titles()[4]).toBe('Eilmeldung')
    })
  }),
}

export const NowLine: Story = {
  name: 'Between what comes and what was stands the present (T-78)',
  ...flow({ items: someItems.filter(({ day }) => day !== '2026-11-20') }, async () => {
    await loaded()
    await expect(await screen.findByText('Heute, 20.11.2026')).toBeVisible()
  }),
}

export const Finding: Story = {
  name: 'Finding: one kind with its number, a date, and back; the address keeps it (T-78)',
  ...flow({ items: someItems }, async ({ userEvent, step }) => {
    await loaded()
    await step('Kinds with their numbers; one at a time', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Meilensteine (3)' }))
      await waitFor(() =>
        expect(titles()).toEqual(['Halbzeitgespräch', 'Mediaplan freigegeben', 'Briefing']),
      )
      await expect(screen.getByRole('button', { name: 'Meilensteine (3)' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await userEvent.click(screen.getByRole('button', { name: 'Dateien (1)' }))
      await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Neue Mediadaten/)]))
      await userEvent.click(screen.getByRole('button', { name: 'Alle (8)' }))
      await waitFor(() => expect(titles()).toHaveLength(8))
    })
    await step('A date is typed; the list begins there', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Zu Datum springen' }))
      const day = await screen.findByRole('spinbutton', { name: /^Tag/ })
      await userEvent.click(day)
      await userEvent.keyboard('05')
      await userEvent.click(screen.getByRole('button', { name: 'Springen' }))
      await waitFor(() =>
        expect(titles()[0]).toBe('Ihre Ansprechpartnerin ist bis Montag im Urlaub'),
      )
      await expect(
        screen.getByText('Einträge bis Donnerstag, 5. November 2026', { selector: 'p *' }),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Zum Neuesten' }))
      await waitFor(() => expect(titles()).toHaveLength(8))
    })
    await step('Or chosen from the calendar', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Zu Datum springen' }))
      await userEvent.click(await screen.findByRole('button', { name: /19\. November/ }))
      await waitFor(() => expect(titles()[0]).toMatch(/^Neue Mediadaten 2027/))
    })
  }),
}

export const NothingFound: Story = {
  name: 'Filtered to nothing, and before the first day: each with a way on (LAY-15)',
  decorators: [inStoryHost({ now: () => fixedNow, params: { type: 'post' } })],
  ...flow(
    { items: someItems.filter(({ kind }) => kind !== 'post') },
    async ({ userEvent, step }) => {
      await step('No posts', async () => {
        await expect(await screen.findByText('Keine Einträge dieser Art')).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }))
        await loaded()
      })
      await step('Nothing so long ago', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Zu Datum springen' }))
        await userEvent.click(await screen.findByRole('spinbutton', { name: /^Jahr/ }))
        await userEvent.keyboard('2020')
        await userEvent.click(screen.getByRole('button', { name: 'Springen' }))
        await expect(await screen.findByText('Bis zu diesem Tag ist nichts passiert')).toBeVisible()
        const [, back] = screen.getAllByRole('button', { name: 'Zum Neuesten' })
        await userEvent.click(back!)
        await loaded()
      })
    },
  ),
}

export const Older: Story = {
  name: '15 at a time, older ones on demand; who asked reads on with the first, and what fails is tried again (TL-01)',
  ...flow({ items: manyItems(40) }, async ({ userEvent, step }, memory) => {
    await waitFor(() => expect(titles()).toHaveLength(15))
    await step(
      'By keyboard: told how many came, and the focus is on the first of them',
      async () => {
        await expect(screen.getByText('15 von 40 Einträgen')).toBeVisible()
        screen.getByRole('button', { name: 'Ältere Einträge laden' }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(titles()).toHaveLength(30))
        await waitFor(async () => expect(await entryOf('Eintrag 25')).toHaveFocus())
        await expect(await screen.findByText('15 weitere Einträge.')).toBeInTheDocument()
      },
    )
    await step('What does not come leaves what is there', async () => {
      memory.failNext('items', new PortError({ code: 'unknown', retryable: false }))
      await userEvent.click(screen.getByRole('button', { name: 'Ältere Einträge laden' }))
      await expect(
        await screen.findByText('Die älteren Einträge ließen sich nicht laden.'),
      ).toBeVisible()
      await expect(titles()).toHaveLength(30)
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(titles()).toHaveLength(40))
      await expect(screen.queryByRole('button', { name: 'Ältere Einträge laden' })).toBeNull()
      await expect(
        await screen.findByText('10 weitere Einträge. Das sind alle.'),
      ).toBeInTheDocument()
    })
  }),
}

export const ByAddress: Story = {
  name: 'By its address an item is found, however far back (T-06)',
  decorators: [inStoryHost({ now: () => fixedNow, params: { item: '3' } })],
  ...flow({ items: manyItems(40) }, async () => {
    const entry = await entryOf('Eintrag 3')
    await waitFor(() => expect(entry).toHaveFocus())
    await expect(screen.getByText(/^Einträge bis /, { selector: 'p *' })).toBeVisible()
  }),
}

export const ByAddressGone: Story = {
  name: 'An item that is not there any more: the timeline is all the same',
  decorators: [inStoryHost({ now: () => fixedNow, params: { item: '77' } })],
  ...flow({ items: someItems }, async ({ userEvent }) => {
    await expect(await screen.findByText(/gibt es nicht mehr/)).toBeVisible()
    await loaded()
    await userEvent.click(screen.getByRole('button', { name: /Schließen|schließen/ }))
    await waitFor(() => expect(screen.queryByText(/gibt es nicht mehr/)).toBeNull())
  }),
}

export const SomeKinds: Story = {
  name: 'Only what its product tells of is offered; what is there already keeps its kind',
  ...flow({ items: someItems, kinds: ['info', 'file'] }, async (context) => {
    const { userEvent } = context
    const offered = async () =>
      within(await screen.findByRole('dialog'))
        .getAllByRole('radio')
        .filter((radio) => radio.closest('[role=radiogroup]')?.ariaLabel === 'Art')
        .map((radio) => radio.textContent)
    await loaded()
    await userEvent.click(screen.getByRole('button', { name: 'Eintrag hinzufügen' }))
    await waitFor(async () => expect(await offered()).toEqual(['Hinweis', 'Datei']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await fromMenu(context, 'Halbzeitgespräch', 'Bearbeiten')
    await waitFor(async () => expect(await offered()).toEqual(['Hinweis', 'Datei', 'Meilenstein']))
  }),
}

export const Telling: Story = {
  name: 'Telling: add, change, conflict, delete and undo; what was written is kept (T-08)',
  ...flow({ items: someItems }, async (context, memory) => {
    const { userEvent, step } = context
    const dialogOf = async () => within(await screen.findByRole('dialog'))
    await loaded()
    await step('Faults are told at their fields', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Eintrag hinzufügen' }))
      const dialog = await dialogOf()
      await userEvent.type(dialog.getByRole('textbox', { name: /^Link/ }), 'javascript:alert(1)')
      await userEvent.click(dialog.getByRole('button', { name: 'Eintrag hinzufügen' }))
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Titel/ })).toBeInvalid())
      await expect(dialog.getByRole('textbox', { name: /^Link/ })).toBeInvalid()
    })
    await step('A failed save keeps every word; then it stands at its day', async () => {
      const dialog = await dialogOf()
      await userEvent.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Spot ist fertig')
      await userEvent.clear(dialog.getByRole('textbox', { name: /^Link/ }))
      await userEvent.type(dialog.getByRole('textbox', { name: /^Link/ }), '/insights')
      await userEvent.click(dialog.getByRole('radio', { name: 'Datei' }))
      memory.failNext('add', new PortError({ code: 'offline' }))
      const add = dialog.getByRole('button', { name: 'Eintrag hinzufügen' })
      await userEvent.click(add)
      await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.click(add)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const entry = await entryOf('Spot ist fertig')
      await expect(within(entry).getByText('Datei')).toBeVisible()
      await expect(within(entry).getByRole('link')).toHaveAttribute('href', '/insights')
      await expect(await screen.findByRole('button', { name: 'Dateien (2)' })).toBeVisible()
    })
    await step('Somebody else’s change is not overwritten unseen', async () => {
      await fromMenu(context, 'Halbzeitgespräch', 'Bearbeiten')
      const dialog = await dialogOf()
      memory.others.save(7, { text: 'Anders.' })
      const title = dialog.getByRole('textbox', { name: /Titel/ })
      await userEvent.clear(title)
      await userEvent.type(title, 'Halbzeit')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText(/gerade geändert/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await entryOf('Halbzeit')).toBeVisible()
    })
    await step(
      'Deleting can be undone by Ctrl+Z (T-08); the focus goes to what comes next',
      async () => {
        screen.getByRole('button', { name: 'Aktionen für Halbzeit' }).focus()
        await userEvent.keyboard('{Enter}')
        ;(await screen.findByRole('menuitem', { name: 'Löschen' })).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(titles()).not.toContain('Halbzeit'))
        await waitFor(() => expect(document.activeElement?.closest('[data-item]')).not.toBeNull())
        await screen.findByRole('button', { name: 'Rückgängig' })
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(() => expect(titles()).toContain('Halbzeit'))
      },
    )
    await step('What is refused comes back, and is said', async () => {
      memory.failNext('remove', new PortError({ code: 'forbidden' }))
      await fromMenu(context, 'Halbzeit', 'Löschen')
      await waitFor(() => expect(screen.getByText(/ließ sich nicht löschen/)).toBeVisible())
      await waitFor(() => expect(titles()).toContain('Halbzeit'))
    })
  }),
}

export const Asking: Story = {
  name: 'Where deleting cannot be undone it is asked about first',
  ...flow({ items: someItems, canUndo: false }, async (context) => {
    await loaded()
    await fromMenu(context, 'Briefing', 'Löschen')
    const question = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(question.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(titles()).not.toContain('Briefing'))
  }),
}

export const Empty: Story = {
  name: 'Nothing told yet: the agency begins (LAY-15, TL-02)',
  ...flow({ items: [] }, async () => {
    await expect(await screen.findByText('Noch keine Einträge')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Eintrag hinzufügen' })).toBeVisible()
  }),
}

export const EmptyForReaders: Story = {
  name: 'Nothing told yet: who reads is not promised anything (LAY-15, TL-02)',
  ...flow({ items: [], canWrite: false }, async () => {
    await expect(await screen.findByText('Noch keine Einträge')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Eintrag hinzufügen' })).toBeNull()
  }),
}

export const Loading: Story = {
  name: 'Loading has the size of what comes (LAY-15)',
  ...flow({ items: someItems, latency: 3_600_000 }, async () => {
    await expect(await screen.findByRole('region', { name: 'Die Zeitleiste wird geladen' })).toHaveAttribute('aria-busy', 'true') // prettier-ignore
  }),
}

export const Failing: Story = {
  name: 'A timeline that cannot be loaded, and is then (LAY-15, TL-02)',
  ...flow(
    { items: someItems },
    async ({ userEvent }) => {
      await expect(await screen.findByText('Die Zeitleiste ließ sich nicht laden')).toBeVisible() // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await loaded()
    },
    (memory) =>
      memory.failNext('items', new PortError({ code: 'unknown', retryable: false, reference: 't-1' })), // prettier-ignore
  ),
}

export const Gone: Story = {
  name: 'A timeline that is not there for this person (PERM-13)',
  ...flow(
    { items: someItems },
    async () => {
      await expect(await screen.findByText('Diese Zeitleiste ist nicht mehr da')).toBeVisible()
    },
    (memory) => {
      memory.failNext('items', new PortError({ code: 'not-found' }))
      memory.failNext('overview', new PortError({ code: 'not-found' }))
    },
  ),
}

const word = 'Donaudampfschifffahrtskapitänsmützenabzeichenverordnung'
const long = buildItem({
  id: 9,
  title: `${word} und ${word}: was das für Ihre Außenwerbung in allen Bundesländern bedeutet`,
  text: `${word.repeat(3)}\n\nMit einem Absatz, und mit einer sehr langen Adresse: https://beispiel.example/${'weg/'.repeat(30)}`,
  day: '2026-11-20',
  kind: 'info',
  url: '/insights',
  author: 'Dr. Maximiliane-Charlotte Freifrau von Hohenstein-Wallersleben',
})
const fits = async () => {
  await loaded()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const LongTexts: Story = {
  name: 'Long words break, nothing is cut',
  ...flow({ items: [long, ...someItems] }, fits),
}

export const English: Story = {
  name: 'In English, for a reader',
  globals: { locale: 'en', viewport: { value: 'wide', isRotated: false } },
  ...flow({ items: someItems, canWrite: false, name: 'Timeline' }, async () => {
    await loaded()
    await expect(headings(3)[2]).toBe('today, Friday 20/11/2026 Week 47')
    await expect(screen.getByRole('button', { name: 'Milestones (3)' })).toBeVisible()
  }),
}

export const Phone: Story = {
  name: 'On a phone (390 px)',
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  ...flow({ items: [long, ...someItems] }, fits),
}

export const Narrow: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
  ...flow({ items: [long, ...someItems] }, fits),
}

export const Dark: Story = {
  name: 'In the dark',
  globals: { locale: 'de', mode: 'dark', viewport: { value: 'wide', isRotated: false } },
  ...flow({ items: someItems }, loaded),
}
