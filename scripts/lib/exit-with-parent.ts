/**
 * Ends a child process with its parent. Otherwise it would hold the port and keep writing unnoticed. Loaded before the
 * child's own code.
 */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
