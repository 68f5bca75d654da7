/** Whether there is a process of that id here, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
