export { FieldLabel, FieldMessage } from './FieldMessage.tsx'
export { fieldCss, inputCss } from './field.css.ts'
