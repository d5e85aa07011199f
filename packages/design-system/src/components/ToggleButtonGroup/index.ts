export { ToggleButtonGroup } from './ToggleButtonGroup.tsx'
export type { ToggleButtonGroupProps, ToggleOption } from './ToggleButtonGroup.tsx'
