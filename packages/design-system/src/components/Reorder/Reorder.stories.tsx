import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ListRow, ListRows } from '../ListRow/index.ts'
import { Reorder, type ReorderProps } from './Reorder.tsx'

const names = ['Mediaplan', 'Wochenbericht', 'Pressespiegel', 'Brandbook']

/** Holds the order, as a page does. */
function Held({ onMove, isDisabled }: Pick<ReorderProps, 'onMove' | 'isDisabled'>) {
  const [order, setOrder] = useState<readonly string[]>(names)
  return (
    <Reorder
      order={order}
      isDisabled={isDisabled}
      onMove={(key, before) => {
        onMove(key, before)
        const others = order.filter((name) => name !== key)
        const place = before === null ? others.length : others.indexOf(String(before))
        setOrder(others.toSpliced(place, 0, String(key)))
      }}
    >
      <ListRows aria-label="Links">
        {order.map((name) => (
          <ListRow key={name} title={name} href={`#${name}`} />
        ))}
      </ListRows>
    </Reorder>
  )
}

const meta = {
  title: 'Components/Utility/Reorder',
  component: Reorder,
  args: { children: null, order: names, onMove: fn() },
  render: ({ onMove, isDisabled }) => <Held onMove={onMove} isDisabled={isDisabled} />,
  parameters: {
    keyboard: [],
    without: {
      Variants: 'It looks like the list in it.',
      States: 'It looks like the list in it.',
      LongGermanText: 'It has no words.',
      SmallWidth: 'It takes no room.',
      TenantsAndModes: 'Only the line where something is dropped has a colour.',
    },
  },
} satisfies Meta<typeof Reorder>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const item = (name: string) => screen.getByText(name).closest('li')!
const at = (element: Element, part: number) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + 40, clientY: box.top + box.height * part }
}
const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent)
/** What a browser does when something is dragged onto something else. */
async function drag(name: string, onto: string, part: number) {
  const dataTransfer = new DataTransfer()
  const [from, to] = [item(name), item(onto)]
  fireEvent.dragStart(from, { dataTransfer, ...at(from, 0.5) })
  await waitFor(() => expect(from).toHaveAttribute('data-at-dragged'))
  fireEvent.dragEnter(to, { dataTransfer, ...at(to, part) })
  fireEvent.dragOver(to, { dataTransfer, ...at(to, part) })
  await waitFor(() => expect(to).toHaveAttribute('data-at-edge'))
  fireEvent.drop(to, { dataTransfer, ...at(to, part) })
  fireEvent.dragEnd(from, { dataTransfer })
}

export const Dragged: Story = {
  name: 'an item is dragged before another, and behind the last; links in it do not get in the way (T-76)',
  play: async ({ args }) => {
    await userEvent.hover(screen.getByText('Mediaplan'))
    await waitFor(() => expect(item('Mediaplan')).toHaveAttribute('draggable', 'true'))
    await expect(screen.getByRole('link', { name: 'Mediaplan' })).toHaveProperty('draggable', false)
    await drag('Brandbook', 'Mediaplan', 0.1)
    await expect(args.onMove).toHaveBeenLastCalledWith('Brandbook', 'Mediaplan')
    await waitFor(() =>
      expect(shown()).toEqual(['Brandbook', 'Mediaplan', 'Wochenbericht', 'Pressespiegel']),
    )
    await waitFor(() => expect(item('Pressespiegel')).toHaveAttribute('draggable', 'true'))
    await drag('Brandbook', 'Pressespiegel', 0.9)
    await expect(args.onMove).toHaveBeenLastCalledWith('Brandbook', null)
    await waitFor(() => expect(shown().at(-1)).toBe('Brandbook'))
  },
}

export const Fixed: Story = {
  name: 'where the order is fixed nothing is dragged',
  args: { isDisabled: true },
  play: async () => {
    await userEvent.hover(screen.getByText('Mediaplan'))
    await expect(item('Mediaplan')).not.toHaveAttribute('draggable')
    await expect(screen.getByRole('link', { name: 'Mediaplan' })).toHaveProperty('draggable', true)
  },
}
