-- Contact details are entered once, in the site settings, and other documents inherit what they leave blank. The site settings
-- take what they lack from what visitors see. What says the same elsewhere is then left blank; what differs stays.
CREATE TABLE `source` AS SELECT
  coalesce(nullif(json_extract(`settings`, '$.contact.phone'), ''), json_extract(`footer`, '$.contactInfo.phone'), '') AS `phone`,
  coalesce(nullif(json_extract(`settings`, '$.contact.email'), ''), json_extract(`footer`, '$.contactInfo.email'), '') AS `email`,
  coalesce(json_extract(`contact`, '$.addresses[0].street'), '') AS `street`,
  coalesce(json_extract(`contact`, '$.addresses[0].city'), '') AS `city`,
  coalesce(json_extract(`contact`, '$.addresses[0].state'), '') AS `state`,
  coalesce(json_extract(`contact`, '$.addresses[0].zip'), '') AS `zip`,
  coalesce(json_extract(`footer`, '$.contactInfo.socialLinks'), '[]') AS `socialLinks`,
  coalesce((SELECT json_extract(`value`, '$.link') FROM json_each(`footer`, '$.contactInfo.socialLinks')
    WHERE lower(json_extract(`value`, '$.platform')) = 'facebook' LIMIT 1), '') AS `facebook`,
  coalesce((SELECT json_extract(`value`, '$.link') FROM json_each(`footer`, '$.contactInfo.socialLinks')
    WHERE lower(json_extract(`value`, '$.platform')) = 'x' OR lower(json_extract(`value`, '$.platform')) LIKE '%twitter%' LIMIT 1), '') AS `twitter`,
  coalesce((SELECT json_extract(`value`, '$.link') FROM json_each(`footer`, '$.contactInfo.socialLinks')
    WHERE lower(json_extract(`value`, '$.platform')) = 'linkedin' LIMIT 1), '') AS `linkedin`
FROM (
  SELECT `settings`.`published` AS `settings`, `footer`.`published` AS `footer`, `contact`.`published` AS `contact`
  FROM `documents` AS `settings`
    LEFT JOIN `documents` AS `footer` ON `footer`.`id` = 'footer'
    LEFT JOIN `documents` AS `contact` ON `contact`.`id` = 'contact'
  WHERE `settings`.`id` = 'siteSettings' AND `settings`.`published` IS NOT NULL
    AND json_type(`settings`.`data`, '$.contact.address') IS NULL
);--> statement-breakpoint
UPDATE `documents` SET
  `data` = json_set(`data`, '$.contact', json_object(
    'phone', coalesce(nullif(json_extract(`data`, '$.contact.phone'), ''), `phone`),
    'email', coalesce(nullif(json_extract(`data`, '$.contact.email'), ''), `email`),
    'address', json_object('street', `street`, 'city', `city`, 'state', `state`, 'zip', `zip`),
    'openingHours', '',
    'socialLinks', json(`socialLinks`))),
  `published` = json_set(`published`, '$.contact', json_object(
    'phone', coalesce(nullif(json_extract(`published`, '$.contact.phone'), ''), `phone`),
    'email', coalesce(nullif(json_extract(`published`, '$.contact.email'), ''), `email`),
    'address', json_object('street', `street`, 'city', `city`, 'state', `state`, 'zip', `zip`),
    'openingHours', '',
    'socialLinks', json(`socialLinks`)))
  FROM `source` WHERE `id` = 'siteSettings';--> statement-breakpoint
UPDATE `documents` SET
  `data` = json_replace(`data`,
    '$.tollFree', coalesce(nullif(json_extract(`data`, '$.tollFree'), `phone`), '')),
  `published` = json_replace(`published`,
    '$.tollFree', coalesce(nullif(json_extract(`published`, '$.tollFree'), `phone`), ''))
  FROM `source` WHERE `id` = 'header';--> statement-breakpoint
UPDATE `documents` SET `data` = json_replace(`data`, '$.socialLinks.facebook', '', '$.socialLinks.twitter', '', '$.socialLinks.linkedin', '')
  FROM `source` WHERE `id` = 'header'
    AND json_extract(`data`, '$.socialLinks.facebook') = `facebook`
    AND json_extract(`data`, '$.socialLinks.twitter') = `twitter`
    AND json_extract(`data`, '$.socialLinks.linkedin') = `linkedin`;--> statement-breakpoint
UPDATE `documents` SET `published` = json_replace(`published`, '$.socialLinks.facebook', '', '$.socialLinks.twitter', '', '$.socialLinks.linkedin', '')
  FROM `source` WHERE `id` = 'header'
    AND json_extract(`published`, '$.socialLinks.facebook') = `facebook`
    AND json_extract(`published`, '$.socialLinks.twitter') = `twitter`
    AND json_extract(`published`, '$.socialLinks.linkedin') = `linkedin`;--> statement-breakpoint
UPDATE `documents` SET
  `data` = json_replace(`data`,
    '$.contactInfo.phone', coalesce(nullif(json_extract(`data`, '$.contactInfo.phone'), `phone`), ''),
    '$.contactInfo.email', coalesce(nullif(json_extract(`data`, '$.contactInfo.email'), `email`), ''),
    '$.contactInfo.socialLinks', json(coalesce(nullif(json_extract(`data`, '$.contactInfo.socialLinks'), `socialLinks`), '[]'))),
  `published` = json_replace(`published`,
    '$.contactInfo.phone', coalesce(nullif(json_extract(`published`, '$.contactInfo.phone'), `phone`), ''),
    '$.contactInfo.email', coalesce(nullif(json_extract(`published`, '$.contactInfo.email'), `email`), ''),
    '$.contactInfo.socialLinks', json(coalesce(nullif(json_extract(`published`, '$.contactInfo.socialLinks'), `socialLinks`), '[]')))
  FROM `source` WHERE `id` = 'footer';--> statement-breakpoint
UPDATE `documents` SET
  `data` = json_replace(`data`,
    '$.phones[0].number', coalesce(nullif(json_extract(`data`, '$.phones[0].number'), `phone`), ''),
    '$.fax', coalesce(nullif(json_extract(`data`, '$.fax'), `email`), '')),
  `published` = json_replace(`published`,
    '$.phones[0].number', coalesce(nullif(json_extract(`published`, '$.phones[0].number'), `phone`), ''),
    '$.fax', coalesce(nullif(json_extract(`published`, '$.fax'), `email`), ''))
  FROM `source` WHERE `id` = 'contact';--> statement-breakpoint
UPDATE `documents` SET `data` = json_replace(`data`, '$.addresses[0].street', '', '$.addresses[0].city', '', '$.addresses[0].state', '', '$.addresses[0].zip', '')
  FROM `source` WHERE `id` = 'contact'
    AND json_extract(`data`, '$.addresses[0].street') = `street`
    AND json_extract(`data`, '$.addresses[0].city') = `city`
    AND json_extract(`data`, '$.addresses[0].state') = `state`
    AND json_extract(`data`, '$.addresses[0].zip') = `zip`;--> statement-breakpoint
UPDATE `documents` SET `published` = json_replace(`published`, '$.addresses[0].street', '', '$.addresses[0].city', '', '$.addresses[0].state', '', '$.addresses[0].zip', '')
  FROM `source` WHERE `id` = 'contact'
    AND json_extract(`published`, '$.addresses[0].street') = `street`
    AND json_extract(`published`, '$.addresses[0].city') = `city`
    AND json_extract(`published`, '$.addresses[0].state') = `state`
    AND json_extract(`published`, '$.addresses[0].zip') = `zip`;--> statement-breakpoint
DROP TABLE `source`;
