import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('pages-sign-in', {
  product: 'Atrium',
  claim: 'The room where agency and client meet.',
  title: 'Sign in',
  place: 'Agentur Hellwig & Partner · client portal',
  username: 'User name',
  password: 'Password',
  forgotten: 'Forgotten your password?',
  submit: 'Sign in',
  'username.missing': 'Please enter your user name.',
  'password.missing': 'Please enter your password.',
  wrong: 'User name and password do not match. Please try again – nothing has been changed.',
  demo: 'Demonstration: step in as one of these people',
  welcome: 'Welcome, {name}. Your portal is opening …',
  'role.sabine': 'Head of marketing, Nordkranz',
  'role.aylin': 'Client service, agency',
  'role.thiessen': 'Administration',
  imprint: 'Imprint',
  privacy: 'Privacy',
})
