export { STATE_KINDS, StateScreen } from './StateScreen.tsx'
export type { StateKind, StateScreenProps } from './StateScreen.tsx'
