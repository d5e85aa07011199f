export { TriggerContext, useTrigger } from './trigger.ts'
export type { PressEvent, Trigger } from './trigger.ts'
export { NO_PRESS, bothRefs, pressProps } from './press.ts'
