/** Loaded before a child's own code. Without its parent, a child would hold the port and keep writing unnoticed. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
