import { defineMessages } from '../../kit/index.ts'

export const en = defineMessages('page-list', {
  'action.change': 'Visible to …',
  'action.changeOf': '{name}: visible to …',
  'audience.different': 'Differs from module to module',
  'audience.nobody': 'Administrators only',
  'empty.detail': 'As soon as the application has pages with modules, they appear here.',
  'empty.title': 'No pages yet',
  'failed.detail': 'Please try again in a moment.',
  'failed.title': 'The pages could not be loaded',
  'forbidden.detail': 'Only the administrators of this application decide who sees its pages.',
  'forbidden.title': 'These pages are not yours to change',
  subtitle:
    'Who sees which page. A page appears in the navigation of everybody who can see one of its modules.',
  title: 'Pages',
  'title.modules': 'Modules of “{name}”',
})
