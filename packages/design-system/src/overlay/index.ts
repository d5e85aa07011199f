export { floatCss } from './float.css.ts'
