import type { ModuleProps } from '../kit/index.ts'
import { Chat } from './Chat.tsx'
import type { ChatPort } from './chat.port.ts'

/** The chat as a registry shows it. */
export function ChatModule({ port }: ModuleProps<ChatPort>) {
  return <Chat port={port} />
}
