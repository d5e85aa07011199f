import { defineMessages } from '@atrium/portal-modules/kit'

export const en = defineMessages('welcome-tour', {
  'header.title': 'Welcome to your portal',
  'header.text':
    'Six short steps and you know your way around. Up here is everything you need on every page.',
  'pages.title': 'Your pages',
  'pages.text':
    'Campaigns, files, tasks: this is how you get from one place to the next. You only see what has been shared with you.',
  'content.title': 'This is where you work',
  'content.text':
    'What a page holds appears here. When somebody on the team changes something, you see it without reloading.',
  'search.title': 'Find anything',
  'search.text':
    'The search looks through all pages at once. A few letters are enough to get to a file or a campaign.',
  'actions.title': 'Always at hand',
  'actions.text':
    'Your notifications and settings are one click away. A number tells you what is new.',
  'help.title': 'You can find this tour again',
  'help.text':
    'You can start it again at any time under your name, and take a tour of the page you are on.',
})
