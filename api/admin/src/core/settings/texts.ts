export const texts = {
  save: 'Check and save',
  forget: 'Remove',
  fixed: (labels: readonly string[]) => `Set on the server: ${labels.join(', ')}.`,
  keepSecret: 'Leave the password or secret key blank to keep the current one.',
};
