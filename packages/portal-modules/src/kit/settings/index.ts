// Not part of the kit's entry: few modules show settings.
export { settingText } from './settings.ts'
export type { Setting } from './settings.ts'
export { SettingsForm, useSettingWords } from './SettingsForm.tsx'
