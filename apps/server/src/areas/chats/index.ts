export { chatRoutes } from './chats.routes.ts'
export { mayJoinChat } from './chats.service.ts'
