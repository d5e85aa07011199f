import { defineStrings } from '../../intl/index.ts'

export const imageSelectorStrings = defineStrings('ImageSelector', {
  en: {
    upload: 'Upload a picture',
    stock: 'Stock picture',
    own: 'Your picture',
    none: 'No pictures yet',
    sending: 'Uploading …',
  },
  de: {
    upload: 'Bild hochladen',
    stock: 'Archivbild',
    own: 'Eigenes Bild',
    none: 'Noch keine Bilder',
    sending: 'Wird hochgeladen …',
  },
})
