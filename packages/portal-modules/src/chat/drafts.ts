import { createDraftStores } from '../kit/browser-storage/draft-store.ts'
import type { ChatDraft } from './chat.port.ts'

/** What was written into chats and is not sent. */
export const chatDrafts = createDraftStores<ChatDraft>({ text: '', unsent: [] })
