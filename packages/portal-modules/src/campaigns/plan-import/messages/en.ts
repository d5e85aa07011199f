import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('plan-import', {
  title: 'Import plan',
  subtitle: '{campaign} · {client}',

  'file.title': 'Which file is the plan in?',
  'file.detail':
    'An Excel workbook or a CSV file, just as it comes. Nothing changes until you have seen what will.',
  'file.drop': 'Drop your media plan here',
  'file.kinds': '.xlsx or .csv, up to 5,000 rows and 20 MB',
  'file.knows.heads': 'Column heads in German and English, below a title and across merged cells',
  'file.knows.values': 'Amounts and dates the German and the English way',
  'file.knows.rows': 'Totals, notes and empty rows, which are left out',
  'file.knows.memory': 'What you matched before: it is kept for all campaigns of this client',

  'columns.detail':
    'We matched what we recognised. Correct it where needed; it is kept for all campaigns of {client}.',
  'columns.needed':
    '{count, plural, =1 {{first} is still missing: say which column it is in.} other {{first} and {second} are still missing: say which columns they are in.}}',
  'columns.campaignHint': '“Campaign” only says which rows belong to this campaign.',
  'media.title': 'Media types we do not know',
  'media.detail': 'Say once what they mean here. It is kept as well.',
  'media.count': '{count, plural, one {# row} other {# rows}}',
  'media.choose': 'Choose a media type',

  'field.name': 'Channel',
  'field.mediaType': 'Media type',
  'field.publisher': 'Publisher',
  'field.budget': 'Budget',
  'field.start': 'From',
  'field.end': 'To',
  'field.bookingDeadline': 'Booking deadline',
  'field.materialDeadline': 'Material deadline',
  'field.externalId': 'External ID',
  'field.campaign': 'Campaign',

  'preview.comparing': 'Comparing with the campaign …',
  'preview.added': '{count, plural, one {# new} other {# new}}',
  'preview.changed': '{count, plural, one {# changed} other {# changed}}',
  'preview.unchanged': '{count, plural, one {# unchanged} other {# unchanged}}',
  'preview.removed': '{count, plural, one {# will be removed} other {# will be removed}}',
  'preview.stopped': '{count, plural, one {# will be stopped} other {# will be stopped}}',
  'preview.keptRows':
    '{count, plural, one {# not in the file, stays} other {# not in the file, stay}}',
  'preview.same': 'The campaign already is as the file has it.',
  'preview.rounded':
    '{count, plural, one {In # row an amount has more than two decimals; it is rounded to cents.} other {In # rows amounts have more than two decimals; they are rounded to cents.}}',
  'preview.conflict':
    'Somebody changed the campaign meanwhile. Nothing was imported; the comparison below is up to date again.',
  'preview.refused': 'The plan was not imported. {reason}',
  'preview.missing': 'Channels that are not in the file',
  'preview.missing.keep': 'Keep them',
  'preview.missing.remove': 'Remove them',
  'preview.missingHint.keep': 'They stay as they are.',
  'preview.missingHint.remove':
    'What nobody has been asked about yet is removed; the others are stopped.',
  'preview.missingBlocked':
    'Removing is possible once no row has errors or is left out: otherwise a channel would go that is only written wrongly.',
  'preview.notInFile': 'not in the file',

  'result.added': 'New',
  'result.changed': 'Changed',
  'result.unchanged': 'Unchanged',
  'result.removed': 'Removed',
  'result.stopped': 'Stopped',
  'result.kept': 'Stays',
  'result.faulty': 'Error',
  'result.pending': 'Comparing',
  'left.sum': 'Total',
  'left.note': 'Note',
  'left.section': 'Heading',
  'left.otherCampaign': 'Other campaign',
  'left.byHand': 'Left out',

  'short.missing': 'Missing',
  'short.amount': 'No amount',
  'short.negative': 'Below zero',
  'short.decimals': 'Too precise',
  'short.tooMuch': 'Too large',
  'short.currency': 'Wrong currency',
  'short.day': 'No date',
  'short.ambiguousDay': 'Ambiguous',
  'short.mediaType': 'Not known',
  'short.tooLong': 'Too long',
  'short.endBeforeStart': 'Before start',
  'short.twice': 'Twice',
  'short.refused': 'Refused',

  'cell.missing': 'Please fill in',
  'cell.amount': 'Not a clear amount. Write 1,234.50 or 1.234,50',
  'cell.negative': 'An amount below zero',
  'cell.decimals': 'More than two decimals. Write 1,234.50 or 1.234,50',
  'cell.tooMuch': 'Too large an amount',
  'cell.currency': 'Another currency than the campaign’s',
  'cell.day': 'Not a date. Write 24.12.2026 or 2026-12-24',
  'cell.ambiguousDay': 'Day or month first? Write 24.12.2026 or 2026-12-24',
  'cell.mediaType': 'Media type not known',
  'cell.tooLong': 'Too long',
  'cell.endBeforeStart': 'Before the first day',
  'cell.twice': 'This ID stands in another row, too',

  'blocked.columns': 'First say which columns hold the channel and the media type.',

  'done.title': 'Plan imported into “{name}”',
  'done.undone': 'The plan of “{name}” is as it was before the import',
  'done.undoFailed': 'The import could not be undone',
  'done.undoConflict':
    'Somebody has worked on with the plan since. Their changes are safe; undo single channels by hand.',

  'error.conflict': 'Somebody has just changed this campaign. Please look at it again.',
  'error.forbidden': 'You do not have the right to do this. Your agency can change that.',
  'error.invalid': 'Please check the rows with errors.',
  'error.not-found': 'This campaign no longer exists.',
  'error.too-large': 'This is too much at once. Split the plan into several files.',
  'error.unknown': 'That did not work. Nothing is lost; please try again.',
})
