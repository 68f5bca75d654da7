/** Loaded before a child's own code: without its parent a child would hold the port and write on unseen. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
