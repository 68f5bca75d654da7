/** Sources of the details of people added by staff, worded for staff and for the person. */
export const ADDED_BECAUSE = {
  'They asked us': 'you gave them to us',
  Referral: 'someone recommended you',
  'Public profile or CV database': 'your public profile or a CV database',
  'Met in person': 'we met and you gave them to us',
} as const;

export type AddedBecause = keyof typeof ADDED_BECAUSE;

export const ADDED_BECAUSES = Object.keys(ADDED_BECAUSE) as [AddedBecause, ...AddedBecause[]];

/** The history's text when staff put forward a person whose details they already have. */
export const PUT_FORWARD = 'Put forward';

/** Text on the page of someone who has not applied, while the application is new. */
export const ADDED_SEES = 'We have your details and are considering you.';
