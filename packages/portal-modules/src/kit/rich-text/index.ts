// Formatted text: a field to write it in. What is shown is `RichText` of the design system.
export { RichTextField } from './RichTextField.tsx'
