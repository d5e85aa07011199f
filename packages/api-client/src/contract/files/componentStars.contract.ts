import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, component, id } from '../fields.ts'

export const componentStars = area('componentStars', {
  list: {
    method: 'GET',
    path: 'componentstars/{applicationId}',
    summary: 'Ids of the components that the caller marked for themselves',
    rows: ['T-92'],
    extension: true,
    params: application,
    response: z.array(id),
  },
  set: {
    method: 'PUT',
    path: 'componentstars/{applicationId}/{componentId}',
    summary: 'Marks a component for the caller, or takes the mark away',
    rows: ['T-92'],
    extension: true,
    params: component,
    encoding: 'json',
    body: z.object({ isStarred: z.boolean() }),
  },
})
