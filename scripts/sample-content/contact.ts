/** The contact page. */
import { image, type SampleDocument } from './document.ts';

const contactPage: SampleDocument<'contactPage'> = {
  type: 'contactPage',
  data: {
    form: {
      title: 'Send us a message',
      text: 'A person reads every message and replies within one working day. If it is urgent, please ring.',
    },
    search: {
      title: 'Contact Orrin & Vale in Leeds and London',
      description: 'Ring us, send a message, or visit us in Leeds or London. A person replies within one working day.',
    },
  },
};

const contact: SampleDocument<'contact'> = {
  type: 'contact',
  data: {
    header: {
      title: 'Talk to us',
      subtitle: 'No menus, no hold music: a consultant picks up.',
    },
    headerImage: image('letters', 'Two speech bubbles that overlap'),
    addresses: [
      { title: 'Leeds', street: '', city: '', state: '', zip: '' },
      { title: 'London', street: '41 Lantern Street', city: 'London', state: 'Greater London', zip: 'SE1 9ZZ' },
    ],
    phones: [
      { number: '', type: 'Leeds' },
      { number: '020 7946 0140', type: 'London' },
      { number: '0113 496 0175', type: 'Contract desk' },
    ],
    fax: 'hello@orrinvale.example',
    openingHours: '',
    mapUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-1.5630%2C53.7830%2C-1.5330%2C53.7990&layer=mapnik&marker=53.7910%2C-1.5480',
  },
};

export const contactContent: SampleDocument[] = [contactPage, contact];
