import { userGroupTypes } from '@atrium/api-client/contract'

/** Refusals of a setup, in both languages. */
export const setupTexts = {
  'name-taken': {
    de: 'Eine Anwendung mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen Namen.',
    en: 'There is already an application with that name. Please choose another name.',
  },
  unknown: { de: 'Das gibt es hier nicht.', en: 'There is no such thing here.' },
  twice: { de: 'Das ist doppelt angegeben.', en: 'This has been entered twice.' },
  reserved: {
    de: 'Diese Adresse braucht das Portal selbst. Bitte wählen Sie eine andere.',
    en: 'The portal needs this address itself. Please choose another name.',
  },
}

/** Groups that every new application begins with, one of each type. */
export const firstGroups = [
  { type: userGroupTypes.Administration, name: { de: 'Administration', en: 'Administration' } },
  { type: userGroupTypes.DataSolutions, name: { de: 'Data Solutions', en: 'Data Solutions' } },
  { type: userGroupTypes.CustomerService, name: { de: 'Kundenberatung', en: 'Client service' } },
  { type: userGroupTypes.Customer, name: { de: 'Kunde', en: 'Client' } },
  { type: userGroupTypes.DirectOrder, name: { de: 'Direktbestellung', en: 'Direct orders' } },
] as const
