/** Refusals around sessions, in both languages. */
export const sessionTexts = {
  'sessions-elsewhere': {
    de: 'Diese Person gehört auch zu anderen Anwendungen. Überall abmelden kann sie nur, wer sie in allen betreut. Sie selbst kann es in ihren Einstellungen.',
    en: 'This person also belongs to other applications. Only somebody who manages them in all of them can sign them out everywhere. They can do it themselves in their settings.',
  },
}
