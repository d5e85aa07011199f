export { Player } from './Player.tsx'
export type { PlayerHandle, PlayerProps } from './Player.tsx'
export { useReplay } from './useReplay.ts'
