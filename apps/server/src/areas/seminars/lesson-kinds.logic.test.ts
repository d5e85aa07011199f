import { expect, test } from 'vitest'
import { captionsOf, kindOfType, languageOfCaptions, titleOfFile } from './lesson-kinds.logic.ts'

test('films and PDF files become lessons, anything else does not (SEM-07)', () => {
  expect(['video/mp4', 'video/webm', 'application/pdf', 'video/x-msvideo', 'text/html', null].map(kindOfType)) // prettier-ignore
    .toEqual(['video', 'video', 'document', undefined, undefined, undefined])
})

test('a lesson that nobody named is called as its file, without the ending', () => {
  expect(['Ohr und Auge.mp4', 'v1.2 Leitfaden.pdf', '.mp4'].map(titleOfFile)).toEqual([
    'Ohr und Auge',
    'v1.2 Leitfaden',
    '.mp4',
  ])
})

test('captions are known by the name of their film, and say their language (SEM-01)', () => {
  const of = (name: string) => captionsOf('Ohr und Auge.mp4', name)
  expect(of('Ohr und Auge.vtt')).toEqual({ language: null })
  expect(of('ohr und auge.DE.vtt')).toEqual({ language: 'de' })
  expect(of('Ohr und Auge_en-gb.vtt')).toEqual({ language: 'en-gb' })
  expect(of('Ohr und Auge 2.vtt')).toBeUndefined()
  expect(of('Ohr und Auge.de.srt')).toBeUndefined()
  expect(of('Anderer Film.de.vtt')).toBeUndefined()
  expect(['Film.de.vtt', 'Film.vtt'].map(languageOfCaptions)).toEqual(['de', null])
})
