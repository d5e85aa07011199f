/**
 * Says in each answer to a signed-in caller where the log of events stood when the request came: whoever
 * joins `/hubs/portal` with it misses nothing of what happened after that (RT-01).
 */
export const cursorHeader = 'Atrium-Cursor'
