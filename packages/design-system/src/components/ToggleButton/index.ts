export { ToggleButton } from './ToggleButton.tsx'
export type { ToggleButtonProps } from './ToggleButton.tsx'
