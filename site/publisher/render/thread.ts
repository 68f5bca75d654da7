/** The file of a worker thread. Everything else comes from the compiled site. */
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type * as Bundle from '../compile/entry.ts';
import type { WorkerData } from './messages.ts';

const { bundle } = workerData as WorkerData;
const { app, startWorker } = (await import(pathToFileURL(bundle).href)) as typeof Bundle;
startWorker(app, workerData as WorkerData);
