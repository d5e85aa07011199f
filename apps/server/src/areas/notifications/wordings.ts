import { notificationTypes } from '@atrium/api-client/contract'
import { asks, has, who } from './actors.ts'
import { orderWordings } from './order.wordings.ts'
import { seminarWordings } from './seminar.wordings.ts'
import type { Facts, Wording } from './wording.types.ts'

const times = ({ count }: Facts) => (count === 1 ? '' : ` ${count}-mal`)
const timesEn = ({ count }: Facts) => (count === 1 ? '' : ` ${count} times`)

/** The condition is what somebody wrote, so no stop follows it. */
const colon = ({ condition }: Facts) => (condition ? `: ${condition}` : '.')
const alsoWith = ({ condition }: Facts, words: string) =>
  condition ? `, ${words}: ${condition}` : '.'

const t = notificationTypes

/**
 * What is said of what happens, and the type that it is a notification of (NOTI-08). An area that
 * tells people something else adds its words here.
 */
export const wordings = {
  campaignPost: {
    type: t.CampaignPost,
    de: {
      message: (f) =>
        f.count === 1
          ? `${has(f)} einen Beitrag zu „${f.name}“ geschrieben.`
          : `${has(f)} ${f.count} Beiträge zu „${f.name}“ geschrieben.`,
      subject: (f) => `Neuer Beitrag zu „${f.name}“`,
    },
    en: {
      message: (f) =>
        f.count === 1
          ? `${who(f)} posted about “${f.name}”.`
          : `${who(f)} posted ${f.count} times about “${f.name}”.`,
      subject: (f) => `New post about “${f.name}”`,
    },
  },
  channelPost: {
    type: t.ChannelPost,
    de: {
      message: (f) =>
        f.count === 1
          ? `${has(f)} einen Beitrag zum Kanal „${f.name}“ geschrieben.`
          : `${has(f)} ${f.count} Beiträge zum Kanal „${f.name}“ geschrieben.`,
      subject: (f) => `Neuer Beitrag zum Kanal „${f.name}“`,
    },
    en: {
      message: (f) =>
        f.count === 1
          ? `${who(f)} posted in the channel “${f.name}”.`
          : `${who(f)} posted ${f.count} times in the channel “${f.name}”.`,
      subject: (f) => `New post in the channel “${f.name}”`,
    },
  },
  channelCreated: {
    type: t.ChannelCreated,
    de: {
      message: (f) => `${has(f)} den Kanal „${f.name}“ angelegt.`,
      subject: (f) => `Neuer Kanal: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} created the channel “${f.name}”.`,
      subject: (f) => `New channel: ${f.name}`,
    },
  },
  channelUpdated: {
    type: t.ChannelUpdated,
    de: {
      message: (f) => `${has(f)} den Kanal „${f.name}“${times(f)} geändert.`,
      subject: (f) => `Kanal geändert: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} changed the channel “${f.name}”${timesEn(f)}.`,
      subject: (f) => `Channel changed: ${f.name}`,
    },
  },
  planUpdated: {
    type: t.ChannelUpdated,
    de: {
      message: (f) => `${has(f)} mehrere freigegebene Kanäle von „${f.name}“ geändert.`,
      subject: (f) => `Plan geändert: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} changed several approved channels of “${f.name}”.`,
      subject: (f) => `Plan changed: ${f.name}`,
    },
  },
  channelOptimized: {
    type: t.ChannelOptimized,
    de: {
      message: (f) => `${has(f)} den Kanal „${f.name}“${times(f)} optimiert.`,
      subject: (f) => `Kanal optimiert: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} optimised the channel “${f.name}”${timesEn(f)}.`,
      subject: (f) => `Channel optimised: ${f.name}`,
    },
  },
  channelCanceled: {
    type: t.ChannelCanceled,
    de: {
      message: (f) => `${has(f)} den Kanal „${f.name}“ storniert.`,
      subject: (f) => `Kanal storniert: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} cancelled the channel “${f.name}”.`,
      subject: (f) => `Channel cancelled: ${f.name}`,
    },
  },
  channelsCanceled: {
    type: t.ChannelCanceled,
    de: {
      message: (f) => `${has(f)} mehrere Kanäle von „${f.name}“ storniert.`,
      subject: (f) => `Kanäle storniert: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} cancelled several channels of “${f.name}”.`,
      subject: (f) => `Channels cancelled: ${f.name}`,
    },
  },
  approvalCreated: {
    type: t.ApprovalCreated,
    de: {
      message: (f) => `${asks(f)} um Ihre Freigabe: „${f.name}“.`,
      subject: (f) => `Bitte freigeben: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} asked for your approval of “${f.name}”.`,
      subject: (f) => `Please approve: ${f.name}`,
    },
  },
  approvalDueSoon: {
    type: t.ApprovalCreated,
    de: {
      message: (f) => `Ihre Freigabe von „${f.name}“ ist in zwei Tagen fällig.`,
      subject: (f) => `In zwei Tagen fällig: ${f.name}`,
    },
    en: {
      message: (f) => `Your approval of “${f.name}” is due in two days.`,
      subject: (f) => `Due in two days: ${f.name}`,
    },
  },
  approvalDueToday: {
    type: t.ApprovalCreated,
    de: {
      message: (f) => `Ihre Freigabe von „${f.name}“ ist heute fällig.`,
      subject: (f) => `Heute fällig: ${f.name}`,
    },
    en: {
      message: (f) => `Your approval of “${f.name}” is due today.`,
      subject: (f) => `Due today: ${f.name}`,
    },
  },
  approvalOverdue: {
    type: t.ApprovalCreated,
    de: {
      message: (f) => `Ihre Freigabe von „${f.name}“ ist seit gestern überfällig.`,
      subject: (f) => `Überfällig: ${f.name}`,
    },
    en: {
      message: (f) => `Your approval of “${f.name}” has been overdue since yesterday.`,
      subject: (f) => `Overdue: ${f.name}`,
    },
  },
  approvalNudged: {
    type: t.ApprovalCreated,
    de: {
      message: (f) => `${f.actor} erinnert Sie an die Freigabe von „${f.name}“.`,
      subject: (f) => `Erinnerung an Ihre Freigabe: ${f.name}`,
    },
    en: {
      message: (f) => `${f.actor} reminds you to approve “${f.name}”.`,
      subject: (f) => `Reminder to approve: ${f.name}`,
    },
  },
  deputyNamed: {
    type: t.DeputyNamed,
    de: {
      message: (f) => `${f.actor} hat Sie als Vertretung für Freigaben eingesetzt.`,
      subject: (f) => `Sie vertreten ${f.name} bei Freigaben`,
    },
    en: {
      message: (f) => `${f.actor} made you their deputy for approvals.`,
      subject: (f) => `You stand in for ${f.name} with approvals`,
    },
  },
  approvalAccepted: {
    type: t.ApprovalAccepted,
    de: {
      message: (f) => `${has(f)} „${f.name}“ freigegeben.`,
      subject: (f) => `Freigegeben: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} approved “${f.name}”.`,
      subject: (f) => `Approved: ${f.name}`,
    },
  },
  approvalConditional: {
    type: t.ApprovedWithCondition,
    de: {
      message: (f) => `${has(f)} „${f.name}“ mit Auflage freigegeben${colon(f)}`,
      subject: (f) => `Freigegeben mit Auflage: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} approved “${f.name}” with a condition${colon(f)}`,
      subject: (f) => `Approved with a condition: ${f.name}`,
    },
  },
  conditionMet: {
    type: t.ConditionMet,
    de: {
      message: (f) => `${has(f)} die Auflage zu „${f.name}“ als erfüllt gemeldet${colon(f)}`,
      subject: (f) => `Auflage erfüllt: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} marked the condition on “${f.name}” as met${colon(f)}`,
      subject: (f) => `Condition met: ${f.name}`,
    },
  },
  conditionReopened: {
    type: t.ConditionMet,
    de: {
      message: (f) =>
        `${has(f)} zurückgenommen, dass die Auflage zu „${f.name}“ erfüllt ist${colon(f)}`,
      subject: (f) => `Auflage wieder offen: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} took back that the condition on “${f.name}” is met${colon(f)}`,
      subject: (f) => `Condition open again: ${f.name}`,
    },
  },
  approvalPartialAccepted: {
    type: t.ApprovalPartialAccepted,
    de: {
      message: (f) => `${has(f)} „${f.name}“ teilweise freigegeben${alsoWith(f, 'mit Auflage')}`,
      subject: (f) => `Teilweise freigegeben: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} partly approved “${f.name}”${alsoWith(f, 'with a condition')}`,
      subject: (f) => `Partly approved: ${f.name}`,
    },
  },
  approvalRejected: {
    type: t.ApprovalRejected,
    de: {
      message: (f) => `${has(f)} „${f.name}“ abgelehnt.`,
      subject: (f) => `Abgelehnt: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} rejected “${f.name}”.`,
      subject: (f) => `Rejected: ${f.name}`,
    },
  },
  taskCreated: {
    type: t.TaskCreated,
    de: {
      message: (f) => `${has(f)} die Aufgabe „${f.name}“ angelegt.`,
      subject: (f) => `Neue Aufgabe: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} created the task “${f.name}”.`,
      subject: (f) => `New task: ${f.name}`,
    },
  },
  callbackRequested: {
    type: t.CallbackRequested,
    de: {
      message: (f) => `${asks(f)} Sie um einen Rückruf: „${f.name}“.`,
      subject: (f) => `Bitte um Rückruf: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} asked you to call back: “${f.name}”.`,
      subject: (f) => `Please call back: ${f.name}`,
    },
  },
  taskUpdated: {
    type: t.TaskUpdated,
    de: {
      message: (f) => `${has(f)} die Aufgabe „${f.name}“${times(f)} geändert.`,
      subject: (f) => `Aufgabe geändert: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} changed the task “${f.name}”${timesEn(f)}.`,
      subject: (f) => `Task changed: ${f.name}`,
    },
  },
  taskCompleted: {
    type: t.TaskCompleted,
    de: {
      message: (f) => `${has(f)} die Aufgabe „${f.name}“ erledigt.`,
      subject: (f) => `Erledigt: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} completed the task “${f.name}”.`,
      subject: (f) => `Completed: ${f.name}`,
    },
  },
  fileAdded: {
    type: t.FileAdded,
    de: {
      message: (f) =>
        f.count === 1
          ? `${has(f)} „${f.name}“ in „${f.place}“ hochgeladen.`
          : `${has(f)} ${f.count} Dateien in „${f.place}“ hochgeladen.`,
      subject: (f) =>
        f.count === 1 ? `Neue Datei in „${f.place}“` : `${f.count} neue Dateien in „${f.place}“`,
    },
    en: {
      message: (f) =>
        f.count === 1
          ? `${who(f)} added “${f.name}” to “${f.place}”.`
          : `${who(f)} added ${f.count} files to “${f.place}”.`,
      subject: (f) =>
        f.count === 1 ? `New file in “${f.place}”` : `${f.count} new files in “${f.place}”`,
    },
  },
  commentAdded: {
    type: t.CommentAdded,
    de: {
      message: (f) =>
        f.count === 1
          ? `${has(f)} „${f.name}“ kommentiert.`
          : `${has(f)} „${f.name}“ ${f.count}-mal kommentiert.`,
      subject: (f) => `Neuer Kommentar zu „${f.name}“`,
    },
    en: {
      message: (f) =>
        f.count === 1
          ? `${who(f)} commented on “${f.name}”.`
          : `${who(f)} commented on “${f.name}” ${f.count} times.`,
      subject: (f) => `New comment on “${f.name}”`,
    },
  },
  mentioned: {
    type: t.Mentioned,
    de: {
      message: (f) => `${has(f)} Sie in einem Kommentar zu „${f.name}“ erwähnt.`,
      subject: (f) => `Sie wurden erwähnt: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} mentioned you in a comment on “${f.name}”.`,
      subject: (f) => `You were mentioned: ${f.name}`,
    },
  },
  malwareFound: {
    type: t.MalwareFound,
    de: {
      message: (f) => `In „${f.name}“ wurde Schadsoftware gefunden. Die Datei ist gesperrt.`,
      subject: (f) => `Schadsoftware gefunden: ${f.name}`,
    },
    en: {
      message: (f) => `Malware was found in “${f.name}”. The file is locked.`,
      subject: (f) => `Malware found: ${f.name}`,
    },
  },
  ...orderWordings,
  ...seminarWordings,
} satisfies Record<string, Wording>

/** What is told; it names the type and the words. */
export type NewsKind = keyof typeof wordings
