import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function Held(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  const change = (next: number) => {
    props.onChange(next)
    setPage(next)
  }
  return <Pagination {...props} page={page} onChange={change} />
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 24, onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Goes through the pages'],
      ['Enter, Space', 'Shows the page'],
    ],
    without: { LongGermanText: 'has only numbers' },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {[1, 4, 12, 24].map((page) => (
        <Held key={page} {...args} page={page} label={`Seiten ab ${page}`} />
      ))}
      <Held {...args} page={2} pageCount={4} label="Vier Seiten" />
    </Column>
  ),
}

export const States: Story = { args: { page: 1_204, pageCount: 12_480 } }

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { pageCount: 5 },
  render: (args) => (
    <ThemeGrid>
      <Held {...args} />
    </ThemeGrid>
  ),
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
}

export const Pages: Story = {
  name: 'Numbers and ends lead on; the ends stop',
  args: { page: 23 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    const end = (name: string) => canvas.getByRole('button', { name })
    await expect(end('Vorige Seite')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 24' }))
    await expect(end('Nächste Seite')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Seite 24' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    canvas.getByRole('button', { name: 'Vorige Seite' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(23)
    // Whoever comes to the end by the arrow stays on it, and goes no further.
    end('Nächste Seite').focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(24)
    await expect(end('Nächste Seite')).toHaveFocus()
  },
}

export const HaveAddresses: Story = {
  name: 'Pages with an address are links',
  args: { href: (page) => `#seite-${page}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Seite 4' })
    await expect(link).toHaveAttribute('href', '#seite-4')
    await userEvent.click(link)
    await expect(args.onChange).toHaveBeenCalledWith(4)
  },
}
