export { ImageSelector } from './ImageSelector.tsx'
export type { ImageSelectorProps, SelectorImage } from './ImageSelector.tsx'
