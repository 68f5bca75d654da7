/** The entry file of a worker thread. The rest of the worker's code is in the compiled site. */
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { Bundle, WorkerData } from '../compile/compiled.ts';

const { bundle } = workerData as WorkerData;
const { app, definition, startWorker } = (await import(pathToFileURL(bundle).href)) as Bundle;
startWorker(app, definition, workerData as WorkerData);
