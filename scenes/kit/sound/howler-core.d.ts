// howler without its part for sound in space, which nothing here uses.
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
