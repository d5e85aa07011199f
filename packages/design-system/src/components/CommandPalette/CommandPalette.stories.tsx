import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  CheckSquare,
  FileText,
  FolderOpen,
  LayoutDashboard,
  Moon,
  Plus,
  Search,
} from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import type { CommandGroup, CommandItem } from './command.logic.ts'
import { CommandField, type CommandFieldProps } from './CommandField.tsx'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import { useCommandShortcut } from './useCommandShortcut.ts'

const GROUPS: CommandGroup[] = [
  {
    kind: 'recent',
    items: [
      { id: 'k1', label: 'Sommerfrische 2027', detail: 'Kampagne', icon: LayoutDashboard },
      { id: 'f1', label: 'Plan v3 – Sommerfrische.pdf', detail: 'Datei', icon: FileText },
    ],
  },
  {
    kind: 'pages',
    items: [
      { id: 'campaigns', label: 'Kampagnen', icon: LayoutDashboard },
      { id: 'files', label: 'Dateien', icon: FolderOpen, keywords: 'Ordner Dokumente' },
      { id: 'tasks', label: 'Aufgaben', icon: CheckSquare },
    ],
  },
  {
    kind: 'actions',
    items: [
      { id: 'new', label: 'Neue Direktbuchung', icon: Plus, shortcut: 'Mod+N' },
      { id: 'dark', label: 'Dunkle Ansicht', icon: Moon, keywords: 'Modus Nacht' },
    ],
  },
]

const MANY: CommandGroup[] = [
  {
    kind: 'pages',
    items: Array.from({ length: 5_000 }, (_, index) => ({
      id: `${index}`,
      label: `Übersicht ${index + 1}`,
      detail: 'Kampagne',
    })),
  },
]

const RESULTS: CommandItem[] = [
  { id: 'r1', label: 'Freigabe Plakatmotive', detail: 'Aufgabe', icon: CheckSquare },
  { id: 'r2', label: 'Plakatmotive Herbst.zip', detail: 'Datei', icon: FileText },
]

function Held(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  useCommandShortcut(() => setOpen((was) => !was))
  return (
    <>
      <Button icon={Search} onPress={() => setOpen(true)}>
        Suchen
      </Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Types once the line has the focus. */
async function type(text: string) {
  const line = await screen.findByRole('combobox')
  await waitFor(() => expect(line).toHaveFocus())
  await userEvent.keyboard(text)
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: fn(), onChoose: fn(), groups: GROUPS },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    keyboard: [
      ['Ctrl or Cmd + K', 'Opens and closes it (`useCommandShortcut`)'],
      ['Up, Down', 'Moves through the list and goes on at the other end'],
      ['Home, End', 'Goes to the first or the last one'],
      ['Page Up, Page Down', 'Goes eight further'],
      ['Enter', 'Chooses and closes'],
      ['Escape', 'Closes; the focus returns. In the field: closes the answers, then empties it'],
    ],
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = { args: { groups: MANY } }

export const States: Story = {
  name: 'Marks what was found, whether one types the umlaut or not (T-96)',
  args: { groups: MANY },
  play: async () => {
    await type('uber 49')
    const option = await screen.findByRole('option', { name: /Übersicht 49\s*Kamp/ })
    await expect(Array.from(option.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
      'Über',
      '49',
    ])
  },
}

export const Empty: Story = {
  play: async () => {
    await type('xyz')
    await expect(await screen.findByText('Nichts gefunden zu „xyz“')).toBeVisible()
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Loading: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await type('plan')
    await expect(await screen.findByText('Inhalte werden durchsucht …')).toBeVisible()
  },
}

const flaky = fn<(query: string) => Promise<CommandItem[]>>()

export const Failed: Story = {
  name: 'A search that fails says so and can be repeated; the rest stays',
  args: { search: flaky, failureText: (error) => `Die Suche antwortet nicht (${error}).` },
  play: async () => {
    flaky.mockReset()
    flaky.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(RESULTS)
    await type('plakat')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'antwortet nicht (Error: offline)',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await screen.findByRole('option', { name: /Freigabe Plakat/ })).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const LongGermanText: Story = {
  args: {
    groups: [
      {
        kind: 'pages',
        items: [
          {
            id: 'long',
            label: 'Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft Norddeutschland',
            detail: 'Kampagne Sommerfrische 2027 – Alster Limo',
            icon: FileText,
          },
        ],
      },
    ],
  },
}

export const SmallWidth: Story = {
  parameters: { docs: { description: { story: 'Takes the upper edge up to 767 px.' } } },
  render: (args) => (
    <Phone>
      <Held {...args} isOpen={false} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Button icon={Search} onPress={() => args.onOpenChange(true)}>
        Suchen
      </Button>
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Ctrl K opens; arrows, Home, End and pages move; Enter chooses; Escape gives the focus back',
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Suchen' })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const line = await screen.findByRole('combobox', { name: 'Suche und Befehle' })
    await waitFor(() => expect(line).toHaveFocus())
    const active = () => document.querySelector('[aria-selected="true"]')?.textContent
    await expect(active()).toContain('Sommerfrische 2027')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toContain('Dunkle Ansicht')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect(active()).toContain('Dunkle Ansicht')
    await userEvent.keyboard('{PageUp}{End}{Home}{ArrowDown}')
    await expect(active()).toContain('Plan v3')
    await expect(line).toHaveAttribute(
      'aria-activedescendant',
      document.querySelector('[aria-selected="true"]')?.id,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('ordner{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'files' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ManyAreWindowed: Story = {
  name: 'Of 5,000 only those in sight are rendered, and a key costs little',
  args: { groups: MANY },
  play: async () => {
    const list = await screen.findByRole('listbox')
    await expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await type('{End}')
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(200_000))
    const last = await screen.findByRole('option', { name: /Übersicht 5000/ })
    await expect(last).toHaveAttribute('aria-posinset', '5000')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('4321')
    await expect(await screen.findByRole('option', { name: /Übersicht 4321/ })).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(1)
  },
}

export const ResultsFollow: Story = {
  name: 'Results from elsewhere follow pages and actions',
  args: { search: () => Promise.resolve(RESULTS) },
  play: async ({ args }) => {
    await type('plakat')
    await userEvent.click(await screen.findByRole('option', { name: /Plakatmotive Herbst/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'r2' }))
  },
}

export const KeepsTheTheme: Story = {
  name: 'It has the theme of the scope that it was opened in',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <Held {...args} />
    </ThemeScope>
  ),
  play: async () => {
    const style = getComputedStyle(await screen.findByRole('dialog'))
    await expect(style.getPropertyValue('--at-brand').trim()).toBe('#c8102e')
    await expect(style.colorScheme).toBe('dark')
  },
}

const asked = fn<(query: string) => void>()
/** The answer to short words comes when the story says so. */
let lateAnswer = Promise.withResolvers<void>()
const slow = async (query: string, signal: AbortSignal): Promise<CommandItem[]> => {
  asked(query)
  // Late answers to short words: they must not stand under longer ones.
  if (query.length < 4) await lateAnswer.promise
  if (signal.aborted && query.length >= 4) throw signal.reason
  return [{ id: query, label: `Plan zu ${query}`, detail: 'Datei', icon: FileText }]
}

export const AsksWhenSomebodyPauses: Story = {
  name: 'It asks from two letters on, once for each text; late answers are dropped (SRCH-01)',
  args: { groups: [], search: slow },
  play: async () => {
    asked.mockReset()
    lateAnswer = Promise.withResolvers()
    await type('p')
    await waitFor(() => expect(screen.getByText(/Ab zwei Buchstaben/)).toBeVisible())
    // Pasted, letters come at once: whether a pause lies between keys is another matter on each machine.
    await userEvent.paste('la')
    await waitFor(() => expect(asked).toHaveBeenCalledWith('pla'))
    await userEvent.paste('nung')
    await expect(await screen.findByRole('option', { name: /Plan zu planung/ })).toBeVisible()
    lateAnswer.resolve()
    // What it renders because of the answer is there after two frames.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(screen.getByRole('option', { name: /Plan zu planung/ })).toBeVisible()
    await expect(asked.mock.calls).toEqual([['pla'], ['planung']])
  },
}

const submit = fn<CommandFieldProps['onSubmit']>()

export const AsAField: Story = {
  name: 'As a field of the top bar: answers hang under it, Enter asks for all (SRCH-02)',
  args: {
    groups: [GROUPS[0]!, { ...GROUPS[1]!, isQuiet: true }],
    search: () =>
      Promise.resolve([...RESULTS, { id: 'all', label: 'Alle Ergebnisse anzeigen', isMore: true }]),
  },
  render: ({ groups, search, onChoose }) => (
    <div style={{ inlineSize: 'min(420px, 100%)', blockSize: 440 }}>
      <CommandField
        label="Suchen in allem …"
        {...{ groups, search, onChoose }}
        onSubmit={submit}
        end={<kbd>Alle</kbd>}
      />
    </div>
  ),
  play: async ({ args, canvas, step }) => {
    submit.mockReset()
    const line = canvas.getByRole('combobox', { name: 'Suchen in allem …' })
    const active = () => document.querySelector('[aria-selected="true"]')?.textContent
    await step('Recent things come before anything is typed', async () => {
      await userEvent.click(line)
      await expect(await canvas.findAllByRole('option')).toHaveLength(2)
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('option')).toBeNull()
      await expect(line).toHaveFocus()
    })
    await step('Nothing is active until a key moves; Enter is for the words', async () => {
      await userEvent.keyboard('plakat')
      await expect(await canvas.findByRole('option', { name: /Freigabe Plakat/ })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('2 Treffer')
      await expect(active()).toBeUndefined()
      await userEvent.keyboard('{Enter}')
      await expect(submit).toHaveBeenCalledWith('plakat')
      await expect(line).toHaveValue('')
    })
    await step('Arrows, Home and End move; Enter chooses', async () => {
      await userEvent.click(line)
      await userEvent.keyboard('plakat')
      await canvas.findByRole('option', { name: /Alle Ergebnisse/ })
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(active()).toContain('Plakatmotive Herbst')
      await userEvent.keyboard('{End}')
      await expect(active()).toContain('Alle Ergebnisse')
      await userEvent.keyboard('{Home}{Enter}')
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'r1' }))
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('Escape closes, then empties', async () => {
      await userEvent.click(line)
      await userEvent.keyboard('zz{Escape}')
      await expect(line).toHaveValue('zz')
      await userEvent.keyboard('{Escape}')
      await expect(line).toHaveValue('')
    })
  },
}
