import process from 'node:process';

/**
 * Imported into a child process before its own code. The parent holds an IPC channel to it; when the parent is
 * gone, however it went, the channel closes and the child asks itself to stop, then stops.
 */
const GRACE_MS = 2000;

function stop() {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

process.once('disconnect', stop);
// The parent may be gone before this line.
if (process.connected === false) stop();

// The watch alone must not keep a process running that has nothing left to do.
process.channel?.unref();
