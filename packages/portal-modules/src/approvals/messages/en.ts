import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('approvals', {
  title: 'Approvals',
  'subtitle.open':
    '{count, plural, =0 {Nothing waits for you} one {One waits for you} other {# wait for you}}{days, plural, =-1 {} =0 {} one { · the oldest for # day} other { · the oldest for # days}}',
  'subtitle.decided': 'What was approved or rejected in the last six months',
  'tab.label': 'Which approvals',
  'tab.open': 'Open',
  'tab.decided': 'Decided',
  'list.label': 'Approvals',
  loading: 'Approvals are loading',
  pick: 'Select {name}',
  forbidden: 'You are not allowed to approve.',
  forbiddenDetail: 'If that is not right, ask your agency or whoever looks after the portal.',
  nobody: 'somebody',

  'state.waiting': 'Waiting',
  'state.approved': 'Approved',
  'state.rejected': 'Rejected',
  'note.since': '{days, plural, =0 {since today} one {for # day} other {for # days}}',
  'note.until': 'by\u00a0{day}',
  'note.late': 'was due {day}',
  'note.today': 'due today',
  'note.changed': 'changed',
  'note.changedSince': 'changed since',

  asked: 'Asked by {name} on {day}',
  due: 'to be decided by {day}',
  standsIn: 'You decide on behalf of {name}.',
  'version.approved':
    '{count, plural, one {# change since the approval} other {# changes since the approval}}',
  'version.rejected':
    '{count, plural, one {# change since the rejection} other {# changes since the rejection}}',
  'version.changedSince':
    '{count, plural, =0 {Changed since the approval} one {# change since the approval} other {# changes since the approval}}',

  'plan.title': 'Plan',
  'plan.now': 'Now',
  'plan.approved': 'Approved on {day}',
  'plan.rejected': 'Rejected on {day}',
  'plan.name': 'Channel',
  'plan.budget': 'Budget',
  'plan.range': 'Running',
  'plan.pauses': 'Pauses',
  'plan.publisher': 'Publisher',

  'changes.label': 'What is different',
  'change.budget': 'Budget {change}',
  'change.amount': 'Budget {now} instead of {before}',
  'change.name': '“{now}” instead of “{before}”',
  'change.start': 'Starts {now} instead of {before}',
  'change.end': 'Ends {now} instead of {before}',
  'change.pauses': 'Pauses {now} instead of {before}',
  'change.publisher': '{now} instead of {before}',
  'changed.now': 'This plan was changed while you were looking at it.',
  'changed.accept': 'I have seen it',
  'changed.first': 'First look at what was changed.',
  'changed.said': 'The plan of {name} was just changed.',
  'changed.look': 'The plan of {name} was changed. Please look at the changes first.',
  gone: 'Somebody else has decided this meanwhile.',
  'gone.said': '{name} was decided by somebody else.',

  'past.title': 'Decision',
  'past.before': 'Last decision',
  'past.approved': 'Approved by {name}, {at}',
  'past.rejected': 'Rejected by {name}, {at}',
  'past.inPlaceOf': '{name} on behalf of {absent}',
  'past.quote': '“{text}”',
  'past.hash': 'Fingerprint of the plan (SHA-256):',

  'decide.note': 'Note',
  'decide.placeholder': 'Note (needed to reject) …',
  'decide.missing': 'Please say briefly what has to change.',
  'action.approve': 'Approve',
  'action.reject': 'Reject',
  'action.rejectMany': 'Reject …',
  'action.withNote': 'With a note …',
  'action.approveAll': 'Approve all',
  'action.undo': 'Undo',
  'action.back': 'All approvals',
  'action.keys': 'Keys',
  'action.absence': 'Absence and deputy',
  'action.retry': 'Try again',
  'action.open': 'Show',

  'dialog.approved':
    '{count, plural, one {Approve “{name}” with a note} other {Approve # channels}}',
  'dialog.rejected': '{count, plural, one {Reject “{name}”} other {Reject # channels}}',
  'dialog.approvedHint':
    '{count, plural, one {The agency reads your note with the approval.} other {Optional. The agency reads it with each of these approvals.}}',
  'dialog.rejectedHint':
    '{count, plural, one {The channel goes back into planning.} other {The channels go back into planning.}}',
  'dialog.reason': 'What has to change?',
  'dialog.cancel': 'Cancel',

  'held.approved':
    '{count, plural, one {“{name}” is being approved} other {# channels are being approved}}',
  'held.said':
    '{count, plural, one {{name}: approved} other {# channels approved}}. Z takes it back.',
  'held.undone': '{count, plural, one {{name}: not approved} other {# channels: not approved}}.',

  'done.approved': '{count, plural, one {“{name}” approved} other {# channels approved}}',
  'done.rejected': '{count, plural, one {“{name}” rejected} other {# channels rejected}}',
  'outcome.all':
    '{total, plural, one {The channel is approved} other {All # channels are approved}} – booking can begin.',
  'outcome.settled':
    '{total, plural, one {The channel is approved.} other {All # channels are approved.}}',
  'outcome.part':
    '{approved} of {total} channels approved – {names} {count, plural, one {goes} other {go}} back into planning.',
  'outcome.none':
    'No channel approved – {names} {count, plural, one {goes} other {go}} back into planning.',
  'outcome.waiting':
    '{approved} of {total} channels approved – {waiting, plural, one {one still waits} other {# still wait}}.',
  'outcome.waitingRejected':
    '{approved} of {total} channels approved, {names} rejected – {waiting, plural, one {one still waits} other {# still wait}}.',

  'failed.title': 'The approvals could not be loaded',
  'failed.detail': 'Nothing is lost. Please try again.',
  'failed.decide':
    '{count, plural, one {“{name}” could not be decided} other {# channels could not be decided}}',
  'error.changed':
    'The plan was changed meanwhile. Please look at it once more; what you wrote is still there.',
  'error.decided': 'Somebody else has decided meanwhile.',
  'error.offline': 'There is no connection. What you wrote is still there.',
  'error.unknown': 'It did not arrive. What you wrote is still there; please try again.',
  stale: 'This could not be refreshed. You see the last known state.',

  'empty.title': 'Nothing waits for you',
  'empty.detail': 'As soon as a plan needs your approval, it appears here.',
  'none.title': 'Nothing decided yet',
  'none.detail': 'What is approved or rejected stands here afterwards.',

  'card.title': 'Approvals',
  'card.waiting': '{count, plural, one {one waits} other {# wait}}',
  'card.none': 'Nothing has been sent for approval here yet.',
  'card.done': 'Everything is decided.',
  'card.decided': 'Decided',
  'card.approveLabel': 'Approve {name}',
  'card.rejectLabel': 'Reject {name}',
  'card.noteLabel': 'Approve {name} with a note',

  'nudge.action': 'Remind of the approval',
  'nudge.done': 'Whoever decides has been reminded',
  'nudge.failed': 'Nobody has been reminded',
  'nudge.lastToday': 'Reminded today at {time} by {name}',
  'nudge.lastDay': 'Last reminded on {day} by {name}',
  'nudge.today': 'A reminder of this approval has already been sent today. Tomorrow you can again.',
  'nudge.nothing': 'Nothing waits for an approval here any longer.',
  'nudge.forbidden': 'Only those who plan the campaign can remind.',
  'nudge.offline': 'There is no connection.',
  'nudge.unknown': 'That did not work. Please try again.',

  'people.deciders': 'Who decides',
  'people.none': 'Nobody on the client’s side may approve here yet.',
  'people.decided': 'last decided {at}',
  'people.open': 'no decision yet',
  'people.away': 'away until {day}',
  'people.inPlaceOf': 'on behalf of {name}',
  'people.watchers': 'Who reads along',

  'keys.label': 'Keys',
  'keys.title': 'In the list of approvals',
  'keys.next': 'Next one',
  'keys.previous': 'Previous one',
  'keys.approve': 'Approve',
  'keys.reject': 'Reject: say why',
  'keys.pick': 'Select',
  'keys.undo': 'Take the last approval back',
  'keys.help': 'This list',
  'key.switch': 'switch',
  'key.approve': 'approve',
  'key.reject': 'reject',
  'key.pick': 'select',
  'key.help': 'all keys',
})
