import { expect, test } from 'vitest';
import { useDesk } from '../support/desk.ts';
import { look } from '../support/screenshots.ts';

const desk = useDesk();

test('creates, tests and deletes a webhook with a secret shown once', async () => {
  const { admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await admin.open('webhooks');
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await look(page, 'webhooks-empty');
  await button('Create webhook').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('https://10.0.0.1/events');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await dialog.getByText('Choose at least one event.').waitFor();
  await dialog.getByLabel('Application received').check();
  await dialog.getByLabel('Job published').check();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await dialog.getByText('The address isn’t a public web server.').waitFor();
  await look(page, 'webhooks-form');
  await dialog.getByLabel('Address').fill('https://crm.invalid/events');
  await dialog.getByLabel('Include personal data').check();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByText(/^whsec_/).waitFor();
  await look(page, 'webhooks-secret');

  await page.getByRole('link', { name: 'Open the webhook to crm.invalid' }).click();
  await button('Send a test event').click();
  await page.getByText('The address doesn’t exist.').waitFor();
  await page.getByText('Failing', { exact: true }).waitFor();
  await look(page, 'webhooks-log');
  await button('Pause').click();
  await page.getByText('Paused', { exact: true }).waitFor();
  await button('Restart').click();
  await page.getByText('Active', { exact: true }).waitFor();
  await page.getByLabel('Job closed, unpublished or deleted').check();
  await button('Save').click();
  await page.reload();
  expect(await page.getByLabel('Job closed, unpublished or deleted').isChecked()).toBe(true);
  expect(await page.getByText(/whsec_/).count()).toBe(0);
  await button('Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
});
