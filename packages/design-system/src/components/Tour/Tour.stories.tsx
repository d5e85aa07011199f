import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Tour, type TourProps, type TourStep } from './Tour.tsx'

const STEPS: TourStep[] = [
  {
    id: 'kopf',
    title: 'Willkommen bei Nordkranz',
    text: 'In fünf Minuten kennen Sie das Wichtigste.',
    target: '#tour-kopf',
  },
  {
    id: 'suche',
    title: 'Alles finden',
    text: 'Hier suchen Sie in Kampagnen, Dateien und Aufgaben zugleich.',
    target: '#tour-suche',
  },
  {
    id: 'fehlt',
    title: 'Schnelle Wege',
    text: 'Ihre häufigsten Aktionen liegen bald hier.',
    target: '#gibt-es-nicht',
  },
  { id: 'hilfe', title: 'Hilfe', text: 'Diesen Rundgang finden Sie jederzeit unter Hilfe.' },
]

function Held(props: TourProps) {
  const [step, setStep] = useState(props.step)
  const [isOpen, setOpen] = useState(props.isOpen)
  const leave = (call: () => void) => () => {
    call()
    setOpen(false)
  }
  return (
    <Column>
      <Row>
        <h2 id="tour-kopf">Nordkranz Getränke</h2>
        <Button onPress={() => setOpen(true)}>Rundgang</Button>
      </Row>
      <div id="tour-suche">Suchen in allem …</div>
      <Tour
        {...props}
        {...{ step, isOpen }}
        onStepChange={setStep}
        onClose={leave(props.onClose)}
        onComplete={leave(props.onComplete)}
      />
    </Column>
  )
}

const meta = {
  title: 'Components/Overlays/Tour',
  component: Tour,
  args: {
    isOpen: true,
    label: 'Willkommen',
    steps: STEPS,
    step: 0,
    onStepChange: fn(),
    onClose: fn(),
    onComplete: fn(),
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    keyboard: [
      ['Enter, Space', 'Back, Next and Ready, on the button that has the focus'],
      ['Tab', 'Goes round inside the step'],
      ['Escape', 'Leaves the tour; not on the last step of a blocking one'],
    ],
  },
} satisfies Meta<typeof Tour>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  name: 'A step without a target stands in the middle',
  args: { step: 3 },
}

export const States: Story = {
  name: 'The last step of a blocking tour',
  args: { step: 3, isBlocking: true },
}

export const LongGermanText: Story = {
  args: {
    steps: [
      {
        id: 'lang',
        title: 'Werbemittelanlieferungsbestätigungen anfordern',
        text: 'Sobald die Verlagsgesellschaft die Werbemittel angenommen hat, sehen Sie hier die Bestätigung. Bis dahin bleibt der Auftrag in Arbeit, und alle Beteiligten werden benachrichtigt.',
        target: '#tour-suche',
      },
    ],
  },
}

export const SmallWidth: Story = {
  name: 'On a phone it stays inside the window',
  args: { step: 1 },
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const box = dialog.getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Button onPress={() => args.onStepChange(0)}>Rundgang</Button>
    </ThemeGrid>
  ),
}

export const NothingIsSkipped: Story = {
  name: 'Every step is shown, a missing target leaves it in the middle; the last says "Fertig" (TOUR-06, T-16)',
  play: async ({ args }) => {
    for (const [index, step] of STEPS.entries()) {
      const title = await screen.findByRole('heading', { name: step.title })
      await waitFor(() => expect(title).toHaveFocus())
      await expect(screen.getByText(`Schritt ${index + 1} von 4`)).toBeInTheDocument()
      const isLast = index === STEPS.length - 1
      const button = screen.getByRole('button', { name: isLast ? 'Fertig' : 'Weiter' })
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const InEnglish: Story = {
  name: 'In English the last step says "Ready" (TOUR-06)',
  tags: ['!dev'],
  globals: { locale: 'en' },
  args: { step: 3 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
  },
}

export const StandsBesideItsTarget: Story = {
  name: 'Frames its target with corners of 5 px, offers no way but close, back and next, and hides the rest from screen readers (TOUR-06)',
  args: { step: 1 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Willkommen' })
    await waitFor(() => expect(document.querySelector('.at-frame')).not.toBeNull())
    const frame = document.querySelector('.at-frame')!
    await expect(getComputedStyle(frame).borderTopLeftRadius).toBe('5px')
    await expect(getComputedStyle(dialog).borderTopLeftRadius).toBe('5px')
    const target = document.querySelector('#tour-suche')!
    await expect(target.closest('[inert], [aria-hidden="true"]')).not.toBeNull()
    const ways = within(dialog).getAllByRole('button')
    await expect(ways.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'Rundgang schließen',
      'Zurück',
      'Weiter',
    ])
    await expect(dialog.querySelectorAll('a, input, [role=tab], [role=radio]')).toHaveLength(0)
    for (let step = 0; step < 4; step++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
  },
}

export const LeftAndResumed: Story = {
  name: 'Escape and the mask leave it, it goes on where it was, the focus returns (TOUR-05, T-16)',
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Rundgang' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter' }))
    await screen.findByRole('heading', { name: 'Alles finden' })
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('heading', { name: 'Alles finden' })
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2))
  },
}

export const WelcomeIsNotLeft: Story = {
  name: 'The welcome tour: no mask closes it, and on its last step no Escape (TOUR-04, TOUR-05)',
  args: { isBlocking: true, step: 2 },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(document.documentElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
    await screen.findByRole('heading', { name: 'Hilfe' })
    await expect(screen.queryByRole('button', { name: 'Rundgang schließen' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
    await expect(args.onComplete).toHaveBeenCalled()
  },
}

export const WaitsForItsTarget: Story = {
  name: 'Waits for a target that is still being made, and brings it into sight (T-16)',
  args: { steps: [{ ...STEPS[1]!, target: '#tour-spaet' }] },
  render: function Render(args) {
    const [isThere, setThere] = useState(false)
    return (
      <>
        <button type="button" id="tour-mach" onClick={() => setThere(true)}>
          Machen
        </button>
        <div style={{ blockSize: 2_000 }} />
        {isThere && <div id="tour-spaet">Spät</div>}
        <Held {...args} />
      </>
    )
  },
  play: async () => {
    await screen.findByRole('dialog')
    document.querySelector<HTMLElement>('#tour-mach')!.click()
    await waitFor(() => expect(document.querySelector('.at-frame')).not.toBeNull())
    const target = document.querySelector('#tour-spaet')!
    await waitFor(() =>
      expect(target.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    )
    window.scrollTo({ top: 0, behavior: 'instant' })
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
