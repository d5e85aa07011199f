import { inDays } from './data.ts'
import { me } from './jobs.ts'

/** What people of this product come together to learn, in its own words. */
export interface Training {
  nr: number
  edition: number
  title: string
  about: string | null
  /** Null: everybody reads it for themselves, whenever they like. */
  meeting: { from: string; to: string; where: string; who: string; places: number | null } | null
  minutes: number | null
  picture: string | null
  /** ISO moment by which it has to be read. */
  until: string | null
  /** Names in the order in which they said that they come. */
  coming: string[]
  isDeleted?: boolean
}

const at = (days: number, time: string) => `${inDays(days)}T${time}:00.000Z`

export const trainings = (): Training[] => [
  {
    nr: 1,
    edition: 1,
    title: 'Brandschutz im Treppenhaus',
    about: 'Feuerlöscher, Fluchtwege und was nicht in den Flur gehört.',
    meeting: { from: at(6, '15:00'), to: at(6, '16:30'), where: 'Fischergasse 12, Waschküche', who: 'Enno Harms', places: 8 }, // prettier-ignore
    minutes: 90,
    picture: null,
    until: null,
    coming: ['Mehmet Yildiz', 'Lotte Petersen'],
  },
  {
    nr: 2,
    edition: 1,
    title: 'Erste Hilfe für Hausleute',
    about: 'Ein Vormittag mit Übungen.',
    meeting: { from: at(20, '08:00'), to: at(20, '12:00'), where: 'Wache 4, Saal 2', who: 'Dr. Silke Ahrens', places: 1 }, // prettier-ignore
    minutes: 240,
    picture: null,
    until: null,
    coming: ['Mehmet Yildiz'],
  },
  {
    nr: 3,
    edition: 1,
    title: 'Wer darf auf das Dach?',
    about: null,
    meeting: { from: at(-30, '09:00'), to: at(-30, '10:00'), where: 'Fischergasse 12, Hof', who: 'Enno Harms', places: null }, // prettier-ignore
    minutes: 60,
    picture: null,
    until: null,
    coming: [me],
  },
]
