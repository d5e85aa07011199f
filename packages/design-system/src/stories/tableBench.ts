import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

export const rowAt = (index: number) =>
  document.querySelector<HTMLElement>(`[data-at-index="${index}"]`)!
export const inSight = () => document.querySelectorAll('[data-at-index]').length
export const heading = (name: string) =>
  screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
export const titleOf = (name: string) => within(heading(name)).getByRole('button', { name })
export const titles = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.querySelector('.at-table-name')?.firstChild?.textContent)
    .filter(Boolean)
export const focused = () => document.activeElement as HTMLElement

export const inMenu = async (column: string, command: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Spaltenmenü ${column}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: command }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

/** What the browser sends while the mouse drags a heading. */
export function dragHeading(head: HTMLElement) {
  const dataTransfer = new DataTransfer()
  const at = (element: HTMLElement, side: 'left' | 'right') => {
    const { left, right, top } = element.getBoundingClientRect()
    return { clientX: side === 'left' ? left + 3 : right - 3, clientY: top + 10, dataTransfer }
  }
  fireEvent.dragStart(head, at(head, 'left'))
  return {
    over: async (other: HTMLElement, side: 'left' | 'right') => {
      await new Promise(requestAnimationFrame)
      fireEvent.dragEnter(other, at(other, side))
      fireEvent.dragOver(other, at(other, side))
    },
    drop: (other: HTMLElement) => {
      fireEvent.drop(other, { dataTransfer })
      fireEvent.dragEnd(head, { dataTransfer })
    },
  }
}
