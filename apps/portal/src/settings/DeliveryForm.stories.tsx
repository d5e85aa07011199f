import { ApiError } from '@atrium/api-client'
import { notificationTypes, type NotificationSettings } from '@atrium/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DeliveryForm, type DeliveryFormProps } from './DeliveryForm.tsx'
import { inPortal } from '../testing/inPortal.tsx'
import { createRefusals, refusal, saysEachStatus } from './testing/refusals.ts'

const saved: NotificationSettings = {
  types: Object.values(notificationTypes).map((type) => ({
    type,
    channels: type === notificationTypes.Mentioned ? ['inApp', 'digest'] : ['inApp'],
  })),
  digestTime: '08:00',
  quietHours: null,
  mutedCampaignIds: [17],
}

/** Keeps what is saved, as the server would. */
function Keeping({ saved: first, onSave, onDirtyChange }: DeliveryFormProps) {
  const [kept, keep] = useState(first)
  const save = async (next: NotificationSettings) => {
    await onSave(next)
    keep(next)
  }
  return <DeliveryForm saved={kept} onSave={save} onDirtyChange={onDirtyChange} />
}

const meta = {
  title: 'Portal/Notification settings',
  component: DeliveryForm,
  render: (args) => <Keeping {...args} />,
  decorators: [inPortal],
  globals: { locale: 'de' },
  args: { saved, onSave: fn(async () => undefined), onDirtyChange: fn() },
} satisfies Meta<typeof DeliveryForm>
export default meta
type Story = StoryObj<typeof meta>

const box = (name: string) => screen.findByRole('checkbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }))

/** A type is switched off, a group goes together, and nothing else changes (SET-04). */
export const Playground: Story = {
  play: async ({ args }) => {
    await userEvent.click(await box('Aufgabe geändert: Portal'))
    await userEvent.click(await box('Freigaben: E-Mail'))
    await expect(await box('Abgelehnt: E-Mail')).toBeChecked()
    await expect(await box('Aufgaben: Portal')).toBePartiallyChecked()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(await screen.findByRole('switch', { name: /Ruhezeit/ }))
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [[sent]] = (args.onSave as unknown as { mock: { calls: [[NotificationSettings]] } }).mock
      .calls
    const channelsOf = (type: number) => sent.types.find((entry) => entry.type === type)?.channels
    await expect(channelsOf(notificationTypes.TaskUpdated)).toEqual(['off'])
    await expect(channelsOf(notificationTypes.ApprovalRejected)).toEqual(['inApp', 'email'])
    await expect(channelsOf(notificationTypes.TaskCreated)).toEqual(['inApp'])
    await expect(sent.quietHours).toEqual({ from: '20:00', to: '07:00' })
    await expect(sent.mutedCampaignIds).toEqual([17])
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

/** What was chosen stays when it cannot be saved, and can be saved again. */
export const Failed: Story = {
  args: {
    onSave: fn(async () => {
      throw new ApiError({ status: 0, code: 'offline', title: 'No answer' })
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await box('Neue Dateien: Portal'))
    await save()
    await expect(await screen.findByText(/Es besteht keine Verbindung/)).toBeVisible()
    await expect(await box('Neue Dateien: Portal')).not.toBeChecked()
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
  },
}

/** A field that the server does not take says so itself. */
export const FieldRefused: Story = {
  args: {
    saved: { ...saved, quietHours: { from: '20:00', to: '07:00' } },
    onSave: fn(async () => {
      const errors = { 'quietHours.from': ['So spät nicht.'] }
      throw new ApiError({ status: 400, code: 'invalid', title: 'Ungültig', errors })
    }),
  },
  play: async () => {
    await userEvent.click(await box('Neue Dateien: Portal'))
    await save()
    await expect(await screen.findByText('So spät nicht.')).toBeVisible()
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Keeping {...args} />
    </div>
  ),
}

const refusals = createRefusals()

export const RefusedByStatus: Story = {
  name: 'A refused save of the notifications is said by its status, with a number for support (ERR-02, ERR-03, ERR-04, ERR-05, ERR-06)',
  args: {
    onSave: fn(async () => {
      throw refusal(refusals.take())
    }),
  },
  beforeEach: () => refusals.reset(),
  play: async () => {
    await userEvent.click(await box('Aufgabe geändert: Portal'))
    await saysEachStatus()
  },
}
