import process from 'node:process';

/**
 * Preloaded into child processes. The IPC channel to the parent closes when the parent ends, even if it was killed;
 * the child then shuts down as on SIGTERM, or exits after a grace period.
 */
const GRACE_MS = 2000;

function shutDown() {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

process.once('disconnect', shutDown);
// The parent may have ended before the listener was added.
if (process.connected === false) shutDown();

// Without this, the channel would keep a finished process alive.
process.channel?.unref();
