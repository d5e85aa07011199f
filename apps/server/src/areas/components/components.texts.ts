/** Field errors and refusals around components, in both languages. */
export const componentTexts = {
  'name-taken': {
    de: 'In diesem Ordner gibt es den Namen schon. Bitte wählen Sie einen anderen.',
    en: 'This folder already has an item with that name. Please choose another.',
  },
  'content-pending': {
    de: 'Diese Datei wird noch auf Schadsoftware geprüft. Bitte versuchen Sie es gleich noch einmal.',
    en: 'This file is still being checked for malware. Please try again in a moment.',
  },
  'content-quarantined': {
    de: 'In dieser Datei wurde Schadsoftware gefunden. Sie ist gesperrt und lässt sich weder öffnen noch weitergeben.',
    en: 'Malware was found in this file. It is locked and can neither be opened nor passed on.',
  },
  cycle: {
    de: 'Ein Ordner lässt sich nicht in sich selbst verschieben.',
    en: 'A folder cannot be moved into itself.',
  },
  'cycle-copy': {
    de: 'Ein Ordner lässt sich nicht in sich selbst kopieren.',
    en: 'A folder cannot be copied into itself.',
  },
  'too-deep': {
    de: 'Hier ist Schluss: Ordner lassen sich höchstens 14 Ebenen tief anlegen.',
    en: 'Folders can be nested no more than 14 levels deep.',
  },
  'parent-gone': {
    de: 'Der Ordner, in dem das Element lag, ist gelöscht. Stellen Sie zuerst den Ordner wieder her.',
    en: 'The folder it was in has been deleted. Please restore the folder first.',
  },
  'not-a-folder': {
    de: 'Das Ziel ist kein Ordner.',
    en: 'The target is not a folder.',
  },
  'does-not-fit': {
    de: 'Dort lassen sich Elemente dieser Art nicht ablegen.',
    en: 'Items of this kind cannot be put there.',
  },
  'unknown-group': {
    de: 'Mindestens eine dieser Gruppen gibt es nicht.',
    en: 'At least one of these groups does not exist.',
  },
  'bucket-not-empty': {
    de: 'In der Spalte liegen noch Aufgaben. Verschieben oder löschen Sie sie zuerst.',
    en: 'There are still tasks in this column. Please move or delete them first.',
  },
  'other-component': {
    de: 'Die Angabe passt nicht zur Adresse des Aufrufs.',
    en: 'This does not match the address of the call.',
  },
}
