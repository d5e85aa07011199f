import { AtriumProvider, createClient } from '@atrium/api-client'
import type { User } from '@atrium/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inPortal } from '../testing/inPortal.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { createRefusals, refusal, saysEachStatus } from './testing/refusals.ts'

const user = {
  id: 7,
  firstName: 'Sabine',
  lastName: 'Moser',
  jobTitle: 'Marketing',
  phoneNumber: '',
} as unknown as User

const refusals = createRefusals()
const client = createClient({
  token: async () => 'token',
  language: () => 'de',
  fetch: async () => {
    const status = refusals.take()
    const { code, title, traceId } = refusal(status)
    return Response.json({ status, code, title, traceId }, { status })
  },
})

const meta = {
  title: 'Portal/Profile',
  component: ProfileForm,
  decorators: [
    (Story) => (
      <AtriumProvider client={client} tenant={101} user="story">
        <Story />
      </AtriumProvider>
    ),
    inPortal,
  ],
  globals: { locale: 'de' },
  args: { user, onDirtyChange: fn() },
  beforeEach: () => refusals.reset(),
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  name: 'A refused save of the profile is said by its status, with a number for support (ERR-02, ERR-03, ERR-04, ERR-05, ERR-06)',
  play: async () => {
    const field = screen.getByRole('textbox', { name: 'Funktion' })
    await userEvent.type(field, ' und Vertrieb')
    await saysEachStatus()
    await expect(field).toHaveValue('Marketing und Vertrieb')
  },
}
