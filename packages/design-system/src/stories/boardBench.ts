import { fireEvent, within, type screen } from 'storybook/test'

type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'queryByRole'>

export const columnBy = (canvas: Canvas, name: string) => canvas.getByRole('group', { name })
export const cardsIn = (canvas: Canvas, name: string) =>
  within(columnBy(canvas, name))
    .queryAllByRole('row')
    .toSorted((a, b) => rowOf(a) - rowOf(b))
const rowOf = (row: HTMLElement) => Number(row.getAttribute('aria-rowindex'))
export const titlesIn = (canvas: Canvas, name: string) =>
  cardsIn(canvas, name).map(
    (row) => `t${row.querySelector('strong')!.textContent.split(' ').at(-1)}`,
  )
export const cardBy = (canvas: Canvas, id: string) =>
  canvas
    .getAllByRole('row')
    .find((row) => row.querySelector('strong')?.textContent.endsWith(` ${id.slice(1)}`))!
export const lineIn = (canvas: Canvas, name: string) =>
  columnBy(canvas, name).querySelector('.at-board-line')
export const focusedTitle = () => document.activeElement?.querySelector('strong')?.textContent

/** What the browser sends while the mouse drags. */
export function mouseDrag(card: HTMLElement) {
  const dataTransfer = new DataTransfer()
  const { left, top } = card.getBoundingClientRect()
  const at = { clientX: left + 20, clientY: top + 20 }
  fireEvent.pointerDown(card, { pointerType: 'mouse', button: 0, ...at })
  fireEvent.dragStart(card, { dataTransfer, ...at })
  return {
    over: (column: HTMLElement, height: number) => {
      const { left: x } = column.getBoundingClientRect()
      const point = { clientX: x + 60, clientY: height, dataTransfer }
      fireEvent.dragEnter(column, point)
      fireEvent.dragOver(column, point)
    },
    drop: (column: HTMLElement) => fireEvent.drop(column, { dataTransfer }),
    leave: () => fireEvent.dragEnd(card, { dataTransfer }),
  }
}

export const frame = () => new Promise(requestAnimationFrame)
