// Not part of the kit's entry: it is loaded with the modules that show it.
export { AudienceDialog } from './AudienceDialog.tsx'
export { AudienceField } from './AudienceField.tsx'
export { choosableGroups } from './audience.logic.ts'
export { audienceMessages } from './messages.ts'
export { useAudienceChoice } from './useAudienceChoice.tsx'
export { useAudienceSave } from './useAudienceSave.ts'
export type { SaveAudience } from './useAudienceSave.ts'
