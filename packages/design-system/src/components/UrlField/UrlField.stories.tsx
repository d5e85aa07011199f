import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { UrlField } from './UrlField.tsx'

const meta = {
  title: 'Components/Inputs/UrlField',
  component: UrlField,
  args: { label: 'Adresse', onChange: fn(), placeholder: 'https://beispiel.de' },
  parameters: {
    keyboard: [
      ['Tab', 'Leaves the field: completes and checks the address; goes on to the link beside it'],
    ],
  },
} satisfies Meta<typeof UrlField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { isRequired: true, isStrict: true, canOpen: true } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <UrlField {...args} description="Webseite, E-Mail-Adresse mit mailto: oder Telefonnummer." />
      <UrlField {...args} label="Bericht" isStrict defaultValue="/berichte/reichweite" />
      <UrlField {...args} defaultValue="https://beispiel.de/mediaplan" canOpen />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <UrlField {...args} isRequired />
      <UrlField {...args} defaultValue="bei spiel" errorMessage="Diese Adresse gibt es nicht." />
      <UrlField {...args} defaultValue="https://beispiel.de" isDisabled canOpen />
      <UrlField {...args} defaultValue="https://beispiel.de" isReadOnly canOpen />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Adresse der Werbemittelanlieferungsplattform des Verlagshauses',
    defaultValue: 'https://beispiel.de/werbemittelanlieferungsbestaetigung/sommerfrische-2027',
  },
  render: (args) => (
    <Phone>
      <UrlField {...args} canOpen />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <UrlField {...args} defaultValue="https://beispiel.de" canOpen isRequired />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <UrlField {...args} defaultValue="https://beispiel.de" canOpen />
    </ThemeGrid>
  ),
}

export const CompletesAndChecks: Story = {
  name: 'adds the scheme, and speaks up only on leaving (VAL-05)',
  args: { isStrict: true, canOpen: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse' })
    await userEvent.type(field, 'www.beispiel.de/plan')
    await userEvent.tab()
    await expect(field).toHaveValue('https://www.beispiel.de/plan')
    await expect(args.onChange).toHaveBeenLastCalledWith('https://www.beispiel.de/plan')
    await expect(canvas.getByRole('link', { name: /neuem Tab/ })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'javascript:alert(1)')
    await expect(field).not.toBeInvalid()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/mit https:\/\/ beginnt/)
    await userEvent.type(field, '{Backspace}')
    await expect(field).not.toBeInvalid()
  },
}

export const GoesOnToTheLink: Story = {
  name: 'Tab goes from the field to its link',
  args: { canOpen: true, defaultValue: 'https://beispiel.de' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Adresse in neuem Tab öffnen' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}
