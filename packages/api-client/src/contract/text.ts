import * as z from 'zod/mini'
import { toLine, toLines } from '../values/text.ts'

/** A name, a title: one line of text of so many characters, as `toLine` leaves it. */
export const line = (least: number, most: number) =>
  z.string().check(z.overwrite(toLine), z.minLength(least), z.maxLength(most))

/** A note, a message: any number of lines, as `toLines` leaves them. */
export const lines = (least: number, most: number) =>
  z.string().check(z.overwrite(toLines), z.minLength(least), z.maxLength(most))
