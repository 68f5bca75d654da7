-- The footer's lists of links and words are columns now, with the titles that they had on the site.
UPDATE `documents` SET
  `data` = json_set(json_remove(`data`, '$.quickLinks', '$.services', '$.outsourcingServices', '$.recruitmentServices'), '$.columns', json_array(
    json_object('title', 'Quick Links', 'links', json(coalesce(json_extract(`data`, '$.quickLinks'), '[]')), 'words', json('[]'), 'hidden', json('false')),
    json_object('title', 'Services', 'links', json(coalesce(json_extract(`data`, '$.services'), '[]')), 'words', json('[]'), 'hidden', json('false')),
    json_object('title', 'Recruitment Services', 'links', json(coalesce(json_extract(`data`, '$.outsourcingServices'), '[]')), 'words', json(coalesce(json_extract(`data`, '$.recruitmentServices'), '[]')), 'hidden', json('false')))),
  `published` = json_set(json_remove(`published`, '$.quickLinks', '$.services', '$.outsourcingServices', '$.recruitmentServices'), '$.columns', json_array(
    json_object('title', 'Quick Links', 'links', json(coalesce(json_extract(`published`, '$.quickLinks'), '[]')), 'words', json('[]'), 'hidden', json('false')),
    json_object('title', 'Services', 'links', json(coalesce(json_extract(`published`, '$.services'), '[]')), 'words', json('[]'), 'hidden', json('false')),
    json_object('title', 'Recruitment Services', 'links', json(coalesce(json_extract(`published`, '$.outsourcingServices'), '[]')), 'words', json(coalesce(json_extract(`published`, '$.recruitmentServices'), '[]')), 'hidden', json('false'))))
  WHERE `type` = 'footer' AND json_type(`data`, '$.columns') IS NULL;--> statement-breakpoint
UPDATE `revisions` SET
  `data` = json_set(json_remove(`data`, '$.quickLinks', '$.services', '$.outsourcingServices', '$.recruitmentServices'), '$.columns', json_array(
    json_object('title', 'Quick Links', 'links', json(coalesce(json_extract(`data`, '$.quickLinks'), '[]')), 'words', json('[]'), 'hidden', json('false')),
    json_object('title', 'Services', 'links', json(coalesce(json_extract(`data`, '$.services'), '[]')), 'words', json('[]'), 'hidden', json('false')),
    json_object('title', 'Recruitment Services', 'links', json(coalesce(json_extract(`data`, '$.outsourcingServices'), '[]')), 'words', json(coalesce(json_extract(`data`, '$.recruitmentServices'), '[]')), 'hidden', json('false'))))
  WHERE `documentId` = 'footer' AND json_type(`data`, '$.columns') IS NULL;
