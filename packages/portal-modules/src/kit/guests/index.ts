// Not part of the kit's entry: few modules invite people.
export { isEmail, type Guest } from './guests.ts'
export { guestMessages } from './messages.ts'
export { PasteGuests } from './PasteGuests.tsx'
