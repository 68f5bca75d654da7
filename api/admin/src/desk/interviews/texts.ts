export const texts = {
  title: 'Interviews',
  offer: 'Offer interview times',
  record: 'Book an agreed time',
  states: {
    offered: 'Waiting for the candidate to choose',
    asked: 'The candidate asked for other times',
    booked: 'Booked',
    past: 'Past',
    cancelled: 'Cancelled',
  },
  minutes: (minutes: number) => `${minutes} minutes`,
  names: (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', '),
  details: (minutes: number, interviewers: string) => `${minutes} minutes with ${interviewers}`,
  clash: (isSingle: boolean, name: string) =>
    isSingle
      ? `${name} has another interview at this time.`
      : 'One of the interviewers has another interview at this time.',
  mayClash: (name: string, times: string) => `${name} already has an interview then: ${times}`,
  oneOfThem: 'One of them',
  offerOthers: 'Offer other times',
  book: 'Book an agreed time',
  reschedule: 'Reschedule',
  cancel: 'Cancel interview',
  withdraw: 'Withdraw offer',
  confirm: {
    booked: {
      title: 'Cancel this interview?',
      text: 'We’ll email the candidate and the interviewer, so that it’s removed from their calendars.',
      action: 'Cancel interview',
    },
    offered: {
      title: 'Withdraw these times?',
      text: 'We’ll email the candidate to say that these times are no longer available.',
      action: 'Withdraw offer',
    },
  },

  form: {
    offered: 'Offer interview times',
    agreed: 'Book an agreed time',
    rescheduled: 'Reschedule the interview',
    time: (position: number) => `Date ${position}`,
    agreedTime: 'Date',
    addTime: 'Add another time',
    removeTime: (position: number) => `Remove time ${position}`,
    minutes: 'Length in minutes',
    interviewer: 'Interviewer',
    others: 'With (optional)',
    preview: 'Email preview',
    candidateGets: 'What the candidate gets',
    place: 'Where',
    placeHelp: 'An address, a video link or a phone number, for both the candidate and the interviewer.',
    note: 'Note for the candidate (optional)',
    send: 'Send to candidate',
    book: 'Book and send invitations',
    change: 'Send updated invitations',
    help: {
      offered: 'We’ll email the candidate a link to choose one of these times.',
      agreed: 'We’ll email the candidate and the interviewer an invitation for their calendars.',
      rescheduled: 'We’ll email the candidate and the interviewer an updated invitation.',
    },
  },

  week: {
    label: 'Interviews for the week',
    previous: 'Previous week',
    now: 'This week',
    next: 'Next week',
    none: 'None',
    clash: 'Clash',
  },

  calendar: {
    title: 'Your interviews in your calendar',
    intro:
      'Subscribe to this private address in Outlook, Google or Apple Calendar. It shows candidates’ names and phone numbers.',
    create: 'Create address',
    replace: 'Replace address',
    remove: 'Turn off',
    copyNow: 'Copy the address now: you won’t see it again',
  },
};
