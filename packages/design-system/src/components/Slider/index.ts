export { Slider } from './Slider.tsx'
export type { SliderProps } from './Slider.tsx'
export { SliderLine } from './SliderLine.tsx'
export type { SliderBaseProps, SliderMark } from './SliderLine.tsx'
