// Not part of the kit's entry: what takes records out of files comes with the first import.
export {
  addressField,
  answerField,
  choiceField,
  choicesField,
  dayField,
  emailField,
  lineField,
  moneyField,
  numberField,
  textField,
} from './fields.ts'
export { RecordImport } from './RecordImport.tsx'
