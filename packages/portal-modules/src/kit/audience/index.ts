// Not part of the kit's entry: dialogs that ask who sees something load it with them.
export { AudienceField } from './AudienceField.tsx'
export { useAudienceChoice } from './useAudienceChoice.tsx'
