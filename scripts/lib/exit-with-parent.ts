/**
 * Ends a child with its parent, without which it would hold the port and keep writing unnoticed. Loaded before the
 * child's own code.
 */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
