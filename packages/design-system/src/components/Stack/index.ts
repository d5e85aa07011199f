export { STACK_GAPS, Stack } from './Stack.tsx'
export type { StackGap, StackProps } from './Stack.tsx'
