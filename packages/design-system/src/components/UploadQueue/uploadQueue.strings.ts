import { defineStrings } from '../../intl/index.ts'

export const uploadQueueStrings = defineStrings('UploadQueue', {
  en: {
    queue: 'Uploads',
    sending: (count: number) =>
      count === 1 ? 'Uploading 1 file' : `Uploading ${count.toLocaleString('en')} files`,
    paused: (count: number) =>
      count === 1 ? '1 file paused' : `${count.toLocaleString('en')} files paused`,
    done: (count: number) =>
      count === 1 ? '1 file uploaded' : `${count.toLocaleString('en')} files uploaded`,
    failed: (count: number) => (count === 1 ? '1 failed' : `${count.toLocaleString('en')} failed`),
    nothing: 'Nothing to upload',
    progress: (sent: string, size: string) => `${sent} of ${size}`,
    remaining: (time: string) => `${time} left`,
    waiting: 'Waiting',
    isPaused: 'Paused',
    isDone: 'Uploaded',
    isCancelled: 'Cancelled',
    isFailed: 'This file did not arrive. It is still on your device; please try again.',
    pause: (name: string) => `Pause ${name}`,
    resume: (name: string) => `Resume ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name} from the list`,
    retry: (name: string) => `Try ${name} again`,
    retryAll: 'Try failed ones again',
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    clear: 'Clear list',
    show: 'Show files',
    hide: 'Hide files',
  },
  de: {
    queue: 'Uploads',
    sending: (count) =>
      count === 1
        ? '1 Datei wird hochgeladen'
        : `${count.toLocaleString('de')} Dateien werden hochgeladen`,
    paused: (count) =>
      count === 1 ? '1 Datei angehalten' : `${count.toLocaleString('de')} Dateien angehalten`,
    done: (count) =>
      count === 1 ? '1 Datei hochgeladen' : `${count.toLocaleString('de')} Dateien hochgeladen`,
    failed: (count) => `${count.toLocaleString('de')} fehlgeschlagen`,
    nothing: 'Nichts hochzuladen',
    progress: (sent, size) => `${sent} von ${size}`,
    remaining: (time) => `noch ${time}`,
    waiting: 'Wartet',
    isPaused: 'Angehalten',
    isDone: 'Hochgeladen',
    isCancelled: 'Abgebrochen',
    isFailed:
      'Diese Datei ist nicht angekommen. Sie liegt noch bei Ihnen – bitte versuchen Sie es erneut.',
    pause: (name) => `${name} anhalten`,
    resume: (name) => `${name} fortsetzen`,
    cancel: (name) => `${name} abbrechen`,
    remove: (name) => `${name} aus der Liste nehmen`,
    retry: (name) => `${name} erneut versuchen`,
    retryAll: 'Fehlgeschlagene erneut versuchen',
    pauseAll: 'Alle anhalten',
    resumeAll: 'Alle fortsetzen',
    clear: 'Liste leeren',
    show: 'Dateien einblenden',
    hide: 'Dateien ausblenden',
  },
})
