import { createContext, use } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** What the page calls its orders; absent: the module's own word. */
export const ListTitle = createContext<string | undefined>(undefined)

/** What the list of orders is called on this page, also on the pages that lead back to it. */
export function useListTitle(): string {
  const { t } = useMessages(messages)
  return use(ListTitle) ?? t('title')
}
