export { TriggerContext, useTrigger } from './trigger.ts'
export type { PressEvent, Trigger } from './trigger.ts'
export { NO_PRESS, pressProps } from './press.ts'
export { useBothRefs } from './useBothRefs.ts'
