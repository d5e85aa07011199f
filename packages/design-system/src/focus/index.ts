export { AutoFocus } from './AutoFocus.tsx'
