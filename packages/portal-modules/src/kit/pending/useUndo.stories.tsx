import { Button, ConfirmDialog, TextField } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Notice } from '../module-host/host.tsx'
import { inStoryHost } from '../StoryHost.tsx'
import { useUndo } from './useUndo.ts'

/** A module in which something can be crossed out, with a field. */
function Notes({ name }: { name: string }) {
  const offerUndo = useUndo()
  const [crossed, setCrossed] = useState(0)
  return (
    <section aria-label={name}>
      <p>
        {name}: {crossed}
      </p>
      <Button
        onPress={() => {
          setCrossed((count) => count + 1)
          offerUndo(`In ${name} gestrichen`, () => setCrossed((count) => count - 1))
        }}
      >
        {`In ${name} streichen`}
      </Button>
      <TextField label={`Text in ${name}`} />
    </section>
  )
}

/** Two modules on one page; one can be left. */
function Page() {
  const [isLeft, setLeft] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notes name="Ost" />
      {!isLeft && <Notes name="West" />}
      <Button onPress={() => setLeft(true)}>West verlassen</Button>
      <Button onPress={() => setAsking(true)}>Fragen</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Alles verwerfen?"
        confirmLabel="Verwerfen"
        onConfirm={() => undefined}
      >
        Das lässt sich nicht zurücknehmen.
      </ConfirmDialog>
    </>
  )
}

const meta = {
  title: 'Modules/Kit/useUndo',
  component: Page,
  decorators: [inStoryHost()],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const pressKeys = () => userEvent.keyboard('{Control>}z{/Control}')

export const ByKey: Story = {
  name: 'Ctrl+Z goes back step by step over the whole page; the message goes with its step (T-08)',
  play: async ({ step }) => {
    await press('In Ost streichen')
    await press('In West streichen')
    await step('What is written is left to its field', async () => {
      await userEvent.click(screen.getByRole('textbox', { name: 'Text in Ost' }))
      await pressKeys()
      await expect(screen.getByText('West: 1')).toBeVisible()
    })
    await step('The last one, wherever the focus is', async () => {
      screen.getByRole('button', { name: 'In Ost streichen' }).focus()
      await pressKeys()
      await expect(await screen.findByText('West: 0')).toBeVisible()
      await waitFor(() => expect(screen.queryByText('In West gestrichen')).toBeNull())
    })
    await step('What the message took back, the key does not take back again', async () => {
      await press('In West streichen')
      await press('In Ost streichen')
      const [message] = await screen.findAllByRole('button', { name: 'Rückgängig' })
      await userEvent.click(message!)
      await expect(await screen.findByText('Ost: 1')).toBeVisible()
      await pressKeys()
      await expect(await screen.findByText('West: 0')).toBeVisible()
      await pressKeys()
      await expect(await screen.findByText('Ost: 0')).toBeVisible()
      await pressKeys()
      await expect(screen.getByText('Ost: 0')).toBeVisible()
    })
  },
}

const told = fn<(notice: Notice) => () => void>(() => () => undefined)
export const TenSeconds: Story = {
  name: 'The message offers it for ten seconds (T-08)',
  decorators: [inStoryHost({ onNotify: told })],
  play: async () => {
    told.mockClear()
    await press('In Ost streichen')
    await expect(told).toHaveBeenCalledTimes(1)
    const [notice] = told.mock.lastCall!
    await expect(notice).toMatchObject({ title: 'In Ost gestrichen', timeout: 10_000 })
    notice.action!.onPress()
    await expect(await screen.findByText('Ost: 0')).toBeVisible()
  },
}

export const Left: Story = {
  name: 'The key takes nothing back of what has left the page',
  play: async () => {
    await press('In West streichen')
    await press('West verlassen')
    await expect(screen.getByText('In West gestrichen')).toBeVisible()
    await pressKeys()
    await expect(screen.getByText('In West gestrichen')).toBeVisible()
  },
}

export const Asked: Story = {
  name: 'A question over the page keeps the key; a message beside it does not',
  play: async () => {
    await press('In Ost streichen')
    await press('Fragen')
    await screen.findByRole('heading', { name: 'Alles verwerfen?' })
    await pressKeys()
    await expect(screen.getByText('Ost: 1')).toBeInTheDocument()
    await press('Abbrechen')
    await waitFor(() => expect(screen.queryByText('Alles verwerfen?')).toBeNull())
    ;(await screen.findByRole('button', { name: 'Rückgängig' })).focus()
    await pressKeys()
    await expect(await screen.findByText('Ost: 0')).toBeVisible()
  },
}
