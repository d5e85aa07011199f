import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  product: 'Atrium',
  claim: 'Der Raum, in dem Agentur und Kunde sich treffen.',
  title: 'Anmelden',
  place: 'Agentur Hellwig & Partner · Kundenportal',
  username: 'Benutzername',
  password: 'Kennwort',
  forgotten: 'Kennwort vergessen?',
  submit: 'Anmelden',
  'username.missing': 'Bitte geben Sie Ihren Benutzernamen ein.',
  'password.missing': 'Bitte geben Sie Ihr Kennwort ein.',
  wrong:
    'Benutzername und Kennwort passen nicht zusammen. Bitte versuchen Sie es noch einmal – es wurde nichts geändert.',
  demo: 'Vorführung: als eine dieser Personen eintreten',
  welcome: 'Willkommen, {name}. Ihr Portal öffnet sich …',
  'role.sabine': 'Marketingleiterin, Nordkranz',
  'role.aylin': 'Kundenberatung, Agentur',
  'role.thiessen': 'Administration',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
} satisfies MessagesOf<typeof en>
