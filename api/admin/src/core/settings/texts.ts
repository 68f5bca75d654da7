/** The texts of settings that are made in the admin instead of on the server. */
export const texts = {
  save: 'Check and save',
  forget: 'Remove',
  fixed: (labels: readonly string[]) => `Set by the server’s environment: ${labels.join(', ')}.`,
  keepSecret: 'Leave the password or secret key blank to keep the present one.',
};
