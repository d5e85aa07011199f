export { UrlField } from './UrlField.tsx'
export type { UrlFieldProps } from './UrlField.tsx'
