export { CHIP_TONES, Chip } from './Chip.tsx'
export type { ChipProps, ChipTone } from './Chip.tsx'
