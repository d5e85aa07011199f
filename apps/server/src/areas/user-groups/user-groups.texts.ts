/** Refusals around groups, in both languages. */
export const userGroupTexts = {
  'name-taken': {
    de: 'Eine Gruppe mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.',
    en: 'There is already a group with that name. Please choose another.',
  },
  'not-new': {
    de: 'Eine neue Gruppe hat die Nummer 0.',
    en: 'A new group has the number 0.',
  },
  'has-members': {
    de: 'Zur Gruppe gehören noch Personen, vielleicht auch deaktivierte. Löschen lassen sich nur leere Gruppen.',
    en: 'There are still people in the group, possibly deactivated ones. Only empty groups can be deleted.',
  },
  'has-items': {
    de: 'Für diese Gruppe sind noch Inhalte, Kampagnen oder Ansichten freigegeben, oder sie hat ein eigenes Design. Bitte geben Sie diese zuerst für andere frei.',
    en: 'Items, campaigns or views are still shared with this group, or it has a theme of its own. Please share them with others first.',
  },
  'too-many': {
    de: 'Das sind zu viele auf einmal: höchstens 10.000 Zugehörigkeiten.',
    en: 'That is too many at once: at most 10,000 memberships.',
  },
  inactive: {
    de: 'Diese Person ist deaktiviert. Bitte aktivieren Sie sie zuerst.',
    en: 'This person is deactivated. Please activate them first.',
  },
}
