import { usePages } from '@atrium/api-client'
import type { Page } from '@atrium/api-client/contract'

const hasType = ({ children }: Pick<Page, 'children'>, type: string) =>
  children.some(({ childComponent }) => childComponent.type === type)

/** Whether a page has a board of tasks on it. */
export const hasBoard = (page: Pick<Page, 'children'>) => hasType(page, 'tasklist')

/** Whether a page has seminars on it, which are opened at `/academy` (ROUTE-08). */
export const hasSeminars = (page: Pick<Page, 'children'>) => hasType(page, 'seminarCollection')

/** Whether a page has a board to which the person may add tasks (TASK-12). */
export const mayAddTasks = ({ children }: Pick<Page, 'children'>) =>
  children.some(({ childComponent: { type, can } }) => type === 'tasklist' && can.addItems === true)

/** Whether the person sees a board in this application at all. */
export function useHasTasks(): boolean {
  const pages = usePages()
  return pages.state === 'ready' && pages.data.some(hasBoard)
}
