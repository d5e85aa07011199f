export { isPicture, resizePicture, PictureError, normalizePicture, type Picture } from './codec.ts'
export { coloursOf } from './colours.ts'
