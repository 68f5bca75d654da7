import { expect, it } from 'vitest';
import { FEATURES } from '../../app.ts';
import { labelActions } from './action-labels.ts';

it.each([
  ['job.save', 'Job: saved'],
  ['footer.import', 'Footer: imported'],
  ['application.resume', 'Application: CV loaded'],
  ['session.refused', 'Login: failed'],
  ['report.export', 'Report: exported'],
  ['import.run', 'Import: completed'],
  ['media.replace', 'Image: replaced everywhere'],
  ['application.unsend', 'Application: email cancelled before it was sent'],
  ['user.notify', 'User: notification settings changed'],
  ['job.somethingNew', 'job.somethingNew'],
  ['toString.create', 'toString.create'],
])('labels the action %s as %s', (action, expectedText) =>
  expect(labelActions(FEATURES, [action])[action] ?? action).toBe(expectedText),
);
