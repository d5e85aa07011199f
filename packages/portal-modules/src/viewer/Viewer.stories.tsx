import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { buildFile, type MemoryViewer } from './testing/index.ts'
import { dialogOf, flow, type FlowOptions } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const meta = {
  title: 'Modules/Viewer',
  component: Viewer,
  decorators: [inStoryHost()],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

export const Looking: Story = {
  name: 'Arrows and buttons go round among the siblings; Escape gives the focus back (VIEW-01)',
  ...flow({}, async ({ userEvent, step, canvas }, memory) => {
    await step('The first of six, with its picture', async () => {
      const dialog = await dialogOf(/^Motiv 01/)
      await waitFor(() =>
        expect(within(dialog).getByRole('img', { name: /^Motiv 01/ })).toBeVisible(),
      )
      await waitFor(() => expect(within(dialog).getByText('1 von 6')).toBeVisible())
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    })
    await step('Left goes to the last one, right back to the first', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await dialogOf(/^Trailer/)
      await userEvent.keyboard('{ArrowRight}')
      await dialogOf(/^Motiv 01/)
      await userEvent.click(screen.getByRole('button', { name: 'Nächste' }))
      const dialog = await dialogOf(/^Motiv 02/)
      await waitFor(() => expect(within(dialog).getByRole('img')).toBeVisible())
      await waitFor(() => expect(memory.opened).toEqual([1, 6, 1, 2]))
    })
    await step('The focus stays inside', async () => {
      const dialog = await dialogOf(/^Motiv 02/)
      for (let count = 0; count < 8; count++) {
        await userEvent.tab()
        await expect(dialog.contains(document.activeElement)).toBe(true)
      }
    })
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ansehen' })).toHaveFocus())
    })
  }),
}

export const Slideshow: Story = {
  name: 'The slideshow offers 4 s, 1, 3 and 5 minutes, and can be stopped (VIEW-02, VIEW-03)',
  ...flow({}, async ({ userEvent, step }) => {
    await dialogOf(/^Motiv 01/)
    const menuOf = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Diashow' }))
      return within(await screen.findByRole('menu'))
    }
    await step('4 seconds are chosen at first', async () => {
      const menu = await menuOf()
      const choices = menu.getAllByRole('menuitemradio')
      await expect(choices.map((choice) => choice.textContent)).toEqual([
        '4 Sekunden',
        '1 Minute',
        '3 Minuten',
        '5 Minuten',
      ])
      await expect(choices[0]).toBeChecked()
    })
    await step('Another time starts it, with a line that says how far it is', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: '5 Minuten' }))
      await waitFor(() =>
        expect(
          screen.getByRole('progressbar', { name: 'Zeit bis zum nächsten Bild' }),
        ).toBeVisible(),
      )
    })
    await step('It is stopped', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      const menu = await menuOf()
      await userEvent.click(menu.getByRole('menuitem', { name: 'Diashow beenden' }))
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    })
  }),
}

export const Zoomed: Story = {
  name: 'A picture is enlarged, moved with the arrows, and fitted again',
  ...flow({}, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vergrößern' }))
    const frame = await screen.findByRole('region', { name: /^Motiv 01.*vergrößert/ })
    await waitFor(() => expect(frame).toHaveFocus())
    await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth))
    // Its arrows are its own.
    await userEvent.keyboard('{ArrowRight}')
    await dialogOf(/^Motiv 01/)
    await userEvent.click(screen.getByRole('button', { name: 'Ans Fenster anpassen' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /vergrößert/ })).toBeNull())
  }),
}

export const Sound: Story = {
  name: 'Sound has the browser’s own controls (VIEW-09)',
  ...flow({ start: 4 }, async () => {
    const dialog = await dialogOf(/^Spot/)
    const sound = await waitFor(() => {
      const found = dialog.querySelector('audio')
      if (!found) throw new Error('No sound yet')
      return found
    })
    await expect(sound.controls).toBe(true)
    await waitFor(() => expect(sound.readyState).toBeGreaterThan(0))
  }),
}

export const NotPlayed: Story = {
  name: 'A film that the browser cannot play says so and can be had (VIEW-12)',
  ...flow({ start: 6 }, async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'Ihr Browser kann dieses Video nicht abspielen' }),
      ).toBeVisible(),
    )
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getAllByRole('button', { name: 'Herunterladen' })).not.toHaveLength(0)
  }),
}

export const SoundNotPlayed: Story = {
  name: 'So does a sound (VIEW-12)',
  ...flow({ start: 4, contentOf: () => 'data:audio/wav,kaputt' }, async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('heading', {
          name: 'Ihr Browser kann diese Aufnahme nicht abspielen',
        }),
      ).toBeVisible(),
    )
  }),
}

export const NotShown: Story = {
  name: 'A file that cannot be shown offers the download (VIEW-08, VIEW-10)',
  ...flow(
    { start: 1, items: [buildFile({ name: 'Anzeige.indd', type: null })] },
    async ({ userEvent }, memory) => {
      await waitFor(() =>
        expect(
          screen.getByRole('heading', { name: 'Diese Datei kann nicht angezeigt werden' }),
        ).toBeVisible(),
      )
      // Nothing of it was loaded.
      await expect(memory.asked).toEqual([])
      memory.failNext('download', new PortError({ code: 'offline' }))
      const stage = screen.getByText(/Für diesen Dateityp gibt es keine Vorschau/).parentElement!
      await userEvent.click(within(stage).getByRole('button', { name: 'Herunterladen' }))
      await waitFor(() => expect(screen.getByText(/ließ sich nicht herunterladen/)).toBeVisible())
    },
  ),
}

export const BrokenPicture: Story = {
  name: 'So does a picture that is none (VIEW-10)',
  ...flow({ contentOf: () => 'data:image/png,kaputt' }, async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'Diese Datei kann nicht angezeigt werden' }),
      ).toBeVisible(),
    )
    // Its type is not why.
    await expect(screen.getByText(/^Die Datei ist beschädigt/)).toBeVisible()
  }),
}

export const Nothing: Story = {
  name: 'Nothing to show says so (VIEW-11)',
  ...flow(
    {
      start: 9,
      isAlone: true,
      items: [buildFile({ id: 9, name: 'Styleguide Alpenquell.pdf', kind: 'none' })],
    },
    async () => {
      await waitFor(() =>
        expect(
          screen.getByRole('heading', { name: 'Hier gibt es kein Dokument anzuzeigen' }),
        ).toBeVisible(),
      )
      await expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Nächste' })).toBeNull()
    },
  ),
}

const report = '/reports-of-the-memory-port/woche'
const reportItems = [{ id: 1, name: 'TV-Wochenbericht', kind: 'report' as const, url: report }]

export const Report: Story = {
  name: 'A report stands in a frame that cannot reach the page around it; its token is posted there (REP-01)',
  ...flow({ items: reportItems }, async () => {
    const frame = await screen.findByTitle('TV-Wochenbericht')
    await expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
    await expect(frame.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation/)
    const form = frame.parentElement!.querySelector('form')!
    await expect(form.target).toBe(frame.getAttribute('name'))
    await expect(form.method).toBe('post')
    await expect(new URL(form.action).pathname).toBe(report)
    await expect(frame).not.toHaveAttribute('src')
    await waitFor(() => expect(frame).toBeVisible())
    await expect(screen.getByRole('link', { name: 'In neuem Tab öffnen' })).toBeVisible()
  }),
}

export const ReportConnecting: Story = {
  name: 'While the connection to a report is made, it says so (REP-06)',
  ...flow({ items: reportItems, latency: 3_600_000 }, async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'Die Verbindung zum Bericht wird aufgebaut' }),
      ).toBeVisible(),
    )
  }),
}

export const ReportWithoutAccount: Story = {
  name: 'Who has no account at the reporting tool learns who sets it up (REP-03)',
  ...flow({ items: reportItems, reportAccess: 'none' }, async () => {
    const title = 'Für Sie ist kein Zugang zu den Berichten eingerichtet'
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible())
    await expect(screen.getByText(/Kundenberatung/)).toBeVisible()
    await expect(screen.queryByTitle('TV-Wochenbericht')).toBeNull()
  }),
}

export const ReportRefused: Story = {
  name: 'Whose access has ended is not let in (REP-05)',
  ...flow({ items: reportItems, reportAccess: 'over' }, async () => {
    const title = 'Ihr Zugang zu den Berichten ist abgelaufen'
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible())
    await expect(screen.queryByTitle('TV-Wochenbericht')).toBeNull()
  }),
}

export const ReportUnreachable: Story = {
  name: 'A reporting tool that cannot be reached can be tried again (REP-04, LAY-15)',
  ...flow(
    { items: reportItems },
    async ({ userEvent }) => {
      const title = 'Die Berichte sind gerade nicht erreichbar'
      await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(screen.getByTitle('TV-Wochenbericht')).toBeVisible())
    },
    (memory) => memory.failNext('access', new PortError({ code: 'unknown' })),
  ),
}

export const ReportElsewhere: Story = {
  name: 'A report of another provider opens in a tab of its own',
  ...flow(
    {
      items: [{ id: 1, name: 'Panel', kind: 'report', url: 'https://reports.example/panel' }],
    },
    async () => {
      const dialog = await dialogOf('Panel')
      await waitFor(() =>
        expect(
          within(dialog).getByRole('heading', {
            name: 'Dieser Bericht öffnet sich in einem eigenen Tab',
          }),
        ).toBeVisible(),
      )
      await expect(dialog.querySelector('iframe')).toBeNull()
      await expect(within(dialog).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        'https://reports.example/panel',
      )
    },
  ),
}

export const Loading: Story = {
  name: 'While a file opened by its address loads, it says so without a name; it can be left',
  ...flow({ isAlone: true, latency: 3_600_000 }, async ({ userEvent }) => {
    await dialogOf('Vorschau')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Datei wird geladen' })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }),
}

export const ByAddress: Story = {
  name: 'By its address alone, what stands beside it is loaded once',
  ...flow({ start: 2, isAlone: true }, async ({ userEvent }, memory) => {
    const dialog = await dialogOf(/^Motiv 02/)
    await waitFor(() => expect(within(dialog).getByText('2 von 6')).toBeVisible())
    // A second call would fail.
    memory.failNext('siblings', new PortError({ code: 'offline' }))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('3 von 6')).toBeVisible())
  }),
}

const failing = (code: 'offline' | 'forbidden' | 'unknown', title: string): Story => ({
  ...flow(
    {},
    async ({ userEvent }) => {
      await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(screen.getByRole('img', { name: /^Motiv 01/ })).toBeVisible())
    },
    (memory) => memory.failNext('content', new PortError({ code })),
  ),
})

export const Offline: Story = {
  name: 'Without a connection, and then with one',
  ...failing('offline', 'Keine Verbindung'),
}
export const Forbidden: Story = {
  name: 'Not allowed to see it (ERR-04)',
  ...failing('forbidden', 'Das können Sie nicht sehen'),
}

const gone = (options: FlowOptions, before?: (memory: MemoryViewer) => void): Story => ({
  ...flow(
    options,
    async ({ userEvent }) => {
      const title = await screen.findByRole('heading', { name: 'Diese Datei ist nicht mehr da' })
      await waitFor(() => expect(title).toBeVisible())
      // It is said once, and trying again cannot help.
      await expect(screen.getAllByText(/nicht mehr da/)).toHaveLength(1)
      await expect(screen.getByText(/nicht für Sie freigegeben/)).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Vorschau schließen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(screen.getByRole('button', { name: 'Ansehen' })).toHaveFocus())
    },
    before,
  ),
})

export const Gone: Story = {
  name: 'Deleted meanwhile: it says so once and can be closed (ERR-05)',
  ...gone({}, (memory) => memory.failNext('content', new PortError({ code: 'not-found' }))),
}
export const Unknown: Story = {
  name: 'So does an address that names nothing (ERR-05)',
  ...gone({ start: 987_654, isAlone: true }),
}
export const Failed: Story = {
  name: 'Any other failure (ERR-06)',
  ...failing('unknown', 'Das konnte nicht geladen werden'),
}
