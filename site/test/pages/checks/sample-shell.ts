/** The requirements of the specification for every page, in the HTML of the sample agency. */
import { describe, expect, test } from 'vitest';
import { heading, headings, inside } from '../support/find.ts';
import { all, collapsed } from '../support/page.ts';
import type { Site } from '../support/publish-site.ts';

export function sampleShellChecks({ page, pages }: Site): void {
  describe('on every page', () => {
    test('R14 the header of every page: phone number, social links, logo and navigation', () => {
      for (const page of pages) {
        const masthead = inside(page, all(page, 'header', { class: 'masthead' }));
        const linkNames = all(masthead, 'a').map(({ text, attributes }) => attributes['aria-label'] ?? collapsed(text));
        expect(linkNames).toEqual(
          expect.arrayContaining([expect.stringMatching(/^0113 496 /), 'Facebook', 'LinkedIn', 'Orrin & Vale, home']),
        );
        expect(
          inside(page, all(page, 'nav', { 'aria-label': 'Main' }))
            .elements.filter(({ tag }) => tag === 'a')
            .map(({ text }) => collapsed(text)),
        ).toEqual([
          'Home',
          'About us',
          'Part-time jobs',
          'Full-time jobs',
          'Contract',
          'Global staffing',
          'Staff augmentation',
          'Products',
          'Find a job',
          'Blog',
          'Contact us',
          'Hire people',
        ]);
      }
    });

    test('R15 K9 every page has the footer’s links and contact details', () => {
      for (const page of pages) {
        const [element] = all(page, 'footer');
        const footer = inside(page, element ? [element] : []);
        expect(headings(footer, 'h2')).toEqual(['Quick Links', 'Services', 'Recruitment Services', 'Contact Info']);
        const footerText = collapsed(element?.text ?? '');
        expect(footerText).toContain('Home About us Services Career Products');
        expect(footerText).toContain('Part-Time Full-Time Contract Global Staffing');
        expect(footerText).toContain(
          'Executive Search Permanent Staffing Temporary & Contract Staffing Bulk Hiring Solutions Recruitment Process Outsourcing (RPO) IT & Non-IT Hiring',
        );
        expect(footerText).toMatch(/0113 496 0140 hello@orrinvale\.example/);
        expect(footerText).toContain('© 2025 Orrin & Vale');
        expect(footerText).toMatch(/company number \d{8}, registered in England and Wales/);
        expect(all(footer, 'a').some(({ attributes }) => attributes.href === '/orrinvale.example')).toBe(true);
      }
    });

    test('R16 three sustainability pillars are on the home page and most others', () => {
      const pagesWithPillars = pages.filter((page) => headings(page, 'h2').includes('Our sustainability pillars'));
      expect(pagesWithPillars.map(({ path }) => path)).toEqual([
        '/about-us',
        '/blog',
        '/career',
        '/contract-jobs',
        '/full-time-jobs',
        '/globalStaffing',
        '/',
        '/part-time-jobs',
        '/products',
        '/staffAugmentation',
      ]);
      for (const page of pagesWithPillars) {
        expect(headings(inside(page, all(page, 'section', { 'aria-labelledby': 'sustainability' })), 'h3')).toEqual([
          'Improving people’s lives',
          'Helping communities prosper',
          'Caring for our planet',
        ]);
      }
    });

    test('R21 the 404 page and the legal notices have their headings', () => {
      expect(heading(page('/404'))).toBe('Page not found');
      expect(heading(page('/privacy'))).toBe('Privacy notice');
      expect(heading(page('/accessibility'))).toBe('Accessibility statement');
    });

    test('R21 the privacy notice shows how long each kind of data is kept', () => {
      const { words } = page('/privacy');
      expect(words).toContain('Applications 1 year after our last contact about the application');
      expect(words).toContain('Talent pool 2 years after consent was given, or sooner if it’s withdrawn');
      expect(all(page('/privacy'), 'a').map(({ attributes }) => attributes.href)).toContain('/complaints');
    });
  });
}
