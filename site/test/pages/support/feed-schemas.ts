/** Schemas of the feeds, according to their readers' documentation. */
import type { Rule } from './xml.ts';

const someText = /\S/s;
const anyText = /^/;
const address = /^https:\/\/orrinvale\.example\/job\/[0-9a-z]{12}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const mailTime = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;
const pay = /^£\d+(\.\d\d)?( - £\d+(\.\d\d)?)? per (year|month|week|day|hour)$/;
const number = /^\d+(\.\d+)?$/;
const oneOf = (...values: (string | number)[]) => new RegExp(`^(${values.join('|')})$`);
const optionalText = (text: RegExp): Rule => ({ text, optional: true });

const indeedJob: Rule = {
  optional: true,
  many: true,
  children: {
    title: { text: someText },
    date: { text: time },
    referencenumber: { text: /^[0-9a-z]{12}$/ },
    requisitionid: { text: someText },
    url: { text: address },
    company: { text: someText },
    sourcename: { text: someText },
    city: { text: someText },
    state: { text: anyText },
    postalcode: { text: anyText },
    country: { text: /^[A-Z]{2}$/ },
    email: optionalText(/^\S+@\S+$/),
    description: { text: /^<(p|h\d|ul|ol|blockquote|hr)\b.*>$/s },
    salary: optionalText(pay),
    jobtype: { text: /^(fulltime|parttime), (permanent|contract|temporary|internship)$/ },
    category: { text: someText },
    schedule: optionalText(someText),
    expirationdate: optionalText(day),
    remotetype: optionalText(/^(Fully|Hybrid) remote$/),
  },
};

export const indeed: Rule = {
  children: {
    publisher: { text: someText },
    publisherurl: { text: /^https:/ },
    lastBuildDate: optionalText(mailTime),
    job: indeedJob,
  },
};

const adzunaJob: Rule = {
  optional: true,
  many: true,
  children: {
    title: { text: someText },
    id: { text: /^[0-9a-z]{12}$/ },
    description: { text: /^<.{100,}>$/s },
    url: { text: address },
    location: { text: someText },
    postcode: optionalText(someText),
    country: {
      text: oneOf('AU', 'AT', 'BR', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'PL', 'RU', 'SG', 'ZA', 'UK', 'US'),
    },
    salary: optionalText(pay),
    salary_min: optionalText(number),
    salary_max: optionalText(number),
    salary_frequency: optionalText(oneOf('hour', 'day', 'month', 'year')),
    salary_currency: optionalText(/^GBP$/),
    category: { text: someText },
    contract_type: { text: oneOf('permanent', 'contract') },
    contract_time: { text: oneOf('full_time', 'part_time') },
    date: { text: time },
  },
};

export const adzuna: Rule = { children: { job: adzunaJob } };

const id = (...ids: number[]): Rule => ({ attributes: { id: oneOf(...ids) } });

const vacancy: Rule = {
  optional: true,
  many: true,
  attributes: { vacancyRefCode: /^[0-9a-z]{12}(-\d+)?$/ },
  children: {
    Title: { text: someText },
    Description: { text: /^[^<]*$|<(?!\/?(p|h\d|ul|li|strong|em|a)\b)/s },
    Location: {
      children: {
        City: optionalText(someText),
        State: optionalText(someText),
        PostalCode: { text: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/ },
      },
    },
    VacancyExpiry: optionalText(day),
    VacancyType: id(1, 2, 3),
    VacancyStatus: id(1, 2),
    VacancyCategory: id(2, 9, 14),
    ApplyMethod: id(2),
    ApplyUrl: { text: address },
  },
};

export const findAJob: Rule = { children: { Vacancy: vacancy } };

export const findAJobExpiries: Rule = {
  children: { ExpireVacancy: { optional: true, many: true, attributes: { vacancyRefCode: /^[0-9a-z]+(-\d+)?$/ } } },
};

export const rss: Rule = {
  attributes: { version: /^2\.0$/, 'xmlns:atom': /Atom$/ },
  children: {
    channel: {
      children: {
        title: { text: someText },
        link: { text: /^https:/ },
        description: { text: someText },
        language: { text: /^en-GB$/ },
        'atom:link': { attributes: { href: /\/jobs\.rss$/, rel: /^self$/, type: /^application\/rss\+xml$/ } },
        item: {
          optional: true,
          many: true,
          children: {
            title: { text: someText },
            link: { text: address },
            guid: { text: address },
            pubDate: { text: mailTime },
            category: { text: someText },
            description: { text: someText },
          },
        },
      },
    },
  },
};

const url: Rule = { many: true, optional: true, children: { loc: { text: /^https:/ }, lastmod: optionalText(time) } };

const namespace = { xmlns: /^http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9$/ };

export const urlSet: Rule = { attributes: namespace, children: { url } };

export const sitemapIndex: Rule = { attributes: namespace, children: { sitemap: url } };
