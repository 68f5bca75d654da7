/** The requirements of the specification for the HTML of the sample agency, without JavaScript. */
import { capitalize } from 'content-types/text/capitalize';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../support/entries.ts';
import { heading, headings, inside, links, tabElements, tabs } from '../support/find.ts';
import { all, collapsed } from '../support/page.ts';
import type { Site } from '../support/publish-site.ts';

export function samplePageChecks(site: Site): void {
  const { page, api } = site;

  describe('pages', () => {
    test('R1 home: slider, feature cards, info cards, four services, teasers, testimonial', () => {
      const home = page('/');
      expect(heading(home)).toMatch(/UK’s number one staffing company/);
      expect(all(home, 'div', { 'aria-roledescription': 'slide' }).length).toBeGreaterThan(1);
      expect(links(home, /^READ MORE/).length).toBeGreaterThanOrEqual(4);
      expect(headings(inside(home, all(home, 'section', { 'aria-labelledby': 'in-short' })), 'h3')).toHaveLength(3);
      expect(tabs(home)).toEqual(['Part-time Jobs', 'Full-time Jobs', 'Contract Basis', 'Global Staffing']);
      const routes = links(home, /^READ MORE: /).map(({ attributes }) => attributes.href);
      expect(routes).toEqual(['/part-time-jobs', '/full-time-jobs', '/contract-jobs', '/globalStaffing']);
      const teasers = all(home, 'section', { 'aria-label': 'More about us' });
      expect(headings(inside(home, teasers), 'h3')).toEqual(['Consulting', 'Case studies', 'About the company']);
      const testimonial = inside(home, all(home, 'section', { 'aria-label': 'Testimonial' }));
      expect(all(testimonial, 'blockquote')).toHaveLength(1);
    });

    test('R2 about: banner, text, cards with an icon, a title and a description', async () => {
      const aboutPage = page('/about-us');
      const cards = await entriesOf(api, 'about');
      expect(cards.length).toBeGreaterThan(2);
      for (const { data } of cards) expect(aboutPage.words).toContain(collapsed(`${data.title} ${data.description}`));
      const consultants = await entriesOf(api, 'consultant');
      expect(all(aboutPage, 'img').length).toBe(cards.length + 1 + consultants.length);
    });

    test.each([
      [
        'R3',
        '/part-time-jobs',
        ['Remote Part-Time Jobs', 'Freelancing Opportunities', 'Internship & Training Programs'],
      ],
      [
        'R5',
        '/contract-jobs',
        ['Job Requirements', 'Responsibilities', 'Benefits', 'Contract Duration', 'Location', 'Payment Terms'],
      ],
      [
        'R6',
        '/globalStaffing',
        ['Contract Staffing', 'Direct Hire Placement', 'Payroll Services', 'Specialties we service'],
      ],
      ['R8', '/products', ['Define the task', 'Create the solution', 'Support the client']],
      ['R9', '/career', ['What people are positioned for', 'Benefits']],
    ])('%s T2 %s has its tabs with readable panels', (_, path, titles) => {
      expect(tabs(page(path))).toEqual(titles);
      const panels = page(path).elements.filter(({ attributes }) => attributes.role === 'tabpanel');
      expect(panels.map(({ attributes }) => attributes['aria-labelledby'])).toEqual(
        tabElements(page(path)).map(({ attributes }) => attributes.id),
      );
      for (const panel of panels) {
        expect(panel.text.length).toBeGreaterThan(40);
        expect(panel.attributes).not.toHaveProperty('hidden');
      }
    });

    test('R4 full-time: banner, description, six features', () => {
      const features = all(page('/full-time-jobs'), 'section', { 'aria-label': 'What you can expect' });
      expect(headings(inside(page('/full-time-jobs'), features), 'h3')).toHaveLength(6);
    });

    test('R6 global staffing: AI-driven processes and service offerings', () => {
      expect(headings(page('/globalStaffing'), 'h2')).toEqual(
        expect.arrayContaining([expect.stringMatching(/^AI-driven processes/), 'Service offerings']),
      );
      expect(new Set(headings(page('/globalStaffing'), 'h3')).size).toBe(
        headings(page('/globalStaffing'), 'h3').length,
      );
    });

    test('R7 staff augmentation shows the business sections', async () => {
      for (const { data } of await entriesOf(api, 'businessSection')) {
        expect(headings(page('/staffAugmentation'), 'h2')).toContain(data.title);
        for (const skill of [...data.skillsLeft, ...data.skillsRight]) {
          expect(page('/staffAugmentation').words).toContain(skill);
        }
      }
    });

    test('R8 products show a title, subtitle and description, or placeholders', async () => {
      for (const { data } of await entriesOf(api, 'product')) {
        const expectedTexts = [
          data.title || 'No Title',
          data.subtitle || 'No Subtitle',
          data.description || 'No Description Available',
        ];
        expect(page('/products').words).toContain(collapsed(expectedTexts.join(' ')));
      }
    });

    test('R9 R17 K3 K4 career: the openings, their filters and the way to each job', async () => {
      const career = page('/career');
      expect(headings(career, 'h2')).toContain('Current Job Openings');
      const options = all(career, 'option').map(({ text }) => text);
      const first = options.indexOf('All Job Category');
      expect(options.slice(first, first + 7)).toEqual([
        'All Job Category',
        'admin',
        'Engineer',
        'Developer',
        'All Job Type',
        'Full Time',
        'Part Time',
      ]);
      const jobs = await entriesOf(api, 'job');
      const newest = jobs.slice(0, 20).map(({ id, data }) => [`/job/${id}`, data.title]);
      const shownLinks = all(career, 'a').filter(({ attributes }) => attributes.href?.startsWith('/job/'));
      expect(shownLinks.map(({ attributes, text }) => [attributes.href, collapsed(text)])).toEqual(newest);
      expect(all(career, 'p', { role: 'status' })[0]?.text).toContain(`${jobs.length} jobs`);
      expect(JSON.parse(site.text('/jobs/search/facts.json')).numbers).toHaveLength(jobs.length);
    });

    test('R10 T5 blog: each article has a short and a full view', async () => {
      for (const { id, data } of await entriesOf(api, 'blog')) {
        expect(links(page('/blog'), /^Read More/).map(({ attributes }) => attributes.href)).toContain(`/blog/${id}`);
        expect(heading(page(`/blog/${id}`))).toBe(data.title);
        expect(links(page(`/blog/${id}`), /^Back to Blog$/)[0]?.attributes.href).toBe('/blog');
      }
    });

    test('R11 V2 job: title, category, type, id, the way back and the form', async () => {
      for (const { id, data } of await entriesOf(api, 'job')) {
        const job = page(`/job/${id}`);
        expect(heading(job)).toBe(data.title);
        expect(job.words).toContain(`${capitalize(data.category ?? '')}, ${data.type}`);
        expect(job.words).toContain(`Job ID ${data.reference}`);
        expect(links(job, /^Back to Jobs$/)[0]?.attributes.href).toBe('/career');
        const [form] = all(job, 'form', { action: '/api/applications' });
        const fields = job.elements.filter(
          ({ within, attributes }) => form && within.includes(form) && 'required' in attributes,
        );
        expect(fields.map(({ attributes }) => attributes.name)).toEqual([
          'fullName',
          'email',
          'phone',
          'coverLetter',
          'resume',
        ]);
        expect(fields.at(-1)?.attributes.accept).toMatch(/\.pdf.*\.doc.*\.docx/);
        expect(all(job, 'input', { name: 'jobId' })[0]?.attributes.value).toBe(id);
      }
    });

    test('R12 V1 the contact page has a map on request, details and form', async () => {
      const contact = page('/contact-us');
      expect(headings(contact, 'h2').slice(0, 3)).toEqual(['Address', 'Phone', 'Email']);
      expect(links(contact, /^Show map$/)).toHaveLength(1);
      const [form] = all(contact, 'form', { action: '/api/messages' });
      const fields = contact.elements.filter(
        ({ within, attributes }) => form && within.includes(form) && attributes.placeholder,
      );
      expect(
        fields.map(({ attributes }) => [attributes.placeholder, attributes.type, 'required' in attributes]),
      ).toEqual([
        ['Name (required)', 'text', true],
        ['Email (required)', 'email', true],
        ['Website', expect.any(String), false],
        ['Comment...', undefined, true],
      ]);
    });

    test('M3 T9 under /job/ the missing page has its own text', async () => {
      const response = await site.api.inject({ url: '/job/nosuchjob123' });
      expect([response.statusCode, response.body]).toEqual([404, page('/job/404').html]);
      expect(heading(page('/job/404'))).toBe('Job not found');
      expect(all(page('/job/404'), 'title')[0]?.text).toMatch(/^Job not found \|/);
    });

    test('K10 contract jobs state six months, 40 hours and fortnightly pay', () => {
      expect(page('/contract-jobs').words).toMatch(/initial 6-month contract, a 40-hour week and bi-weekly payment/);
    });
  });
}
