import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { desktop, goToPage, inHost, narrow, pageParameters, phone } from '../frame/index.ts'
import { SignInPage } from './SignInPage.tsx'

const known = async (_username: string, password: string) => password !== 'falsch'

const meta = {
  title: 'Pages/Sign-in',
  component: SignInPage,
  decorators: [inHost],
  parameters: pageParameters,
  args: { signIn: fn(known), onDone: fn(() => goToPage('#home')) },
} satisfies Meta<typeof SignInPage>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: desktop }
export const English: Story = { globals: { ...desktop, locale: 'en' } }
export const Yellow: Story = { globals: { ...desktop, tenant: 'yellow' } }
export const Plum: Story = { globals: { ...desktop, tenant: 'plum' } }
export const Red: Story = { globals: { ...desktop, tenant: 'red' } }
export const DarkGreen: Story = { globals: { ...desktop, tenant: 'green', mode: 'dark' } }
export const Phone: Story = { globals: phone }
export const PhoneEnglish: Story = { globals: { ...phone, locale: 'en' } }
export const PhoneYellow: Story = { globals: { ...phone, tenant: 'yellow' } }

export const Loading: Story = {
  globals: { ...desktop, locale: 'de' },
  args: { signIn: fn((_name: string, _password: string) => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sabine Moser/ }))
    await expect(canvas.getByText(/^Willkommen, Sabine Moser/)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /Aylin Kaya/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Failed: Story = {
  name: 'What does not fit is said, what was typed stays and can be typed over',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Benutzername' }), 's.moser')
    const password = canvas.getByLabelText('Kennwort')
    await userEvent.type(password, 'falsch{Enter}')
    await expect(await canvas.findByText(/passen nicht zusammen/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Benutzername' })).toHaveValue('s.moser')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const Missing: Story = {
  name: 'Nothing typed: the reason stands at the field, and the first one has the focus',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
    await expect(canvas.getByText('Bitte geben Sie Ihren Benutzernamen ein.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Benutzername' })).toHaveFocus()
    await expect(args.signIn).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  name: 'With the keyboard alone: type, look at the password, send',
  globals: { ...desktop, locale: 'de' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('s.moser{Tab}geheim{Tab}{Enter}')
    await expect(canvas.getByLabelText('Kennwort')).toHaveAttribute('type', 'text')
    await waitFor(() => expect(canvas.getByLabelText('Kennwort')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(args.signIn).toHaveBeenCalledWith('s.moser', 'geheim')
  },
}

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
