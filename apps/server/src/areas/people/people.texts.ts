import { dailyLimits } from '../../platform/daily-limits.ts'

/** Refusals around people, in both languages. */
export const peopleTexts = {
  'last-administrator': {
    de: 'Hier muss jemand die Administration behalten. Bitte fügen Sie zuerst eine weitere Person mit dieser Rolle hinzu.',
    en: 'At least one person has to remain an administrator here. Please give this role to somebody else first.',
  },
  oneself: {
    de: 'Sich selbst können Sie nicht deaktivieren.',
    en: 'You cannot deactivate yourself.',
  },
  'profile-elsewhere': {
    de: 'Diese Person gehört auch zu anderen Anwendungen. Ihre Angaben ändert sie selbst in den Einstellungen.',
    en: 'This person also belongs to other applications. They change their details in their own settings.',
  },
  'own-email': {
    de: 'Ihre eigene E-Mail-Adresse ändern Sie in den Einstellungen, mit Ihrem Kennwort.',
    en: 'You change your own e-mail address in your settings, with your password.',
  },
  'email-elsewhere': {
    de: 'Diese Person gehört auch zu Anwendungen, in denen Sie sie nicht verwalten. Ihre E-Mail-Adresse ändert sie selbst in den Einstellungen.',
    en: 'This person also belongs to applications in which you do not manage them. They change their e-mail address in their own settings.',
  },
  'same-email': {
    de: 'Das ist bereits die Adresse dieser Person. Bitte geben Sie eine andere ein.',
    en: 'This is already this person’s address. Please enter another one.',
  },
  'already-there': {
    de: 'Sie gehören schon zu dieser Anwendung, unter einer anderen E-Mail-Adresse.',
    en: 'You already belong to this application, with another e-mail address.',
  },
  'roles-elsewhere': {
    de: 'Rollen vergibt hier das Anmeldesystem Ihrer Organisation.',
    en: 'Roles are given by the sign-in system of your organisation.',
  },
  'no-second-factor': {
    de: 'Diese Person meldet sich schon mit dem Kennwort allein an.',
    en: 'This person already signs in with a password alone.',
  },
  'factor-elsewhere': {
    de: 'Diese Person gehört auch zu anderen Anwendungen. Ihren zweiten Faktor setzt nur zurück, wer sie in allen betreut.',
    en: 'This person also belongs to other applications. Only somebody who manages them in all of them can reset their second factor.',
  },
  'own-second-factor': {
    de: 'Ihren eigenen zweiten Faktor ändern Sie in Ihren Einstellungen.',
    en: 'You change your own second factor in your settings.',
  },
  'no-account': {
    de: 'Diese Person hat hier kein eigenes Konto.',
    en: 'This person has no account of their own here.',
  },
  'too-many-links': {
    de: 'Diese Person hat gerade schon mehrere Links bekommen. Bitte warten Sie eine Viertelstunde.',
    en: 'This person has just been sent several links. Please wait a quarter of an hour.',
  },
  'too-many-today': {
    de: `Mehr als ${dailyLimits.invitations.toLocaleString('de')} Personen lassen sich an einem Tag nicht einladen. Bitte laden Sie die übrigen morgen ein.`,
    en: `No more than ${dailyLimits.invitations.toLocaleString('en')} people can be invited in a day. Please invite the others tomorrow.`,
  },
  nobody: {
    de: 'Bitte geben Sie mindestens eine Person an.',
    en: 'Please name at least one person.',
  },
}

/** Why somebody was not added, by row (ADM-04). */
export const rowTexts = {
  'already-member': {
    de: 'Diese Person gehört schon dazu.',
    en: 'This person already belongs here.',
  },
  inactive: {
    de: 'Diese Person ist deaktiviert. Aktivieren Sie sie, statt sie noch einmal hinzuzufügen.',
    en: 'This person is deactivated. Activate them instead of adding them again.',
  },
  twice: {
    de: 'Diese Adresse steht mehrmals in der Liste.',
    en: 'This address is in the list more than once.',
  },
  'out-of-reach': {
    de: 'Diese Person kann nur Ihre Agentur hinzufügen.',
    en: 'Only your agency can add this person.',
  },
}
