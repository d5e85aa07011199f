import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('approvals', {
  'dialog.reasonShort': 'Please give the reason in at least three characters.',
  'order.noFrame': '{region} has no budget for {year}, while other regions do.',
  'order.noRegion': 'The order names no region, and in {year} regions have budgets.',
  title: 'Approvals',
  'subtitle.open':
    '{count, plural, =0 {Nothing is waiting for you} one {One is waiting for you} other {# are waiting for you}}{days, plural, =-1 {} =0 {} one { · the oldest for # day} other { · the oldest for # days}}',
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
  'state.conditional': 'Approved with a condition',
  'state.rejected': 'Rejected',
  'state.planned': 'Being planned',
  'state.reopened': 'Back in planning',
  'state.stopped': 'Deactivated',
  'note.since': '{days, plural, =0 {asked today} one {for # day} other {for # days}}',
  'note.until': 'by\u00a0{day}',
  'note.late': 'was due {day}',
  'note.today': 'due today',
  'note.changed': 'changed',
  'note.changedSince': 'changed since',
  'note.reopenedSince': 'back in planning',

  asked: 'Requested by {name} on {day}',
  due: 'to be decided by {day}',
  standsIn: 'You decide on behalf of {name}.',
  'version.approved':
    '{count, plural, one {# change since the approval} other {# changes since the approval}}',
  'version.rejected':
    '{count, plural, one {# change since the rejection} other {# changes since the rejection}}',
  'version.changedSince':
    '{count, plural, =0 {Changed since the approval} one {# change since the approval} other {# changes since the approval}}',

  'order.kind': 'Direct order',
  'order.above': 'Above the approval budget of {amount}.',
  'order.frame': 'Budget of {region} {year} with this order',
  'order.frameUsed': '{booked} of {budget} are booked without it',
  'order.frameOver': '{amount} over budget',
  'order.region': 'Region',
  'order.block': 'Building block',
  'order.campaign': 'Campaign',
  'plan.media': 'Media',
  'change.media': 'Media {now} instead of {before}',

  'plan.title': 'Plan',
  'plan.now': 'Now',
  'plan.approved': 'Approved on {day}',
  'plan.rejected': 'Rejected on {day}',
  'plan.name': 'Channel',
  'plan.budget': 'Budget',
  'plan.range': 'Flight',
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
  'changed.first': 'Please look at the changes first.',
  'changed.said': 'The plan of {name} was just changed.',
  'changed.look': 'The plan of {name} was changed. Please look at the changes first.',
  gone: 'Somebody else has decided this in the meantime.',
  'gone.said': '{name} was decided by somebody else.',

  'files.title': 'Related files',
  'files.failed': 'The files could not be loaded.',
  'files.documents': 'Documents',

  'past.title': 'Decision',
  'past.before': 'Last decision',
  'past.approved': 'Approved by {name}, {at}',
  'past.conditional': 'Approved with a condition by {name}, {at}',
  'past.rejected': 'Rejected by {name}, {at}',
  'past.inPlaceOf': '{name} on behalf of {absent}',
  'condition.title': 'Condition',
  'condition.open': 'Still open',
  'condition.met': 'Marked as met by {name}, {at}',
  'condition.quote': 'Condition: {text}',
  'condition.meet': 'Condition met',
  'condition.meetLabel': '{name}: condition met',
  'condition.takeBack': 'Not met after all',
  'condition.takeBackLabel': '{name}: condition not met after all',
  'condition.told.met': 'Condition on “{name}” marked as met',
  'condition.told.open': 'Condition on “{name}” is open again',
  'condition.failed': 'The condition on “{name}” could not be changed',
  'condition.changed': 'The channel was changed in the meantime. Please try again.',
  'condition.forbidden': 'Only those who plan the campaign can do that.',
  'condition.unknown': 'That did not work. Please try again.',
  'past.quote': '“{text}”',
  'past.files': 'Files at the time of this decision',
  'past.file': 'Version {version, number}, still current',
  'past.fileSince': 'Version {version, number}, now version {current, number}',
  'past.hash': 'Fingerprint of the plan (SHA-256):',

  'decide.note': 'Note',
  'decide.placeholder': 'Note (required to reject) …',
  'decide.conditionMissing': 'Please say on which condition you approve.',
  'decide.missing': 'Please say briefly what has to change.',
  'action.approve': 'Approve',
  'action.conditional': 'Approve with a condition …',
  'action.conditionalNow': 'Approve with a condition',
  'action.more': 'Other kinds of approval',
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
    '{count, plural, one {Approve “{name}” with a note} other {Approve # {what, select, channels {channels} orders {orders} other {items}}}}',
  'dialog.rejected':
    '{count, plural, one {Reject “{name}”} other {Reject # {what, select, channels {channels} orders {orders} other {items}}}}',
  'dialog.approvedHint':
    '{count, plural, one {The agency reads your note with the approval.} other {Optional. The agency reads it with each of these approvals.}}',
  'dialog.rejectedHint':
    '{what, select, orders {{count, plural, one {The order goes back to the person who placed it.} other {The orders go back to the people who placed them.}}} mixed {Channels go back into planning, orders to the person who placed them.} other {{count, plural, one {The channel goes back into planning.} other {The channels go back into planning.}}}}',
  'dialog.conditional':
    '{count, plural, one {Approve “{name}” with a condition} other {Approve # channels with a condition}}',
  'dialog.conditionalHint':
    '{count, plural, one {The channel is approved with it. The agency tells you when the condition is met.} other {The channels are approved with it. The agency tells you of each when the condition is met.}}',
  'dialog.condition': 'Which condition?',
  'dialog.reason': 'What has to change?',
  'dialog.cancel': 'Cancel',

  'whole.count':
    '{count, plural, one {One channel of “{name}” is waiting} other {# channels of “{name}” are waiting}}',
  'whole.sum': '{sum} in total',
  'whole.unpriced': '{count, plural, one {one without a budget} other {# without a budget}}',
  'whole.changed':
    '{count, plural, one {one changed since the last decision} other {# changed since the last decision}}',
  'whole.action': 'Approve the whole campaign ({count, number}) …',
  'whole.more': 'Whole campaign: more ways to approve',
  'whole.conditional': 'Approve the whole campaign with a condition …',
  'whole.list': 'What is approved',

  'held.approved':
    '{count, plural, one {“{name}” is being approved} other {# {what, select, channels {channels} orders {orders} other {items}} are being approved}}',
  'held.conditional':
    '{count, plural, one {“{name}” is about to be approved with a condition} other {# channels are about to be approved with a condition}}',
  'held.rejected':
    '{count, plural, one {“{name}” is being rejected} other {# {what, select, channels {channels} orders {orders} other {items}} are being rejected}}',
  'held.rejectedSaid':
    '{count, plural, one {{name}: rejected} other {# {what, select, channels {channels} orders {orders} other {items}} rejected}}. Press Z to undo.',
  'held.rejectedUndone':
    '{count, plural, one {{name}: not rejected} other {# {what, select, channels {channels} orders {orders} other {items}}: not rejected}}.',
  'held.said':
    '{count, plural, one {{name}: approved} other {# {what, select, channels {channels} orders {orders} other {items}} approved}}. Press Z to undo.',
  'held.undone':
    '{count, plural, one {{name}: not approved} other {# {what, select, channels {channels} orders {orders} other {items}}: not approved}}.',

  'done.approved':
    '{count, plural, one {“{name}” approved} other {# {what, select, channels {channels} orders {orders} other {items}} approved}}',
  'done.conditional':
    '{count, plural, one {“{name}” approved with a condition} other {# channels approved with a condition}}',
  'done.rejected':
    '{count, plural, one {“{name}” rejected} other {# {what, select, channels {channels} orders {orders} other {items}} rejected}}',
  'outcome.all':
    '{total, plural, one {The channel is approved{conditional, plural, =0 {} other { with a condition}}} other {All # channels are approved{conditional, plural, =0 {} other {, # of them with a condition}}}} – booking can begin.',
  'outcome.settled':
    '{total, plural, one {The channel is approved{conditional, plural, =0 {} other { with a condition}}.} other {All # channels are approved{conditional, plural, =0 {} other {, # of them with a condition}}.}}',
  'outcome.mixed':
    '{approved, plural, =0 {No channel} other {# of {total} channels}} approved{conditional, plural, =0 {} other {, # of them with a condition}} – {parts}.',
  'outcome.changed': '{count, number} changed since the approval',
  'outcome.rejected': '{names} {count, plural, one {goes} other {go}} back into planning',
  'outcome.planned': '{count, plural, one {one is} other {# are}} still being planned',
  'outcome.waiting': '{count, plural, one {one is still waiting} other {# are still waiting}}',

  'failed.title': 'The approvals could not be loaded',
  'failed.detail': 'Nothing is lost. Please try again.',
  'failed.decide':
    '{count, plural, one {The decision on “{name}” could not be saved} other {The decisions on # {what, select, channels {channels} orders {orders} other {items}} could not be saved}}',
  'error.changed':
    'The plan has been changed in the meantime. Please look at it again; what you wrote is still there.',
  'error.decided': 'Somebody else has decided in the meantime.',
  'error.unknown': 'It could not be sent. What you wrote is still there; please try again.',
  stale: 'This could not be refreshed. You are seeing the last known state.',

  'empty.title': 'Nothing is waiting for you',
  'empty.detail': 'As soon as something needs your approval, it appears here.',
  'none.title': 'Nothing decided yet',
  'none.detail': 'Whatever has been approved or rejected appears here.',

  'card.title': 'Approvals',
  'card.waiting': '{count, plural, one {one waiting} other {# waiting}}',
  'card.none': 'Nothing has been sent for approval here yet.',
  'card.done': 'Everything has been decided.',
  'card.decided': 'Decided',
  'card.approveLabel': 'Approve {name}',
  'card.rejectLabel': 'Reject {name}',
  'card.moreLabel': '{name}: other kinds of approval',

  'nudge.action': 'Send a reminder',
  'nudge.done': 'Those who decide have been reminded',
  'nudge.failed': 'Nobody has been reminded',
  'nudge.lastToday': 'Reminded today at {time} by {name}',
  'nudge.lastDay': 'Last reminded on {day} by {name}',
  'nudge.today':
    'A reminder about this approval has already been sent today. You can send another tomorrow.',
  'nudge.nothing': 'Nothing here is waiting for approval any more.',
  'nudge.forbidden': 'Only those who plan the campaign or place orders can send reminders.',
  'nudge.unknown': 'That did not work. Please try again.',

  'people.deciders': 'Who decides',
  'people.none': 'Nobody on the client’s side may approve here yet.',
  'people.decided': 'last decided {at}',
  'people.open': 'no decision yet',
  'people.noneDecided': 'No decision yet.',
  'people.othersOpen': 'No decision yet by the others.',
  'people.away': 'away until {day}',
  'people.inPlaceOf': 'on behalf of {name}',
  'people.watchers': 'Who else can see it',

  'tab.asked': 'Requested',
  'subtitle.asked':
    '{count, plural, =0 {You are not waiting for any decisions} one {One campaign is awaiting a decision} other {# campaigns are awaiting a decision}}{late, plural, =0 {} one { · one overdue} other { · # overdue}}',
  'subtitle.askedAll':
    '{count, plural, =0 {You are not waiting for any decisions} one {One approval is pending} other {# approvals are pending}}{late, plural, =0 {} one { · one overdue} other { · # overdue}}',
  'asked.label': 'What you and your team have requested',
  'asked.channels': 'What is waiting in {name}',
  'asked.since':
    '{days, plural, =0 {asked today} one {waiting for # day} other {waiting for # days}}',
  'asked.filter.who': 'Requested by',
  'asked.filter.due': 'Due',
  'asked.filter.client': 'Client',
  'asked.own': 'Me',
  'asked.team': 'Everyone',
  'asked.due.late': 'Overdue',
  'asked.due.soon': 'In the next 7 days',
  'asked.due.later': 'Later',
  'asked.due.open': 'No due date',
  'asked.remind': 'Remind',
  'asked.remindLabel': 'Remind: {name}',
  'asked.empty.title': 'You have not requested any approvals',
  'asked.empty.detail':
    'What you or your team submit for approval appears here until it is decided.',
  'asked.none.title': 'Nothing matches',
  'asked.none.action': 'Show all',

  'keys.label': 'Keys',
  'keys.title': 'In the list of approvals',
  'keys.next': 'Next one',
  'keys.previous': 'Previous one',
  'keys.approve': 'Approve',
  'keys.approveAll': 'Approve the whole campaign',
  'keys.conditional': 'Approve with a condition',
  'keys.conditionalAll': 'Approve the whole campaign with a condition',
  'keys.reject': 'Reject, giving a reason',
  'keys.pick': 'Select',
  'keys.send': 'Send the note: approve, or reject after R',
  'keys.undo': 'Undo the last decision',
  'key.switch': 'switch',
  'key.approve': 'approve',
  'key.reject': 'reject',
  'key.pick': 'select',
  'key.help': 'all keys',
})
