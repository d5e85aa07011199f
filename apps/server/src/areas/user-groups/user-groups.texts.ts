/** Refusals around groups, in both languages. */
export const userGroupTexts = {
  'name-taken': {
    de: 'Eine Gruppe mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.',
    en: 'There is already a group of that name. Please choose another.',
  },
  'not-new': {
    de: 'Eine neue Gruppe hat die Nummer 0.',
    en: 'A new group has the number 0.',
  },
  'has-members': {
    de: 'In der Gruppe sind noch Personen. Löschen lassen sich nur leere Gruppen.',
    en: 'There are still people in the group. Only empty groups can be deleted.',
  },
  'has-items': {
    de: 'Für diese Gruppe sind noch Inhalte freigegeben. Bitte geben Sie diese zuerst für andere frei.',
    en: 'Items are still shared with this group. Please share them with others first.',
  },
  inactive: {
    de: 'Diese Person ist deaktiviert. Bitte aktivieren Sie sie zuerst.',
    en: 'This person is deactivated. Please activate them first.',
  },
}
