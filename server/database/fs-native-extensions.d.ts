declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock of the operating system on an open file. @returns whether it was granted */
  export function tryLock(fd: number): boolean;
  export function unlock(fd: number): void;
}
