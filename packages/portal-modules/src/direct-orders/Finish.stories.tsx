import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { flow } from './testing/flow.tsx'
import { createMemoryDirectOrders, readyDraft } from './testing/index.ts'

const meta = {
  title: 'Modules/Direct orders/Finish',
  component: DirectOrders,
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })

export const UnknownOptions: Story = {
  name: 'Nobody sends what they have not seen: media and fields that did not come are said at the last step, and asked for again',
  ...flow(
    {
      path: ['create', 'finish'],
      kept: readyDraft(),
      prepare: ({ failNext }) => failNext('options', new PortError({ code: 'unknown' })),
    },
    async ({ userEvent }, memory) => {
      const failed = 'Medien und Angaben konnten nicht geladen werden.'
      await expect((await screen.findAllByText(failed))[0]).toBeVisible()
      const send = await button('Bestellung absenden')
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(send)
      await expect(screen.queryByText('Noch kein Medium gewählt')).toBeNull()
      await userEvent.click(await button('Erneut versuchen'))
      await expect(await screen.findByRole('region', { name: 'Umsetzung' })).toBeVisible()
      await userEvent.click(await button('Bestellung absenden'))
      await waitFor(() => expect(memory.sent).toHaveLength(1))
    },
  ),
}

export const RefusedFields: Story = {
  name: 'What the host refuses is told with the name of its field, and at the field (ERR-16)',
  ...flow({ path: ['create', 'finish'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    const said = 'Dieser Wert steht nicht zur Auswahl.'
    const fields = { 'field-1': [said], budget: ['Zu viel.'] }
    memory.failNext('create', new PortError({ code: 'invalid', fields }))
    await userEvent.click(await button('Bestellung absenden'))
    await expect(await screen.findByText(`Name der Filiale: ${said}`)).toBeVisible()
    await expect(screen.getByText('Budget in Euro: Zu viel.')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Angaben ändern' })[0]!)
    await expect(await field(/Name der Filiale/)).toBeInvalid()
    const alert = await screen.findByRole('alert')
    await userEvent.click(await within(alert).findByRole('link', { name: 'Name der Filiale' }))
    await expect(await field(/Name der Filiale/)).toHaveFocus()
  }),
}

export const SeveralAnswers: Story = {
  name: 'A field with several answers is sent with each of them, and read as one (DO-13)',
  ...flow(
    {
      path: ['create', 'finish'],
      kept: readyDraft({ values: { 'field-1': 'Göttingen', 'field-2': ['Samstag', 'Sonntag'] } }),
    },
    async ({ userEvent }, memory) => {
      await expect(await screen.findByText('Samstag, Sonntag')).toBeVisible()
      await userEvent.click(await button('Bestellung absenden'))
      await waitFor(() => expect(memory.sent).toHaveLength(1))
      const answer = memory.sent[0]!.content!.values.find(({ id }) => id === 2)
      await expect(answer).toEqual({ id: 2, value: 'Samstag,Sonntag', words: ['Samstag', 'Sonntag'] }) // prettier-ignore
      await expect(await screen.findByText('Samstag, Sonntag')).toBeVisible()
    },
  ),
}

const older = readyDraft({ description: 'Zwei Seiten\nbitte', target: 'Familien' })

export const OtherVersion: Story = {
  name: 'A draft of another version of the page says so, and brings along what still fits (DO-31)',
  ...flow(
    { path: ['create', 'customize'], kept: older.replace('"version":1', '"version":0') },
    async ({ userEvent }) => {
      await expect(await screen.findByText(/stammt aus einer anderen Version/)).toBeVisible()
      await expect(await field(/Name der Filiale/)).toHaveValue('Göttingen')
      await expect(await field(/Zielgruppe/)).toHaveValue('Familien')
      await userEvent.click(await button('Weiter'))
      // As it was written, in lines.
      const briefing = await screen.findByText(/Zwei Seiten/)
      await expect(briefing.innerText).toBe('Zwei Seiten\nbitte')
    },
  ),
}
