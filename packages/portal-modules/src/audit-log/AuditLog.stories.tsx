import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { AuditLog } from './AuditLog.tsx'
import { createMemoryAuditLog, manyEntries, type MemoryAuditLog, type MemoryOptions } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Audit log',
  component: AuditLog,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof AuditLog>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  params?: Readonly<Record<string, string>>
  prepare?: (memory: MemoryAuditLog) => void
}
const now = () => new Date('2026-03-20T10:00:00Z')

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { prepare, params, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryAuditLog) => Promise<void>,
): Story {
  let memory = createMemoryAuditLog(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryAuditLog(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'} params={params} now={now}>
        <AuditLog port={(loaded as { memory: MemoryAuditLog }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const row = (name: RegExp) => screen.findByRole('row', { name })
const lastAsked = ({ asked }: MemoryAuditLog) => asked.at(-1)!.filter

/** What the next file that is saved says, taken from the address that the browser was given for it. */
async function savedText(work: () => Promise<void>): Promise<string> {
  const original = URL.createObjectURL
  let saved: Blob | undefined
  URL.createObjectURL = (content) => {
    saved = content as Blob
    return original(content)
  }
  try {
    await work()
    await waitFor(() => expect(saved).toBeDefined())
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved!.arrayBuffer())
  } finally {
    URL.createObjectURL = original
  }
}

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const UnderDays: Story = {
  name: 'Entries stand under their days, each with who, what and to what; who was not signed in is nobody (T-05)',
  ...flow({}, async () => {
    await expect(await screen.findByText('Heute')).toBeVisible()
    await expect(screen.getByText('Gestern')).toBeVisible()
    await expect(await row(/Gruppe geändert/)).toHaveTextContent('Maren Thiessen')
    await expect(await row(/Anmeldung gescheitert/)).toHaveTextContent('Ohne Anmeldung')
  }),
}

export const Opened: Story = {
  name: 'An entry opens by keyboard with what differs, and leads to all of its object or person (T-05)',
  ...flow({}, async ({ userEvent }, memory) => {
    ;(await row(/Gruppe geändert/)).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('heading', { name: 'Sichtbarkeit geändert' })).toBeVisible()
    await expect(dialog.getByText(/Marketing, Kundenberatung → /)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Alles zu diesem Objekt' }))
    await waitFor(() =>
      expect(lastAsked(memory)).toMatchObject({ objectType: 'component', objectId: '4711' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }),
}

export const Linked: Story = {
  name: 'The address names filters and the entry that is open (T-05)',
  ...flow(
    {
      params: { entry: '7', act: 'sign-in.failed', from: '2026-03-20', to: '2026-03-20' },
    },
    async (_context, memory) => {
      const dialog = within(await screen.findByRole('dialog'))
      await expect(await dialog.findByText('198.51.100.24')).toBeVisible()
      await expect(memory.asked[0]!.filter).toMatchObject({
        actions: ['sign-in.failed'],
        from: '2026-03-20',
        to: '2026-03-20',
      })
    },
  ),
}

export const Gone: Story = {
  name: 'An entry that is not there, or not to be seen, says so (T-05)',
  ...flow({ params: { entry: '4712' } }, async () => {
    await expect(await screen.findByText('Diesen Eintrag gibt es hier nicht')).toBeVisible()
  }),
}

export const Narrowed: Story = {
  name: 'Words, acts and people narrow the log; nothing left leads back to all (T-05)',
  ...flow({}, async ({ userEvent }, memory) => {
    await row(/Gruppe geändert/)
    await userEvent.type(screen.getByRole('searchbox'), 'huber')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Gruppe geändert/ })).toBeNull())
    await expect(await row(/Freigabe erteilt/)).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox'), ' gibt es nicht')
    await expect(await screen.findByText('Nichts gefunden')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Alles anzeigen' }))
    await expect(await row(/Gruppe geändert/)).toBeVisible()
    await expect(screen.getByRole('searchbox')).toHaveValue('')
    await expect(memory.asked.map(({ filter }) => filter.text)).toContain('huber gibt es nicht')
  }),
}

export const Thousands: Story = {
  name: 'Older entries come as one scrolls; only those in sight are in the page (T-05)',
  ...flow({ entries: manyEntries(450) }, async (_context, memory) => {
    const [first] = await screen.findAllByRole('row')
    const scroller = first!.closest<HTMLElement>('[role="grid"]')!
    for (let pages = 2; pages <= 4; pages += 1) {
      scroller.scrollTop = scroller.scrollHeight
      await waitFor(() => expect(memory.asked.length).toBeGreaterThanOrEqual(pages))
    }
    await expect(screen.getAllByRole('row').length).toBeLessThan(80)
    await expect(memory.asked.map(({ cursor }) => cursor).slice(0, 3)).toEqual([
      undefined,
      351,
      251,
    ])
  }),
}

export const Exported: Story = {
  name: 'All entries that the filter leaves go into a file for spreadsheets, page by page (T-05)',
  ...flow({ entries: manyEntries(350) }, async ({ userEvent }, memory) => {
    const button = await screen.findByRole('button', { name: 'Als CSV exportieren' })
    await waitFor(() => expect(button).toBeEnabled())
    const text = await savedText(() => userEvent.click(button))
    const lines = text.split('\r\n')
    // The last line ends, too.
    await expect(lines).toHaveLength(352)
    await expect(lines[0]).toBe(
      '\uFEFFZeitpunkt;Ausgeführt von;Vorgang;Art;Objekt;Objektnummer;Änderung;Anfrage;Eintrag',
    )
    await expect(lines[1]).toContain(';Maren Thiessen;Gruppe geändert;Gruppe;Gruppe 350;')
    await waitFor(() => expect(screen.getByText('350 Einträge exportiert')).toBeVisible())
    await expect(memory.asked.filter(({ cursor }) => cursor !== undefined)).toHaveLength(3)
  }),
}

export const ExportStopped: Story = {
  name: 'A long export says how far it is and can be stopped (T-05)',
  ...flow({ entries: manyEntries(900), latency: 120, maxPageSize: 50 }, async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Als CSV exportieren' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(await screen.findByText('50 Einträge gelesen')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await expect(screen.queryByText(/exportiert$/)).toBeNull()
  }),
}

export const ExportFailed: Story = {
  name: 'An export that broke off says so, and can be tried again (T-05)',
  ...flow({}, async ({ userEvent }, memory) => {
    await row(/Gruppe geändert/)
    memory.failNext('page', new PortError({ code: 'offline' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Als CSV exportieren' }))
    await waitFor(() =>
      expect(screen.getByText('Die Datei ließ sich nicht erstellen')).toBeVisible(),
    )
    const text = await savedText(async () =>
      userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })),
    )
    await expect(text.trim().split('\r\n')).toHaveLength(7)
  }),
}

export const MoreFailed: Story = {
  name: 'Where older entries do not come, those that are there stay (T-05)',
  ...flow({ entries: manyEntries(150) }, async ({ userEvent }, memory) => {
    const [first] = await screen.findAllByRole('row')
    memory.failNext('page', new PortError({ code: 'unknown' }))
    const scroller = first!.closest<HTMLElement>('[role="grid"]')!
    scroller.scrollTop = scroller.scrollHeight
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(screen.queryByText(/Ältere Einträge/)).toBeNull())
    scroller.scrollTop = scroller.scrollHeight
    await expect(await row(/Gruppe 1(?!\d)/)).toBeVisible()
  }),
}

export const Empty: Story = {
  name: 'Where nothing was recorded it says what will be',
  ...flow({ entries: [] }, async () => {
    await expect(await screen.findByText('Noch nichts protokolliert')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Als CSV exportieren' })).toBeDisabled()
  }),
}

export const Forbidden: Story = {
  name: 'Who may not read it is told so (A5)',
  ...flow(
    { prepare: ({ failNext }) => failNext('page', new PortError({ code: 'forbidden' })) },
    async () => {
      await expect(await screen.findByText('Hier haben Sie keinen Zugang')).toBeVisible()
    },
  ),
}

export const Failed: Story = {
  name: 'A log that does not load can be asked for again',
  ...flow(
    { prepare: ({ failNext }) => failNext('page', new PortError({ code: 'offline' })) },
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
      await expect(await row(/Gruppe geändert/)).toBeVisible()
    },
  ),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
    await expect(await screen.findByText('Today')).toBeVisible()
  }),
}
