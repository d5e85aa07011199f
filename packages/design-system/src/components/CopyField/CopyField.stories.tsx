import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { CopyField } from './CopyField.tsx'

const meta = {
  title: 'Components/Inputs/CopyField',
  component: CopyField,
  args: {
    label: 'Link zur Freigabe',
    value: 'https://portal.beispiel.de/freigaben/sommerfrische-2027',
    onCopy: fn(),
    copy: fn<(value: string) => Promise<void>>(async () => {}),
  },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the value, all of it selected, then the button'],
      ['Enter, Space', 'On the button: copies the value'],
    ],
  },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <CopyField {...args} description="Gilt 14 Tage, auch für Personen ohne Zugang." />
      <CopyField {...args} label="Buchungsnummer" value="NK-2027-04-0815" isCode />
    </Column>
  ),
}

export const States: Story = {
  name: 'Copied',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link zur Freigabe kopieren' }))
    await expect((await canvas.findAllByText('Kopiert'))[0]).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'where copying is forbidden, selects the text and says so',
  args: { copy: fn<(value: string) => Promise<void>>(() => Promise.reject(new Error('denied'))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link zur Freigabe kopieren' }))
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link zur Freigabe' })
    await expect(await canvas.findByText(/mit der Tastatur/)).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field.selectionEnd).toBe(args.value.length)
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

export const WithoutClipboard: Story = {
  name: 'where the clipboard is out of reach, copies by command and says that it did (ERR-11)',
  args: { copy: undefined },
  play: async ({ args, canvas }) => {
    const denied = { writeText: () => Promise.reject(new Error('denied')) }
    Object.defineProperty(navigator, 'clipboard', { value: denied, configurable: true })
    const clipboardData = new DataTransfer()
    const command = spyOn(document, 'execCommand').mockImplementation(
      () =>
        !document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, cancelable: true })),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Link zur Freigabe kopieren' }))
    await expect((await canvas.findAllByText('Kopiert'))[0]).toBeVisible()
    await expect(clipboardData.getData('text/plain')).toBe(args.value)
    await expect(args.onCopy).toHaveBeenCalledWith(args.value)
    command.mockRestore()
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}

export const LongGermanText: Story = {
  args: {
    label: 'Adresse der Werbemittelanlieferungsbestätigung im Kundenportal',
    value: 'https://portal.beispiel.de/werbemittelanlieferungsbestaetigung/sommerfrische-2027',
  },
  render: (args) => (
    <Phone>
      <CopyField {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <CopyField {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <CopyField {...args} />
    </ThemeGrid>
  ),
}

export const CopiesByKeyboard: Story = {
  name: 'copies by keyboard and says so',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link zur Freigabe' })
    await expect(field).toHaveFocus()
    await expect(field.selectionEnd).toBe(args.value.length)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.copy).toHaveBeenCalledWith(args.value)
    await expect(args.onCopy).toHaveBeenCalledWith(args.value)
    await userEvent.keyboard(' ')
    await expect(args.copy).toHaveBeenCalledTimes(2)
  },
}
