import * as z from 'zod/mini'
import { area } from '../call.ts'
import { campaignParams } from './campaigns.contract.ts'
import { id } from '../fields.ts'
import { line } from '../text.ts'

/** What a column of a workbook can hold: the values of a channel, or the campaign that a row is of. */
export const planImportFields = [
  'externalId',
  'campaign',
  'name',
  'mediaType',
  'publisher',
  'budget',
  'startDate',
  'endDate',
  'bookingDeadline',
  'materialDeadline',
] as const
export type PlanImportField = (typeof planImportFields)[number]

/** How the workbooks of one client are read. */
const mapping = z.object({
  /** Heads of columns as they stand in the workbook, each once; null: the column is not taken over. */
  columns: z
    .array(z.object({ head: line(1, 200), field: z.nullable(z.enum(planImportFields)) }))
    .check(z.maxLength(200)),
  /** What the workbook calls media types, each once. */
  mediaTypes: z.array(z.object({ word: line(1, 200), mediaTypeId: id })).check(z.maxLength(200)),
})
export type PlanImportMapping = z.output<typeof mapping>

export const planImports = area('planImports', {
  mapping: {
    method: 'GET',
    path: 'campaigns/{applicationId}/{id}/importMapping',
    summary: 'How media plans of the campaign’s client were read last',
    rows: ['CAMP-07'],
    extension: true,
    params: campaignParams,
    response: z.object({
      /** Null: none was imported yet. */
      mapping: z.nullable(mapping),
    }),
    errors: [403],
  },
  saveMapping: {
    method: 'PUT',
    path: 'campaigns/{applicationId}/{id}/importMapping',
    summary: 'Keeps how media plans of the campaign’s client are read',
    rows: ['CAMP-07'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    body: mapping,
    errors: [403],
  },
})
