export { FileButton } from './FileButton.tsx'
export type { FileButtonProps } from './FileButton.tsx'
