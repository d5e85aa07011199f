import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Contacts } from './Contacts.tsx'
import { flow, type FlowContext } from './testing/flow.tsx'
import { fixedNow, someContacts, timesOn } from './testing/index.ts'

const meta = {
  title: 'Modules/Contacts/Callback',
  component: Contacts,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Contacts>
export default meta
type Story = StoryObj<typeof meta>

const contacts = someContacts.map((one) => ({ ...one, can: { edit: false, delete: false } }))
const options = { contacts, canEdit: false }

const open = async ({ userEvent }: FlowContext) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Rückruf anfragen: Aylin Kaya' }))
  const form = within(await screen.findByRole('dialog', { name: 'Rückruf von Aylin Kaya' }))
  await form.findByRole('radiogroup', { name: 'Tag' })
  return form
}
type DialogQueries = Awaited<ReturnType<typeof open>>
const topicOf = (form: DialogQueries) => form.getByRole('textbox', { name: /^Worum geht es/ })
const phoneOf = (form: DialogQueries) => form.getByRole('textbox', { name: /^Ihre Telefonnummer/ })
const send = async ({ userEvent }: FlowContext, form: DialogQueries) =>
  userEvent.click(form.getByRole('button', { name: 'Rückruf anfragen' }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Asking: Story = {
  name: 'Asking: number known, a free time chosen, and told when the call comes (CON-03, T-79)',
  ...flow({ ...options, ownPhone: '+49 89 99998-215' }, async (context, memory) => {
    const { userEvent, step } = context
    const form = await open(context)
    await step('The own number stands there; the first day with free times is shown', async () => {
      await expect(topicOf(form)).toHaveFocus()
      await expect(phoneOf(form)).toHaveValue('+49 89 99998-215')
      await expect(form.getByRole('radio', { name: /^Freitag, 20. November 2026/ })).toBeChecked()
      await expect(form.getByText('12:00')).toBeVisible()
      await expect(form.queryByRole('radio', { name: '11:30' })).toBeNull()
    })
    await step('A holiday cannot be chosen, and says its name', async () => {
      const holiday = form.getByRole('radio', { name: 'Mittwoch, 2. Dezember 2026: Feiertag im Beispiel' }) // prettier-ignore
      await expect(holiday).toBeDisabled()
      await expect(form.getByText('02.12. Feiertag im Beispiel')).toBeVisible()
    })
    await step('Topic, day and time; the message says them', async () => {
      await userEvent.type(topicOf(form), 'Streuplan Zitrone')
      await userEvent.click(form.getByRole('radio', { name: /^Montag, 23. November 2026/ }))
      await userEvent.click(form.getByRole('radio', { name: '09:30' }))
      await userEvent.type(form.getByRole('textbox', { name: /^Notiz/ }), 'Gern vor der Mittagspause.') // prettier-ignore
      await send(context, form)
      await expect(await screen.findByText('Aylin Kaya ruft Sie zurück')).toBeVisible()
      await expect(screen.getByText('Montag, 23. November 2026, 09:30 bis 10:00 Uhr, unter +49 89 99998-215')).toBeVisible() // prettier-ignore
      await closed()
      await expect(memory.wishes).toMatchObject([
        { contactId: 1, topic: 'Streuplan Zitrone', time: { from: '2026-11-23T08:30:00.000Z' } },
      ])
    })
  }),
}

export const ByKeyboard: Story = {
  name: 'By keyboard: arrows go through days and times, Enter sends (WCAG 2.1.1)',
  ...flow({ ...options, ownPhone: '0123' }, async (context, memory) => {
    const { userEvent } = context
    const form = await open(context)
    await userEvent.keyboard('Kurz')
    form.getByRole('radio', { name: /^Freitag, 20. November 2026/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(form.getByRole('radio', { name: /^Montag, 23. November 2026/ })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(form.getByRole('radio', { name: '09:30' })).toBeChecked()
    form.getByRole('button', { name: 'Rückruf anfragen' }).focus()
    await userEvent.keyboard('{Enter}')
    await closed()
    await expect(memory.wishes).toHaveLength(1)
  }),
}

export const AsSoonAsPossible: Story = {
  name: 'As soon as possible: no time is needed (CON-03)',
  ...flow({ ...options, ownPhone: '0123' }, async (context, memory) => {
    const { userEvent } = context
    const form = await open(context)
    await userEvent.type(topicOf(form), 'Kurz')
    await userEvent.click(form.getByRole('radio', { name: 'Möglichst bald' }))
    await expect(form.queryByRole('radiogroup', { name: 'Tag' })).toBeNull()
    await send(context, form)
    await expect(await screen.findByText('Möglichst bald, unter 0123')).toBeVisible()
    await expect(memory.wishes[0]!.time).toBeNull()
  }),
}

export const Incomplete: Story = {
  name: 'Incomplete: topic, number and time are told at their fields (CON-03, VAL-03)',
  ...flow(options, async (context) => {
    const form = await open(context)
    await send(context, form)
    await expect(await form.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2)
    await expect(form.getByText(/^Bitte wählen Sie eine Uhrzeit/)).toBeVisible()
    await expect(topicOf(form)).toHaveFocus()
  }),
}

export const Failing: Story = {
  name: 'Failing: what was typed stays, and is sent again (CON-03, ERR-02)',
  ...flow({ ...options, ownPhone: '0123' }, async (context, memory) => {
    const { userEvent, step } = context
    const form = await open(context)
    memory.failNext('requestCallback', new PortError({ code: 'unknown' }))
    await userEvent.type(topicOf(form), 'Streuplan Zitrone')
    await userEvent.click(form.getByRole('radio', { name: '14:00' }))
    await send(context, form)
    await step('Nothing is lost', async () => {
      await expect(await form.findByText(/^Das hat nicht geklappt/)).toBeVisible()
      await expect(topicOf(form)).toHaveValue('Streuplan Zitrone')
      await expect(form.getByRole('radio', { name: '14:00' })).toBeChecked()
    })
    await step('Sent again it arrives', async () => {
      await send(context, form)
      await closed()
      await expect(memory.wishes).toHaveLength(1)
    })
  }),
}

export const Overtaken: Story = {
  name: 'Overtaken: a time that somebody else took meanwhile is offered no more (T-79)',
  ...flow({ ...options, ownPhone: '0123' }, async (context, memory) => {
    const { userEvent } = context
    const form = await open(context)
    await userEvent.type(topicOf(form), 'Streuplan Zitrone')
    await userEvent.click(form.getByRole('radio', { name: '14:00' }))
    memory.others.take(timesOn('2026-11-20', 14)[0]!.from)
    await send(context, form)
    await expect(await form.findByText(/^Diese Zeit hat sich eben jemand/)).toBeVisible()
    await waitFor(() => expect(form.queryByRole('radio', { name: '14:00' })).toBeNull())
    await expect(topicOf(form)).toHaveValue('Streuplan Zitrone')
    await userEvent.click(form.getByRole('radio', { name: '14:30' }))
    await send(context, form)
    await closed()
    await expect(memory.wishes).toHaveLength(1)
  }),
}

export const WithoutTimes: Story = {
  name: 'Times that do not load: a call as soon as possible can still be asked for',
  ...flow(
    options,
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Rückruf anfragen: Aylin Kaya' })) // prettier-ignore
      const form = within(await screen.findByRole('dialog'))
      await expect(
        await form.findByText(/^Die freien Zeiten ließen sich nicht laden/),
      ).toBeVisible()
      await userEvent.click(form.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await form.findByRole('radiogroup', { name: 'Tag' })).toBeVisible()
    },
    ({ failNext }) => failNext('callDays', new PortError({ code: 'unknown', retryable: false })),
  ),
}

export const OnAPhone: Story = {
  name: 'On a phone: five days stand side by side at 320 px',
  ...flow({ ...options, ownPhone: '+49 89 99998-215' }, async (context) => {
    const form = await open(context)
    await expect(form.getByText('20.11.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }),
  globals: { locale: 'de', viewport: { value: 'small', isRotated: false } },
}
