/** Field errors of links, in both languages. */
export const linkTexts = {
  address: {
    de: 'Das ist keine gültige Adresse. Bitte geben Sie eine Webadresse mit https:// oder eine Seite dieses Portals ein.',
    en: 'This is not a valid address. Please enter a web address with https:// or a page of this portal.',
  },
  'picture-elsewhere': {
    de: 'Bilder von anderen Seiten zeigt das Portal nicht. Bitte laden Sie das Bild hoch.',
    en: 'The portal shows no pictures of other sites. Please upload the picture.',
  },
}
