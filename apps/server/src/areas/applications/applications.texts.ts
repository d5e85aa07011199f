/** Field errors of a setting, in both languages. */
export const configurationTexts = {
  required: { de: 'Bitte geben Sie einen Wert an.', en: 'Please enter a value.' },
  'not-offered': {
    de: 'Dieser Wert steht nicht zur Auswahl.',
    en: 'This value is not one of the choices.',
  },
  'not-a-day': { de: 'Bitte geben Sie ein Datum an.', en: 'Please enter a date.' },
  'no-amount': {
    de: 'Bitte geben Sie einen Betrag in Euro an, zum Beispiel 10000.',
    en: 'Please enter an amount in euros, for example 10000.',
  },
  'no-endings': {
    de: 'Bitte geben Sie Endungen an, mit Komma getrennt, zum Beispiel: zip, psd.',
    en: 'Please enter endings, separated by commas, for example: zip, psd.',
  },
  'too-long': {
    de: 'Das ist zu lang für den Briefkopf.',
    en: 'This is too long for the letterhead.',
  },
  'no-country': {
    de: 'Bitte geben Sie ein Land mit zwei Buchstaben an, zum Beispiel DE.',
    en: 'Please enter the country as two letters, for example DE.',
  },
  'no-vat-id': {
    de: 'Das ist keine USt-IdNr. Eine deutsche hat DE und neun Ziffern.',
    en: 'This is not a VAT ID. A German one is DE and nine digits.',
  },
  'no-tax-number': {
    de: 'Eine Steuernummer hat zehn bis dreizehn Ziffern, zum Beispiel 27/123/45678.',
    en: 'A tax number has ten to thirteen digits, for example 27/123/45678.',
  },
  'no-iban': {
    de: 'Diese IBAN gibt es nicht: Bitte prüfen Sie die Ziffern.',
    en: 'There is no such IBAN: please check the digits.',
  },
  'no-bic': {
    de: 'Ein BIC hat acht oder elf Zeichen, zum Beispiel HAMUDEHHXXX.',
    en: 'A BIC has eight or eleven characters, for example HAMUDEHHXXX.',
  },
  'no-phone': {
    de: 'Bitte geben Sie eine Telefonnummer an.',
    en: 'Please enter a phone number.',
  },
  'no-email': {
    de: 'Bitte geben Sie eine E-Mail-Adresse an.',
    en: 'Please enter an e-mail address.',
  },
  'own-factor-first': {
    de: 'Bitte richten Sie zuerst für sich selbst einen zweiten Faktor ein (Einstellungen, Anmeldung) und melden Sie sich damit neu an.',
    en: 'Please set up a second factor for yourself first (settings, sign-in), and sign in again with it.',
  },
  'factor-elsewhere': {
    de: 'Ohne Wirkung: Was beim Anmelden nötig ist, entscheidet der Anmeldedienst Ihrer Agentur.',
    en: 'Without effect: your agency’s sign-in service decides what is needed at sign-in.',
  },
  'scanner-on': {
    de: 'Jede neue Datei wird auf Schadsoftware geprüft, bevor andere sie öffnen können.',
    en: 'Every new file is checked for malware before anyone can open it.',
  },
  'scanner-off': {
    de: 'Kein Virenscanner eingerichtet: Neue Dateien werden nicht auf Schadsoftware geprüft. Wie sich einer anschließen lässt, steht im Betriebshandbuch (CLAMD_URL).',
    en: 'No malware scanner is set up: new files are not checked for malware. The operations manual says how to connect one (CLAMD_URL).',
  },
  'without-value': {
    de: 'Dieses Feld trägt keinen Wert.',
    en: 'This field does not carry a value.',
  },
}
