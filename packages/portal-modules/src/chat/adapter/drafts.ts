import type { ChatDraft, ChatPort } from '../chat.port.ts'

/** A place of one person in the browser. */
export interface DraftStorage {
  read: () => unknown
  write: (drafts: Readonly<Record<string, ChatDraft>>) => void
}

/** Drafts of a person, by the number of the chat: no two tenants share one. */
export function draftsIn({ read, write }: DraftStorage): NonNullable<ChatPort['drafts']> {
  const all = (): Record<string, ChatDraft> => {
    const stored = read()
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  }
  return {
    read(chatId) {
      const draft = all()[chatId]
      // Another version of this page may have written something else.
      return typeof draft?.text === 'string' && Array.isArray(draft.unsent) ? draft : undefined
    },
    keep(chatId, draft) {
      const { [chatId]: _old, ...rest } = all()
      const isEmpty = draft.text === '' && draft.unsent.length === 0
      write(isEmpty ? rest : { ...rest, [chatId]: draft })
    },
  }
}
