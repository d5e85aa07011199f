export const imageTexts = {
  'unknown-key': {
    de: 'Dieser Schlüssel ist hier nicht bekannt.',
    en: 'This key is not known here.',
  },
  'unknown-preset': {
    de: 'Diese Vorgabe für Bilder gibt es nicht.',
    en: 'There is no such preset for images.',
  },
  'signature-invalid': {
    de: 'Die Freigabe für das Hochladen ist abgelaufen. Bitte versuchen Sie es noch einmal.',
    en: 'The permission to upload has expired. Please try again.',
  },
  'not-a-picture': {
    de: 'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, GIF oder AVIF. Vektorgrafiken (SVG) laden Sie bitte als PNG hoch.',
    en: 'Please choose an image in the format JPEG, PNG, WebP, GIF or AVIF. Please upload vector graphics (SVG) as PNG.',
  },
  unreadable: {
    de: 'Dieses Bild lässt sich nicht öffnen. Vielleicht ist die Datei beschädigt.',
    en: 'This image cannot be opened. The file may be damaged.',
  },
  'too-many-pixels': {
    de: 'Dieses Bild hat mehr als 50 Megapixel. Bitte laden Sie es kleiner hoch.',
    en: 'This image has more than 50 megapixels. Please upload it in a smaller size.',
  },
  'width-too-small': {
    de: 'Die Breite muss mindestens 20 Pixel betragen.',
    en: 'The width must be at least 20 pixels.',
  },
}
