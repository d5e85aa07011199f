import { defineStrings } from '../../intl/index.ts'

export const dropZoneStrings = defineStrings('DropZone', {
  en: {
    title: 'Drop files here',
    titleOne: 'Drop a file here',
    release: 'Release to add',
    hint: 'or paste them, or choose them',
    choose: 'Choose files',
    chooseOne: 'Choose file',
    wrongKind: (names: string) => `This type of file cannot be added here: ${names}`,
    folders: 'Folders cannot be added. Please choose the files in them.',
    onlyOne: 'Only one file can be added here. The first one was used.',
  },
  de: {
    title: 'Dateien hierher ziehen',
    titleOne: 'Datei hierher ziehen',
    release: 'Loslassen zum Hinzufügen',
    hint: 'oder einfügen oder auswählen',
    choose: 'Dateien auswählen',
    chooseOne: 'Datei auswählen',
    wrongKind: (names) => `Diese Art von Datei passt hier nicht: ${names}`,
    folders: 'Ordner lassen sich nicht übernehmen. Bitte wählen Sie die Dateien darin.',
    onlyOne: 'Hier passt nur eine Datei. Die erste wurde übernommen.',
  },
})
