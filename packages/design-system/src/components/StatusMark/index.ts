export { STATUS_TONES, StatusMark } from './StatusMark.tsx'
export type { StatusMarkProps, StatusTone } from './StatusMark.tsx'
