import type { Meta, StoryObj } from '@storybook/react-vite'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { openShortcuts, useShortcuts, useShortcutSheet } from './shortcuts.ts'
import { ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx'

const GROUPS: ShortcutSheetProps['groups'] = [
  {
    title: 'Überall',
    shortcuts: [
      { keys: 'Mod+K', label: 'Suche und Befehle' },
      { keys: '?', label: 'Diese Übersicht' },
      { keys: 'Escape', label: 'Schließen' },
    ],
  },
  {
    title: 'Dateien',
    shortcuts: [
      { keys: 'F2', label: 'Umbenennen' },
      { keys: 'Mod+A', label: 'Alle auswählen' },
      { keys: ['Shift+F10', 'Alt+Enter'], label: 'Aktionen öffnen' },
    ],
  },
  {
    title: 'Ansicht einer Datei',
    shortcuts: [{ keys: ['ArrowLeft', 'ArrowRight'], label: 'Vorige und nächste Datei' }],
  },
]

function Held(props: ShortcutSheetProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  useShortcutSheet(() => setOpen(true))
  return (
    <>
      <Button icon={Keyboard} onPress={() => setOpen(true)}>
        Tastenkürzel
      </Button>
      <input aria-label="Notiz" placeholder="Notiz" />
      <ShortcutSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/ShortcutSheet',
  component: ShortcutSheet,
  args: { isOpen: true, onOpenChange: fn(), groups: GROUPS },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    keyboard: [
      ['?', 'Opens it where nobody types (`useShortcutSheet`)'],
      ['Escape', 'Closes it; the focus returns'],
    ],
    without: { States: 'is open or not' },
  },
} satisfies Meta<typeof ShortcutSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = { args: { groups: GROUPS.slice(0, 1) } }

export const LongGermanText: Story = {
  args: {
    groups: [
      {
        title: 'Werbemittelanlieferung',
        shortcuts: [
          {
            keys: ['Mod+Shift+Enter', 'Mod+Alt+B'],
            label: 'Werbemittelanlieferungsbestätigung herunterladen',
          },
        ],
      },
    ],
  },
}

export const SmallWidth: Story = {
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
      <Button icon={Keyboard} onPress={() => args.onOpenChange(true)}>
        Tastenkürzel
      </Button>
    </ThemeGrid>
  ),
}

export const ByItsKey: Story = {
  name: 'The question mark opens it, but not while somebody types (T-12)',
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notiz' }), 'Wirklich?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Tastenkürzel' })
    opener.focus()
    await userEvent.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Tastenkürzel' })
    await expect(sheet).toHaveTextContent(/Suche und Befehle(Strg|⌘)K/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function Files() {
  useShortcuts(GROUPS[1])
  return <ShortcutHelp group={GROUPS[2]} />
}

function Page() {
  const [hasFiles, setFiles] = useState(true)
  return (
    <>
      <ShortcutHelp group={GROUPS[0]} />
      {hasFiles && <Files />}
      <Button onPress={openShortcuts}>Tastenkürzel</Button>
      <Button onPress={() => setFiles(false)}>Andere Seite</Button>
    </>
  )
}

export const OfTheScreen: Story = {
  name: 'One sheet shows the keys of all that is on the page, and no others (T-12)',
  render: () => <Page />,
  play: async ({ canvas }) => {
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    canvas.getByRole('button', { name: 'Andere Seite' }).focus()
    await userEvent.keyboard('?')
    await expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    await expect(new Set(titles())).toEqual(new Set(GROUPS.map(({ title }) => title)))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Andere Seite' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tastenkürzel' }))
    await screen.findByRole('dialog')
    await expect(titles()).toEqual(['Überall'])
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
