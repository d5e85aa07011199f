import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('theme-studio', {
  'action.all': 'All themes',
  'action.delete': 'Delete',
  'action.deleteOf': 'Delete theme: {name}',
  'action.new': 'New theme',
  'action.save': 'Save',

  'color.none': 'default colour',
  'colors.detail': 'Everything else is made from two colours, in light and dark.',
  'colors.found':
    '{count, plural, =0 {No colours found} one {# colour from the picture suggested} other {# colours from the picture suggested}}',
  'colors.fromLogo': 'Read colours from a logo',
  'colors.title': 'Colours',

  'delete.confirm': 'Delete theme: {name}?',
  'delete.detail.application':
    'Everybody without a theme of their own sees the default colour at once. This cannot be undone.',
  'delete.detail.group': 'The group sees the application’s theme at once. This cannot be undone.',
  'delete.detail.person':
    'The person sees the theme of their group or of the application at once. This cannot be undone.',
  'delete.done': 'Theme deleted: {name}',
  'delete.failed': 'The theme could not be deleted: {name}',

  'edit.readOnly':
    'You are looking at this theme. Administrators and client service can change it.',
  'edit.subtitle': 'Until you save, only you see what you change.',

  'empty.detail': 'Until then everybody sees the default colour {color}.',
  'empty.title': 'No theme yet',

  'error.conflict': 'Somebody has just changed this theme. What you entered is still here.',
  'error.forbidden': 'You are not allowed to do this. What you entered is still here.',
  'error.invalid': 'Please check the marked fields.',
  'error.not-found': 'The theme is no longer there. It may have been deleted in the meantime.',
  'error.too-large': 'This picture is too large. The limit is 20 MB.',
  'error.unknown': 'That did not work. What you entered is still here; please try again.',

  'failed.detail': 'Nothing is lost. Please try again.',
  'failed.title': 'The themes could not be loaded',

  'fault.primary': 'Please enter a colour, for example #0a7bc4.',
  'fault.secondary': 'Please enter a colour, for example #0a7bc4, or leave the field empty.',
  'fault.taken':
    'There is already a theme for this. Please change that one or choose something else.',
  'fault.target': 'Please choose who the theme is for.',

  'field.agencyPicture': 'The agency’s picture',
  'field.agencyPictureHint': 'Appears in your theme as a second picture.',
  'field.brandPicture': 'The brand’s picture',
  'field.brandPictureHint':
    'Appears on the home page and, if you like, behind the header and navigation.',
  'field.expanded': 'Navigation expanded',
  'field.expandedHint': 'Applies until somebody collapses or expands it.',
  'field.group': 'Group',
  'field.header': 'Header',
  'field.mode': 'Initial display',
  'field.modeHint': 'Everybody can change it for themselves.',
  'field.navigation': 'Navigation',
  'field.person': 'Person',
  'field.primary': 'Main colour',
  'field.primaryHint': 'Your brand’s colour: buttons, selection, progress.',
  'field.secondary': 'Second colour',
  'field.secondaryHint': 'For accents. If empty, same as the main colour.',
  'field.target': 'Who it is for',

  'forbidden.detail': 'Administrators and client service manage the themes.',
  'forbidden.title': 'You have no access here',

  'gone.detail': 'It may have been deleted in the meantime.',
  'gone.title': 'This theme does not exist',

  'ground.brand': 'In the brand’s colour',
  'ground.picture': 'On the picture',
  'ground.plain': 'Plain',

  'kind.application': 'Everybody',
  'kind.group': 'A group',
  'kind.person': 'A person',

  'list.default': 'Everybody else sees the default colour {color}.',
  loading: 'The themes are loading',

  'look.needsPicture': '“On the picture” needs a picture of the brand.',
  'look.title': 'Pictures and layout',

  'mode.dark': 'Dark',
  'mode.darkShort': 'starts dark',
  'mode.light': 'Light',
  'mode.lightShort': 'starts light',
  'mode.system': 'Same as the device',
  'mode.systemShort': 'starts as on the device',

  'new.title': 'New theme',

  'overtaken.detail':
    'Somebody has changed this theme in the meantime. What you entered is still here.',
  'overtaken.mine': 'Save mine',
  'overtaken.theirs': 'Use theirs',

  'picture.change': 'Another picture',
  'picture.choose': 'Choose a picture',
  'picture.current': 'Current picture',
  'picture.failed': 'The picture could not be uploaded: {name}',
  'picture.none': 'No picture',
  'picture.remove': 'Remove',
  'picture.stock': 'Stock picture {number}',
  'picture.uploaded': 'Your picture {number}',

  'preview.detail': 'How the portal looks after saving, with sample content.',
  'preview.title': 'Preview',

  'sample.budget': 'Budget planned',
  'sample.campaigns': 'Campaigns',
  'sample.channel': 'Channel',
  'sample.channels': 'Channels',
  'sample.chat': 'Chat',
  'sample.cost': 'Cost',
  'sample.files': 'Files',
  'sample.greeting': 'Good morning.',
  'sample.home': 'Home',
  'sample.look': 'View',
  'sample.notices': 'Notifications',
  'sample.notify': 'Notify about changes',
  'sample.planned': 'Being planned',
  'sample.print': 'Print ads',
  'sample.progress': 'Progress',
  'sample.radio': 'Radio',
  'sample.release': 'Approve',
  'sample.released': 'Approved',
  'sample.reports': 'Reports',
  'sample.search': 'Search',
  'sample.social': 'Social media',
  'sample.state': 'Status',
  'sample.step.briefing': 'Briefing',
  'sample.step.buying': 'Buying',
  'sample.step.done': 'Confirmed',
  'sample.step.plan': 'Plan',
  'sample.step.release': 'Plan in approval',
  'sample.subtitle': 'Campaign · 01/04 – 31/08/2027',
  'sample.tasks': 'Tasks',
  'sample.title': 'Summer Refresh',
  'sample.version': 'Version 3',
  'sample.waiting': 'Waiting',
  'sample.waitingLink': 'View the plan',
  'sample.waitingText': 'Two channels are waiting for your approval.',
  'sample.waitingTitle': 'Waiting for you',

  'save.done': 'Theme saved',
  'save.nothing': 'There is nothing to save yet.',
  'save.seenBy.application': 'Everybody sees it now.',
  'save.seenBy.group': 'The group sees it now.',
  'save.seenBy.person': 'The person sees it now.',

  subtitle:
    'Who sees which colours and pictures. A person’s theme comes first, then their group’s, then the one for everybody.',

  'target.all': 'Everybody in {name}',
  'target.applicationHint': 'Except those with a theme of their own.',
  'target.detail': 'A theme is for everybody, for a group or for a person.',
  'target.groupGone': 'A group that is no longer there',
  'target.groupHint': 'For example the client’s marketing.',
  'target.noGroup': 'No group with this name',
  'target.noPerson': 'Nobody with this name',
  'target.personGone': 'A person who is no longer here',
  'target.personHint': 'Takes precedence over everything else.',
  'target.taken': 'Already has a theme',
  'target.title': 'Who it is for',

  title: 'Themes',

  'verdict.asChosen': 'Readable everywhere, exactly as chosen',
  'verdict.detail':
    'Your colour stays as it is. Where it would be too weak, a shade of it is used instead.',
  'verdict.edge.kept': 'Your {color} can be seen everywhere, at least {ratio}:1.',
  'verdict.edge.tooDark':
    'Your {color} is too dark for borders ({own}:1, needs {least}:1). We use {shade} for them ({ratio}:1).',
  'verdict.edge.tooLight':
    'Your {color} is too light for borders ({own}:1, needs {least}:1). We use {shade} for them ({ratio}:1).',
  'verdict.fixed':
    'Readable everywhere, {count, plural, one {# shade} other {# shades}} adjusted automatically',
  'verdict.mode.both': 'Light and dark',
  'verdict.mode.dark': 'Dark',
  'verdict.mode.light': 'Light',
  'verdict.onDark': 'Dark text is used on your {color}, {ratio}:1.',
  'verdict.onWhite': 'White text is used on your {color}, {ratio}:1.',
  'verdict.second': 'Second colour',
  'verdict.take': 'Use {shade} as the colour',
  'verdict.text.kept': 'Text in your {color} can be read everywhere, at least {ratio}:1.',
  'verdict.text.tooDark':
    'Your {color} is too dark for text ({own}:1, needs {least}:1). We use {shade} for them ({ratio}:1).',
  'verdict.text.tooLight':
    'Your {color} is too light for text ({own}:1, needs {least}:1). We use {shade} for them ({ratio}:1).',
  'verdict.title': 'Contrast',
  'verdict.use.edge': 'Borders, selection, progress',
  'verdict.use.on': 'Text on the colour',
  'verdict.use.text': 'Text and links in the colour',
})
