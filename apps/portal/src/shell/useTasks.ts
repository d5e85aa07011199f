import { usePages } from '@atrium/api-client'
import type { Page } from '@atrium/api-client/contract'

/** Whether a page has a board of tasks on it. */
export const hasBoard = ({ children }: Pick<Page, 'children'>) =>
  children.some(({ childComponent }) => childComponent.type === 'tasklist')

/** Whether the person sees a board in this application at all. */
export function useHasTasks(): boolean {
  const pages = usePages()
  return pages.state === 'ready' && pages.data.some(hasBoard)
}
