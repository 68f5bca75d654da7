export const texts = {
  preview: 'Email preview',
  filledInFor: (reference: string) => `Filled in with details from the latest application, ${reference}.`,
  filledInForExample: 'Filled in with example data.',
  format: 'Format',
  formats: { html: 'Formatted', text: 'Plain text' },
  sendTest: 'Send a test to me',
  testQueued: (address: string) => `Test email to ${address} queued. It uses example data and the wording in the form.`,
  reset: 'Reset to standard wording',
  placeholders: 'Placeholders',
  needed: (means: string) => `${means} (required)`,
};
