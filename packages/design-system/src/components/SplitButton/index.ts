export { SplitButton } from './SplitButton.tsx'
export type { SplitButtonProps } from './SplitButton.tsx'
