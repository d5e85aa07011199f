export { RangeSlider } from './RangeSlider.tsx'
export type { RangeSliderProps } from './RangeSlider.tsx'
