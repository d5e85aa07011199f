export { TEXT_TONES, Text } from './Text.tsx'
export type { TextProps, TextTone } from './Text.tsx'
