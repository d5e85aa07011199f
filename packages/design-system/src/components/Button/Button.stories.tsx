import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Download, Plus, Share2, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { BUTTON_SIZES, BUTTON_VARIANTS, Button } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Freigeben', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { variant: 'primary', icon: Check } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      {BUTTON_SIZES.map((size) => (
        <Row key={size}>
          {BUTTON_VARIANTS.map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button {...args} size={size} variant="primary" icon={Plus}>
            Direktbuchung
          </Button>
          <Button {...args} size={size} icon={Share2}>
            Teilen
          </Button>
        </Row>
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      {BUTTON_VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} isPending />
          <Button {...args} variant={variant} isDisabled />
          <Button {...args} variant={variant} isDisabled disabledReason="Nur die Kundenberatung" />
        </Row>
      ))}
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { children: 'Werbemittelanlieferungsbestätigung herunterladen', icon: Download },
  render: (args) => (
    <Phone>
      <Button {...args} isFullWidth />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Row>
        <Button {...args} variant="primary" />
        <Button {...args}>Ablehnen …</Button>
        <Button {...args} variant="quiet">
          Vergleichen
        </Button>
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <Row>
        <Button {...args} variant="primary" icon={Check} />
        <Button {...args}>Ansehen</Button>
        <Button {...args} variant="quiet">
          Vergleichen
        </Button>
        <Button {...args} variant="danger" icon={Trash2}>
          Löschen
        </Button>
      </Row>
    </ThemeGrid>
  ),
}

export const PressedByPointerAndKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

export const DisabledSaysWhy: Story = {
  args: { isDisabled: true, disabledReason: 'Der Plan ist schon freigegeben.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('schon freigegeben')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const PendingKeepsFocus: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Freigeben/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const LooksLikeAButtonIsALink: Story = {
  args: { href: '#plan', children: 'Plan öffnen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plan öffnen' })).toHaveAttribute('href', '#plan')
  },
}
