export { softToneCss } from './softTone.css.ts'
