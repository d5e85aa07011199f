import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Download } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { children: 'Alle 5 anzeigen', href: '#alle', onPress: fn() },
  parameters: { keyboard: [['Enter', 'Follows the link']] },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <p>
        Der <Link {...args}>Mediaplan der Sommerfrische</Link> liegt zur Freigabe bereit, die Tarife
        stehen{' '}
        <Link {...args} href="https://example.org/tarife" isExternal onPress={undefined}>
          beim Vermarkter
        </Link>
        .
      </p>
      <Link {...args} variant="standalone" />
      <Link {...args} variant="standalone" icon={ArrowRight}>
        Zur Kampagne
      </Link>
      <Link
        {...args}
        variant="standalone"
        icon={Download}
        download="Plan v3.pdf"
        onPress={undefined}
      >
        Plan v3.pdf
      </Link>
    </Column>
  ),
}

export const States: Story = {
  parameters: { pseudo: { hover: '[href="#hover"]', focusVisible: '[href="#fokus"]' } },
  render: (args) => (
    <Column>
      <Link {...args} href="#ruhe">
        In Ruhe
      </Link>
      <Link {...args} href="#hover">
        Unter dem Zeiger
      </Link>
      <Link {...args} href="#fokus">
        Im Fokus
      </Link>
      <Link {...args} isCurrent>
        Diese Seite
      </Link>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    children: 'Werbemittelanlieferungsbestätigung der Außenwerbungsvermarktung herunterladen',
  },
  render: (args) => (
    <Phone>
      <Link {...args} variant="standalone" icon={Download} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <p>
        Fragen beantwortet <Link {...args}>Ihre Kundenberatung</Link> jederzeit.
      </p>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Column>
        <p>
          Zum <Link {...args}>Mediaplan</Link>
        </p>
        <Link {...args} variant="standalone" icon={ArrowRight} />
      </Column>
    </ThemeGrid>
  ),
}

export const FollowedByTheHost: Story = {
  name: 'the host follows a plain click, also by Enter; other clicks are the browser’s',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alle 5 anzeigen' })
    await userEvent.click(link)
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    link.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const SaysThatItLeaves: Story = {
  name: 'says that it opens another tab',
  args: { isExternal: true, children: 'Tarife' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tarife (öffnet in einem neuen Tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
