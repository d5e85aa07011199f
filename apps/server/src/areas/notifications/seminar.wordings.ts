import { notificationTypes as t } from '@atrium/api-client/contract'
import type { Wording } from './wording.types.ts'

/** What learners are told by nobody in particular (T-90). */
export const seminarWordings = {
  seminarSeat: {
    type: t.Seminar,
    de: {
      message: (f) => `Bei „${f.name}“ ist ein Platz frei geworden: Sie sind jetzt angemeldet.`,
      subject: (f) => `Sie haben einen Platz: ${f.name}`,
    },
    en: {
      message: (f) => `A seat is free in “${f.name}”: you are signed up now.`,
      subject: (f) => `You have a seat: ${f.name}`,
    },
  },
  seminarSignedUp: {
    type: t.Seminar,
    de: {
      message: (f) => `${f.actor} hat Sie für „${f.name}“ angemeldet.`,
      subject: (f) => `Sie sind angemeldet: ${f.name}`,
    },
    en: {
      message: (f) => `${f.actor} has signed you up for “${f.name}”.`,
      subject: (f) => `You are signed up: ${f.name}`,
    },
  },
  seminarWaiting: {
    type: t.Seminar,
    de: {
      message: (f) =>
        `${f.actor} hat Sie für „${f.name}“ vorgemerkt: Sie stehen auf der Warteliste.`,
      subject: (f) => `Sie stehen auf der Warteliste: ${f.name}`,
    },
    en: {
      message: (f) => `${f.actor} has put you on the waiting list of “${f.name}”.`,
      subject: (f) => `You are on the waiting list: ${f.name}`,
    },
  },
  seminarSignedOff: {
    type: t.Seminar,
    de: {
      message: (f) => `${f.actor} hat Sie von „${f.name}“ wieder abgemeldet.`,
      subject: (f) => `Sie sind abgemeldet: ${f.name}`,
    },
    en: {
      message: (f) => `${f.actor} has signed you off from “${f.name}” again.`,
      subject: (f) => `You are signed off: ${f.name}`,
    },
  },
  seminarDue: {
    type: t.Seminar,
    de: {
      message: (f) => `Für „${f.name}“ haben Sie noch drei Tage Zeit.`,
      subject: (f) => `In drei Tagen fällig: ${f.name}`,
    },
    en: {
      message: (f) => `You have three days left for “${f.name}”.`,
      subject: (f) => `Due in three days: ${f.name}`,
    },
  },
  seminarReminder: {
    type: t.Seminar,
    de: {
      message: (f) => `${f.actor} erinnert Sie an die Schulung „${f.name}“.`,
      subject: (f) => `Erinnerung an Ihre Schulung: ${f.name}`,
    },
    en: {
      message: (f) => `${f.actor} reminds you of the seminar “${f.name}”.`,
      subject: (f) => `Reminder of your seminar: ${f.name}`,
    },
  },
  seminarOverdue: {
    type: t.Seminar,
    de: {
      message: (f) =>
        `Die Schulung „${f.name}“ ist überfällig. ${f.actor} bittet Sie, sie abzuschließen.`,
      subject: (f) => `Überfällige Schulung: ${f.name}`,
    },
    en: {
      message: (f) => `The seminar “${f.name}” is overdue. ${f.actor} asks you to complete it.`,
      subject: (f) => `Overdue seminar: ${f.name}`,
    },
  },
  certificateWithdrawn: {
    type: t.Seminar,
    de: {
      message: (f) => `${f.actor} hat Ihr Zertifikat zu „${f.name}“ zurückgezogen.`,
      subject: (f) => `Zertifikat zurückgezogen: ${f.name}`,
    },
    en: {
      message: (f) => `${f.actor} has withdrawn your certificate for “${f.name}”.`,
      subject: (f) => `Certificate withdrawn: ${f.name}`,
    },
  },
  seminarTomorrow: {
    type: t.Seminar,
    de: {
      message: (f) => `„${f.name}“ findet morgen statt.`,
      subject: (f) => `Morgen: ${f.name}`,
    },
    en: {
      message: (f) => `“${f.name}” takes place tomorrow.`,
      subject: (f) => `Tomorrow: ${f.name}`,
    },
  },
} satisfies Record<string, Wording>
