export { createContentSigner, type ContentSigner } from './content-links.ts'
export { createContentServer } from './content-server.ts'
export { loadPlayer } from './player.ts'
