import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../components/Banner/index.ts'
import { Button } from '../components/Button/index.ts'
import { CommandPalette } from '../components/CommandPalette/index.ts'
import { Dialog } from '../components/Dialog/index.ts'
import { Drawer } from '../components/Drawer/index.ts'
import { Lightbox } from '../components/Lightbox/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { OverlayBannerProvider } from './OverlayBanner.tsx'

const signIn = fn()
const nothing = fn()

/** A page whose session ends while something lies over it. */
function Page({ children }: { children: ReactNode }) {
  const [hasEnded, setEnded] = useState(false)
  const banner = hasEnded && (
    <Banner tone="bad" action={<Button onPress={signIn}>Neu anmelden</Button>}>
      Ihre Sitzung ist abgelaufen.
    </Banner>
  )
  return (
    <OverlayBannerProvider banner={banner}>
      <div data-testid="page">{banner}</div>
      <input
        type="button"
        value="Die Sitzung endet"
        data-react-aria-top-layer="true"
        onClick={() => setEnded(true)}
      />
      {children}
    </OverlayBannerProvider>
  )
}

const meta = {
  title: 'Components/Overlays/Page banners',
  component: Page,
  tags: ['!dev'],
  args: { children: null },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** Elements of a role that nothing makes inert. */
const reachable = (role: string) =>
  screen.queryAllByRole(role).filter((element) => !element.closest('[inert]'))

/** Says it inside what is open, as an alert, and its button is reached by Tab alone. */
async function isSaidInside() {
  const overlay = await waitFor(() => {
    const [one, ...others] = reachable('dialog')
    expect(others).toEqual([])
    return one!
  })
  await expect(within(overlay).queryByRole('alert')).toBeNull()
  document.querySelector<HTMLInputElement>('input[type=button]')!.click()
  const alert = await within(overlay).findByRole('alert')
  await expect(alert).toHaveTextContent('Ihre Sitzung ist abgelaufen.')
  // Nothing cuts it off or lies over it.
  const box = alert.getBoundingClientRect()
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  await expect(alert.contains(middle)).toBe(true)
  const button = within(alert).getByRole('button', { name: 'Neu anmelden' })
  for (let step = 0; step < 12 && document.activeElement !== button; step++) await userEvent.tab()
  await expect(button).toHaveFocus()
  signIn.mockClear()
  await userEvent.keyboard('{Enter}')
  await expect(signIn).toHaveBeenCalledOnce()
}

export const InDialog: Story = {
  name: 'A page-wide state is said inside an open dialog, and its way out is reached there (ERR-09)',
  render: () => (
    <Page>
      <Dialog isOpen onOpenChange={nothing} title="Neuer Ordner" footer={<Button>Anlegen</Button>}>
        <TextField label="Name" />
      </Dialog>
    </Page>
  ),
  play: isSaidInside,
}

export const InDrawer: Story = {
  name: 'A page-wide state is said inside an open drawer (ERR-09, LAY-11)',
  render: () => (
    <Page>
      <Drawer isOpen onOpenChange={nothing} title="Einstellungen">
        <TextField label="Name" />
      </Drawer>
    </Page>
  ),
  play: isSaidInside,
}

export const InLightbox: Story = {
  name: 'A page-wide state is said inside an open lightbox (ERR-09)',
  render: () => (
    <Page>
      <Lightbox
        isOpen
        onOpenChange={nothing}
        title="Plakat.jpg"
        index={0}
        count={2}
        onIndexChange={nothing}
      >
        <p>Plakat</p>
      </Lightbox>
    </Page>
  ),
  play: isSaidInside,
}

export const InCommandPalette: Story = {
  name: 'A page-wide state is said inside the open command palette (ERR-09)',
  render: () => (
    <Page>
      <CommandPalette isOpen onOpenChange={nothing} groups={[]} onChoose={nothing} />
    </Page>
  ),
  play: isSaidInside,
}

function TwoDialogs() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Drawer isOpen onOpenChange={nothing} title="Aufgaben">
        <Button onPress={() => setAsking(true)}>Verwerfen</Button>
      </Drawer>
      <Dialog isOpen={isAsking} onOpenChange={setAsking} title="Änderungen verwerfen?">
        <TextField label="Grund" />
      </Dialog>
    </>
  )
}

export const OverAnother: Story = {
  name: 'The topmost of two dialogs says it; the one below is out of reach with its own (ERR-09)',
  args: { children: <TwoDialogs /> },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
    await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' })
    await isSaidInside()
    await expect(reachable('alert')).toHaveLength(1)
  },
}
