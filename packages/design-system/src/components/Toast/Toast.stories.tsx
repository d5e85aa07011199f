import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { useToasts, type ToastOptions } from './toasts.ts'

const undo = fn()

const SUCCESS: ToastOptions = { tone: 'success', title: 'Ordner „Kreation“ angelegt' }
const INFO: ToastOptions = {
  tone: 'info',
  title: '„Plan v3.pdf“ gelöscht',
  action: { label: 'Rückgängig', onPress: undo },
}
const FAILURE: ToastOptions = {
  tone: 'failure',
  title: 'Das Hochladen ist abgebrochen',
  detail: 'Die Datei liegt noch hier. Bitte versuchen Sie es noch einmal.',
  action: { label: 'Erneut versuchen', onPress: fn() },
}

function Buttons() {
  const toasts = useToasts()
  return (
    <Row>
      <Button onPress={() => toasts.show({ ...SUCCESS, timeout: 0 })}>Erfolg</Button>
      <Button onPress={() => toasts.show({ ...INFO, timeout: 0 })}>Hinweis</Button>
      <Button onPress={() => toasts.show({ ...FAILURE, timeout: 0 })}>Fehler</Button>
      <Button onPress={() => toasts.show({ ...SUCCESS, timeout: 400 })}>Kurz</Button>
      <Button onPress={() => toasts.clear()}>Leeren</Button>
    </Row>
  )
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { children: <Buttons /> },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    keyboard: [
      ['F6', 'Goes to the messages; once more, back to where one was'],
      ['Tab', 'Reaches the messages after the page, then goes through their buttons'],
      ['Enter, Space', 'Does what a message offers, or closes it'],
    ],
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  name: 'Success, note and failure',
  play: async ({ canvas }) => {
    for (const name of ['Erfolg', 'Hinweis', 'Fehler']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    const failure = await screen.findByText('Das Hochladen ist abgebrochen')
    await waitFor(() => expect(failure).toBeVisible())
  },
}

export const States: Story = {
  name: 'Shows as many at a time as its page allows',
  args: { maxNotices: 1, maxFailures: 1 },
  play: async ({ canvas }) => {
    for (const name of ['Erfolg', 'Hinweis', 'Fehler', 'Fehler']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2))
  },
}

function Long() {
  const { show } = useToasts()
  const toast: ToastOptions = {
    tone: 'failure',
    title: 'Die Werbemittelanlieferungsbestätigung ließ sich nicht herunterladen',
    detail:
      'Die Verlagsgesellschaft Norddeutschland antwortet gerade nicht. Ihre Daten sind sicher.',
    timeout: 0,
  }
  return <Button onPress={() => show(toast)}>Herunterladen</Button>
}

export const LongGermanText: Story = {
  args: { children: <Long /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const toast = await screen.findByRole('alertdialog')
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth)
  },
}

function LongName() {
  const { show } = useToasts()
  const title = '„Streuplanabstimmungsprotokoll der Sommerfrische 2026.pdf“ wurde gelöscht'
  const action = { label: 'Rückgängig', onPress: undo }
  return (
    <Button onPress={() => show({ tone: 'success', title, action, timeout: 0 })}>Löschen</Button>
  )
}

export const LongNameWithAction: Story = {
  name: 'What it offers stands under a long name, which has the whole width',
  args: { children: <LongName /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const name = await screen.findByText(/^„Streuplan/)
    const offer = screen.getByRole('button', { name: 'Rückgängig' })
    await expect(offer.getBoundingClientRect().top).toBeGreaterThan(
      name.getBoundingClientRect().bottom - 1,
    )
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ToastRegion {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <ToastRegion>
        <Buttons />
      </ToastRegion>
    </ThemeGrid>
  ),
}

export const Places: Story = {
  name: 'Notes top right, two at most; failures bottom centre, three at most (ERR-07, ERR-08, LAY-13)',
  play: async ({ canvas }) => {
    for (let count = 0; count < 5; count++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Erfolg' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Fehler' }))
    }
    const notices = await screen.findByRole('region', { name: /Meldungen/ })
    const failures = await screen.findByRole('region', { name: /Fehler/ })
    await expect(within(notices).getAllByRole('alertdialog')).toHaveLength(2)
    await expect(within(failures).getAllByRole('alertdialog')).toHaveLength(3)
    const top = notices.getBoundingClientRect()
    await expect(top.top).toBe(16)
    await expect(Math.round(window.innerWidth - top.right)).toBe(16)
    const bottom = failures.getBoundingClientRect()
    await expect(Math.round(window.innerHeight - bottom.bottom)).toBe(16)
    const centre = bottom.left + bottom.width / 2
    await expect(Math.abs(centre - window.innerWidth / 2)).toBeLessThan(1)
  },
}

function ShortFailure() {
  const { show } = useToasts()
  return <Button onPress={() => show({ ...FAILURE, timeout: 400 })}>Kurzer Fehler</Button>
}

export const WaitsUnderThePointer: Story = {
  name: 'Goes by itself, but not while the pointer is on it (T-08)',
  args: {
    children: (
      <>
        <Buttons />
        <ShortFailure />
      </>
    ),
  },
  play: async ({ canvas }) => {
    let title: HTMLElement
    // On a slow machine it may have gone before the pointer reaches it: then once more.
    do {
      await userEvent.click(canvas.getByRole('button', { name: 'Kurz' }))
      title = await screen.findByText(SUCCESS.title)
      await userEvent.hover(title)
    } while (!title.isConnected)
    // A failure of the same duration, where the pointer is not, comes later and goes earlier.
    canvas.getByRole('button', { name: 'Kurzer Fehler' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText(FAILURE.title)
    await waitFor(() => expect(screen.queryByText(FAILURE.title)).not.toBeInTheDocument())
    await expect(title).toBeInTheDocument()
    await userEvent.unhover(title)
    await waitFor(() => expect(title).not.toBeInTheDocument())
  },
}

export const ActionAndSpeech: Story = {
  name: 'Failures interrupt, notes wait; the action runs once and closes',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fehler' }))
    const spoken = async (text: string) =>
      (await screen.findByText(text)).closest('[aria-live]')?.getAttribute('aria-live')
    await expect(await spoken(INFO.title)).toBe('polite')
    await expect(await spoken(FAILURE.title)).toBe('assertive')
    undo.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText(INFO.title)).not.toBeInTheDocument())
  },
}

export const ByKeyboard: Story = {
  name: 'Tab reaches a message after the page; Enter does what it offers, and the focus returns',
  play: async ({ canvas }) => {
    undo.mockClear()
    const opener = canvas.getByRole('button', { name: 'Hinweis' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const region = await screen.findByRole('region', { name: /Meldungen/ })
    const action = within(region).getByRole('button', { name: 'Rückgängig' })
    for (let step = 0; step < 9 && document.activeElement !== action; step++) await userEvent.tab()
    await expect(action).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText(INFO.title)).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const ThereAndBack: Story = {
  name: 'F6 goes to the notices, then to the failures, then back; Shift goes the other way',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }))
    const opener = canvas.getByRole('button', { name: 'Fehler' })
    await userEvent.click(opener)
    const notices = await screen.findByRole('region', { name: /Meldungen/ })
    const failures = await screen.findByRole('region', { name: /Fehler/ })
    await expect(opener).toHaveFocus()
    for (const place of [notices, failures, opener]) {
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(place).toHaveFocus())
    }
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    await waitFor(() => expect(failures).toHaveFocus())
    await userEvent.tab()
    await expect(within(failures).getByRole('alertdialog')).toHaveFocus()
  },
}
