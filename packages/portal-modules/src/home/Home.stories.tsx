import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { watchUndoWindow } from '../kit/testing/undo-window.ts'
import { Home } from './Home.tsx'
import {
  change,
  createMemoryHome,
  fixedNow,
  longNames,
  notice,
  nothing,
  someApprovals,
  someFirstSteps,
  someStarred,
  type MemoryHome,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Home',
  component: Home,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  options: MemoryOptions,
  play: (
    context: Parameters<NonNullable<Story['play']>>[0],
    memory: MemoryHome,
  ) => Promise<void> = async () => undefined,
): Story {
  let memory = createMemoryHome(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryHome(options)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => <Home port={(loaded as { memory: MemoryHome }).memory.port} />,
    play: (context) => play(context, memory),
  }
}

const block = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest<HTMLElement>('section, article, div:has(> ul), [data-at-tone]')!)
}

export const Full: Story = {
  name: 'What waits, what changed, what starts or ends, and where one was (T-02, CAMP-11)',
  ...flow(
    {
      hasDates: true,
      approvals: someApprovals,
      notices: [notice({ id: 2, type: 30, relatedObjectName: 'Kids Schulstart' })],
    },
    async ({ step }) => {
      await step('One heading of the page, one of each answer, in order', async () => {
        await screen.findByRole('heading', { level: 1, name: 'Guten Morgen, Sabine.' })
        await screen.findByRole('link', { name: /Megalights/ })
        await waitFor(() =>
          expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
            'Guten Morgen, Sabine.',
            'Wartet auf Sie',
            'Neu seit Ihrem letzten Besuch',
            'Nächste Fristen',
            'Startet oder endet in 7 Tagen',
            'Zuletzt geöffnet',
          ]),
        )
        await expect(screen.getByText('Freitag, 20. November 2026 · KW 47')).toBeVisible()
        await expect(screen.getByText('seit Sa, 14.11.')).toBeVisible()
      })
      await step('What starts or ends within seven days says which', async () => {
        for (const name of [
          /^Zitrone Launch DACH.*endet/,
          /^Küchenwochen Frühjahr.*startet/,
          /^Räumungsverkauf Kassel.*endete/,
        ])
          await expect((await screen.findAllByRole('link', { name }))[0]).toBeInTheDocument()
      })
      await step('Overdue is said in words', async () => {
        await expect(screen.getByText('seit gestern überfällig')).toBeVisible()
      })
    },
  ),
}

export const SevenDaysAhead: Story = {
  name: 'What starts in seven days stands on the line of time, what ended seven days ago as well (CAMP-11)',
  ...flow(
    {
      hasDates: true,
      only: ['near'],
      near: [
        {
          id: 1,
          name: 'Advent im Kiez',
          start: '2026-11-27',
          end: '2026-12-24',
          href: '/campaigns',
        },
        { id: 2, name: 'Räumung', start: null, end: '2026-11-13', href: '/campaigns' },
      ],
    },
    async () => {
      await screen.findByText('2 Kampagnen')
      const bars = await waitFor(() => {
        const found = [...document.querySelectorAll<HTMLElement>('.at-chart a')]
        if (found.length < 2) throw new Error('the chart is not there yet')
        return found
      })
      const columns = [...document.querySelectorAll('.at-days > span')]
      await expect(columns.map(({ textContent }) => textContent)).toEqual([
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
        '24',
        '25',
        '26',
        '27',
      ])
      const box = (element: Element) => element.getBoundingClientRect()
      const [last, first] = [columns.at(-1)!, columns[0]!]
      for (const [bar, column] of [
        [bars[0]!, last],
        [bars[1]!, first],
      ] as const) {
        await expect(Math.abs(box(bar).left - box(column).left)).toBeLessThan(2)
        await expect(Math.abs(box(bar).right - box(column).right)).toBeLessThan(2)
      }
      // The line stands at the beginning of today.
      const line = box(document.querySelector('.at-chart > .at-now')!)
      await expect(Math.abs(line.left - box(columns[7]!).left)).toBeLessThan(2)
    },
  ),
}

export const Opening: Story = {
  name: 'A row leads to what it is about, by keyboard too; what was opened is known (D-04, T-06)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await step('Enter follows', async () => {
      const row = await screen.findByRole('link', { name: /6 neue Dateien in Kreation/ })
      row.focus()
      await userEvent.keyboard('{Enter}')
      await expect(memory.gone).toEqual(['/files/14-kreation'])
      await expect(memory.opened[0]).toMatchObject({ count: 6 })
    })
    await step('What no page shows is no link', async () => {
      await expect(screen.getByText(/Halbzeit mit Rückenwind/)).toBeVisible()
      await expect(screen.queryByRole('link', { name: /Halbzeit/ })).toBeNull()
    })
    await step('More in the same place, and the focus goes on with the first of it', async () => {
      const more = screen.getByRole('button', { name: 'Mehr anzeigen' })
      await expect(screen.queryByText('Stellenliste Oberbayern.csv')).toBeNull()
      await expect(screen.queryByText('Wochenbericht')).toBeNull()
      more.focus()
      await userEvent.keyboard('{Enter}')
      await expect(screen.getByText('Wochenbericht')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeVisible()
      await expect(document.activeElement?.closest('li')).toHaveTextContent(
        'Stellenliste Oberbayern.csv',
      )
    })
  }),
}

export const Live: Story = {
  name: 'What happens while one looks comes by itself, and is said (D-04)',
  ...flow({}, async (_context, memory) => {
    await screen.findByRole('link', { name: /6 neue Dateien/ })
    memory.happen(
      change({ component: { id: 900, type: 'filelink', displayName: 'Reinzeichnung.pdf' }, place: { id: 77, type: 'directory', displayName: 'Druck' } }), // prettier-ignore
    )
    await screen.findByRole('link', { name: 'Reinzeichnung.pdf' })
    await waitFor(() =>
      expect(screen.getByText('Neu auf Ihrer Startseite: Reinzeichnung.pdf')).toBeInTheDocument(),
    )
  }),
}

export const Approving: Story = {
  name: 'An approval is given on the spot, and taken back for a moment; the focus stays (T-08, COCK-09)',
  ...flow({ approvals: someApprovals, only: ['waiting'] }, async ({ userEvent, step }, memory) => {
    const button = (name: string) => screen.findByRole('button', { name })
    await screen.findByText('Freigabe · 39.000,00 € · bis Mo, 23.11.')
    await screen.findByText('Freigabe · 94.500,00 € · seit 3 Tagen')
    await step('it can be looked at first, and shows its medium', async () => {
      const row = (await button('Funkkombi Süd freigeben')).closest('li')!
      const look = within(row).getByRole('button', { name: 'Funkkombi Süd ansehen' })
      await expect(within(row).getByRole('img', { name: 'Radio' })).toBeVisible()
      await expect(look.compareDocumentPosition(await button('Funkkombi Süd freigeben'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
      await userEvent.click(look)
      await expect(memory.gone).toEqual(['/cockpits/3/kids-schulstart?clientId=101'])
    })
    await step('taken back, nothing was sent', async () => {
      const approve = await button('Funkkombi Süd freigeben')
      approve.focus()
      await userEvent.keyboard('{Enter}')
      const undo = await button('Rückgängig')
      await waitFor(() => expect(undo).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const again = await button('Funkkombi Süd freigeben')
      await waitFor(() => expect(again).toHaveFocus())
      await expect(memory.approved).toEqual([])
    })
    const time = watchUndoWindow()
    await step('with the focus on it, there is all the time to take it back', async () => {
      await userEvent.keyboard('{Enter}')
      const undo = await button('Rückgängig')
      await waitFor(() => expect(undo).toHaveFocus())
      await time.stands()
      await expect(undo).toHaveFocus()
      await expect(memory.approved).toEqual([])
    })
    await step('left alone, it is sent, and the row goes', async () => {
      time.hurry()
      await userEvent.tab()
      await waitFor(() => expect(memory.approved).toEqual(['2']))
      time.end()
      await waitFor(() => expect(screen.queryByText(/Funkkombi Süd/)).toBeNull())
      await waitFor(() =>
        expect(document.activeElement?.closest('li')).toHaveTextContent('Megalights'),
      )
    })
  }),
}

export const Starred: Story = {
  name: 'What one marked stands there with its state, follows other windows, and goes with the last star (T-29)',
  ...flow({ starred: someStarred }, async ({ userEvent, step }, memory) => {
    await step('what runs and comes first, what is over last', async () => {
      const list = await screen.findByRole('list', { name: 'Gemerkt' })
      const rows = within(list).getAllByRole('listitem')
      await expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
        'Zitrone Launch DACHLive · 02.10.2026 – 31.01.2027',
        'FrühlingsfrischePlan in Freigabe · 04.01. – 28.02.2027',
        'Herbst GastroBeendet · 01.09. – 31.10.2026',
        'MarkenrelaunchPlan abgebrochen',
      ])
    })
    await step('Enter leads to the cockpit', async () => {
      screen.getByRole('link', { name: 'Frühlingsfrische' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(memory.gone).toEqual(['/cockpits/2/fruhlingsfrische?clientId=101'])
    })
    await step('without a star there is no block', async () => {
      memory.star(someStarred.slice(0, 1))
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Frühlingsfrische' })).toBeNull()) // prettier-ignore
      memory.star([])
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gemerkt' })).toBeNull())
    })
  }),
}

export const FirstStepsOpen: Story = {
  name: 'Who sets an application up is told what is left to do: each step leads there and ticks itself; the last one takes the list away (GEN-09, T-02)',
  ...flow(
    { firstSteps: someFirstSteps, overview: nothing, notices: [] },
    async ({ userEvent, step }, memory) => {
      const list = await screen.findByRole('list', { name: 'Erste Schritte' })
      const row = (name: string) =>
        within(list)
          .getAllByRole('listitem')
          .find((item) => item.textContent?.includes(name))!
      await step('what is done and what is not, in words', async () => {
        await expect(screen.getByText('2 von 5 erledigt')).toBeVisible()
        await expect(row('Seiten anlegen')).toHaveTextContent('Erledigt')
        await expect(row('Personen einladen')).not.toHaveTextContent('Erledigt')
      })
      await step('a step leads to where it is done, by keyboard too', async () => {
        within(row('Personen einladen')).getByRole('link', { name: 'Personen einladen' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(memory.gone).toEqual(['/administration/users'])
      })
      await step('what is done outside says how', async () => {
        await userEvent.click(within(row('Mailserver')).getByText('So geht es'))
        await waitFor(() => expect(screen.getByText(/SMTP_URL/)).toBeVisible())
      })
      await step('what somebody else makes ticks here, and is said', async () => {
        memory.finish('people')
        await screen.findByText('3 von 5 erledigt')
        await expect(row('Personen einladen')).toHaveTextContent('Erledigt')
        await waitFor(() =>
          expect(screen.getByText('Erledigt: Personen einladen. 3 von 5.')).toBeInTheDocument(),
        )
      })
      await step('with the last one the list goes, and says so', async () => {
        memory.finish('mail')
        memory.finish('campaign')
        await waitFor(() => expect(screen.queryByText('Erste Schritte')).toBeNull())
        await waitFor(() =>
          expect(screen.getByText('Alle ersten Schritte sind erledigt.')).toBeInTheDocument(),
        )
      })
    },
  ),
}

export const FirstStepsHidden: Story = {
  name: 'The first steps are put away, and come back at once where that was a mistake; the focus stays on the page (GEN-09, T-08)',
  ...flow({ firstSteps: someFirstSteps }, async ({ userEvent }, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erste Schritte ausblenden' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Erste Schritte' })).toBeNull()) // prettier-ignore
    await expect(document.activeElement).not.toBe(document.body)
    await waitFor(() => expect(memory.areStepsHidden()).toBe(true))
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await screen.findByRole('heading', { name: 'Erste Schritte' })
    await waitFor(() => expect(memory.areStepsHidden()).toBe(false))
  }),
}

export const FirstStepsDone: Story = {
  name: 'Of an application that works, or whose first steps were put away, nothing is said (GEN-09)',
  ...flow({ firstSteps: { ...someFirstSteps, isHidden: true } }, async () => {
    await screen.findByRole('link', { name: /6 neue Dateien/ })
    await expect(screen.queryByText('Erste Schritte')).toBeNull()
  }),
}

export const FirstStepsOnAPhone: Story = {
  name: 'First steps at 320 px',
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'de' },
  ...flow(
    { firstSteps: someFirstSteps, overview: nothing, notices: [] },
    async ({ canvasElement }) => {
      await screen.findByText('2 von 5 erledigt')
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    },
  ),
}

export const OneAnswer: Story = {
  name: 'A question that nobody answers is not asked (T-02)',
  ...flow({ only: ['changed'] }, async () => {
    await screen.findByRole('link', { name: /6 neue Dateien/ })
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  }),
}

export const Empty: Story = {
  name: 'Nothing waits, nothing is new',
  ...flow({ overview: nothing, notices: [notice({ type: 61, isViewed: true })] }, async () => {
    await expect(await screen.findByText('Nichts wartet auf Sie')).toBeVisible()
    await expect(await screen.findByText('Nichts Neues')).toBeVisible()
    await expect(screen.queryByText('Zuletzt geöffnet')).toBeNull()
  }),
}

export const Failing: Story = {
  name: 'What could not be loaded says so and is tried again; the greeting stands',
  ...flow({ isDown: true, only: ['waiting', 'changed'] }, async ({ userEvent }, memory) => {
    await screen.findByRole('heading', { level: 1, name: 'Willkommen.' })
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    await expect(screen.getAllByRole('alert')[0]).toHaveTextContent('4c1e-77a0')
    memory.setDown(false)
    const changed = await block('Neu seit Ihrem letzten Besuch')
    await userEvent.click(changed.getByRole('button', { name: 'Erneut versuchen' }))
    await screen.findByRole('link', { name: /6 neue Dateien/ })
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  }),
}

export const Loading: Story = {
  name: 'Loading holds the place',
  ...flow({ latency: 600_000 }, async () => {
    await expect(
      await screen.findByRole('region', { name: 'Wartet auf Sie wird geladen' }),
    ).toHaveAttribute('aria-busy', 'true')
  }),
}

export const LongNames: Story = {
  name: 'Nothing scrolls sideways at 320 px, however long names are',
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'de' },
  ...flow({ overview: longNames, hasDates: true }, async ({ canvasElement }) => {
    await screen.findByText(/^Neue Datei in Abstimmung/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'de' },
  ...flow({ hasDates: true }),
}

export const English: Story = {
  globals: { locale: 'en', viewport: { value: 'wide', isRotated: false } },
  ...flow({ hasDates: true }, async () => {
    await screen.findByRole('heading', { level: 1, name: 'Good morning, Sabine.' })
    await expect(await screen.findByText(/6 new files in Kreation/)).toBeVisible()
  }),
}
