/** Refusals around groups of a directory, in both languages. */
export const directoryGroupTexts = {
  'wrong-target': {
    de: 'In diese Gruppe kann das Verzeichnis niemanden aufnehmen: Sie gehört zur Administration, oder das Verzeichnis füllt sie selbst.',
    en: 'The directory cannot put anybody into this group: it is one of the administration, or the directory fills it itself.',
  },
  'roles-elsewhere': {
    de: 'Rollen kommen mit der Anmeldung. Eine Gruppe kann hier keine geben.',
    en: 'Roles come with the sign-in. No group can give one here.',
  },
} as const
