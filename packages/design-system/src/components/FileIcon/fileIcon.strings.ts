import { defineStrings } from '../../intl/index.ts'

export const fileIconStrings = defineStrings('FileIcon', {
  en: {
    folder: 'Folder',
    pdf: 'PDF',
    word: 'Word',
    excel: 'Excel',
    powerpoint: 'PowerPoint',
    table: 'Table',
    image: 'Image',
    video: 'Video',
    audio: 'Audio',
    archive: 'Archive',
    mail: 'E-mail',
    text: 'Text',
    file: 'File',
  },
  de: {
    folder: 'Ordner',
    pdf: 'PDF',
    word: 'Word',
    excel: 'Excel',
    powerpoint: 'PowerPoint',
    table: 'Tabelle',
    image: 'Bild',
    video: 'Video',
    audio: 'Audio',
    archive: 'Archiv',
    mail: 'E-Mail',
    text: 'Text',
    file: 'Datei',
  },
})
