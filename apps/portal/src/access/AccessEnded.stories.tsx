import { Dialog, TextArea } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AccessEndedScreen } from './AccessEndedScreen.tsx'
import { inPortal } from '../testing/inPortal.tsx'

const comment = {
  label: 'Kommentar',
  text: 'Bitte die Motive für Innsbruck tauschen,\nsonst passt die Laufzeit nicht.',
  before: '',
  dialog: '',
}

const meta = {
  title: 'Portal/Access ended',
  component: AccessEndedScreen,
  decorators: [inPortal],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'de' },
  args: { end: { kind: 'signed-out' }, typed: [], onSignIn: fn(), onOpen: fn() },
} satisfies Meta<typeof AccessEndedScreen>
export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export const SignedOut: Story = {
  name: 'Whose session was ended elsewhere is told so, and signs in again (API-12)',
  args: { typed: [comment] },
  play: async ({ args }) => {
    await heading('Sie wurden abgemeldet')
    await press('Wieder anmelden')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const SecondFactorDemanded: Story = {
  name: 'Of whom a second factor is demanded is told what happens, and signs in again (ADM-08)',
  args: { end: { kind: 'second-factor' }, typed: [comment] },
  play: async ({ args }) => {
    await heading('Bitte melden Sie sich neu an')
    await expect(screen.getByText(/richten Sie ihn dabei in einer Minute ein/)).toBeVisible()
    await expect(screen.getByText(/Bitte die Motive für Innsbruck/)).toBeVisible()
    await press('Wieder anmelden')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Everywhere: Story = {
  name: 'Whose access has ended everywhere is told so once, with the way to get it back (ADM-02)',
  args: { end: { kind: 'everywhere' } },
  play: async () => {
    await heading('Ihr Zugang wurde beendet')
    await expect(screen.getByText(/Ansprechperson in der Agentur/)).toBeVisible()
    await expect(screen.queryByText('Das hatten Sie geschrieben')).toBeNull()
  },
}

export const OneApplication: Story = {
  name: 'Who is out of one application goes on to the others (ADM-02)',
  args: {
    end: {
      kind: 'application',
      others: [
        { id: 115, name: 'Wohnwerk' },
        { id: 117, name: 'Stadtwerke Isar' },
      ],
    },
    application: 'Alpenquell',
  },
  play: async ({ args }) => {
    await heading('Ihr Zugang zu Alpenquell wurde beendet')
    await press('Zu Wohnwerk')
    await expect(args.onOpen).toHaveBeenCalledWith(115)
  },
}

export const ManyApplications: Story = {
  name: 'Many other applications are chosen from their own page (ADM-02)',
  args: {
    end: {
      kind: 'application',
      others: Array.from({ length: 9 }, (_, id) => ({ id, name: `Anwendung ${id}` })),
    },
  },
  play: async ({ args }) => {
    await heading('Ihr Zugang zu dieser Anwendung wurde beendet')
    await press('Andere Anwendung wählen')
    await expect(args.onOpen).toHaveBeenCalledWith(undefined)
  },
}

export const OverOpenDialog: Story = {
  name: 'It lies over an open dialog, Escape does not lift it, and what was typed can be copied (ADM-02)',
  args: {
    end: { kind: 'everywhere' },
    typed: [comment, { ...comment, label: '', text: 'Noch etwas' }],
  },
  render: (args) => (
    <>
      <Dialog isOpen onOpenChange={fn()} title="Neue Aufgabe">
        <TextArea label="Kommentar" defaultValue={comment.text} />
      </Dialog>
      <AccessEndedScreen {...args} />
    </>
  ),
  play: async () => {
    const title = await heading('Ihr Zugang wurde beendet')
    const cover = title.closest('dialog')!
    const { width, height } = cover.getBoundingClientRect()
    await expect([width, height]).toEqual([innerWidth, innerHeight])
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    await expect(cover.contains(middle)).toBe(true)
    await expect(cover.closest('[inert]')).toBeNull()
    await expect(getComputedStyle(cover).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.keyboard('{Escape}')
    await expect(cover.open).toBe(true)
    const written = within(cover).getByRole('region', { name: 'Das hatten Sie geschrieben' })
    await expect(within(written).getByText(/Motive für Innsbruck/)).toBeVisible()
    await userEvent.tab()
    await expect(cover.contains(document.activeElement)).toBe(true)
    let copied = ''
    const { clipboard } = navigator
    const write = async (text: string) => void (copied = text)
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    })
    await userEvent.click(within(written).getByRole('button', { name: 'Text kopieren' }))
    await expect(await within(written).findByText('Kopiert')).toBeVisible()
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await expect(copied).toBe(`Kommentar\n${comment.text}\n\nNoch etwas`)
  },
}
