-- The header's two groups of links are one menu now: each link becomes the entry that it was on the site. An entry whose link
-- was emptied is not shown, as before.
UPDATE `documents` SET `data` = json_set(json_remove(`data`, '$.services', '$.otherLinks'), '$.menu', json_array(
    json_object('label', 'Home', 'link', coalesce(json_extract(`data`, '$.otherLinks.home'), '/'), 'hidden', json('false'), 'name', 'home', 'children', json('[]')),
    json_object('label', 'About us', 'link', coalesce(json_extract(`data`, '$.otherLinks.aboutUs'), '/about-us'), 'hidden', json('false'), 'name', 'aboutUs', 'children', json('[]')),
    json_object('label', 'Services', 'link', '', 'hidden', json('false'), 'name', '', 'children', json_array(
      json_object('label', 'Part-time jobs', 'link', coalesce(json_extract(`data`, '$.services.applicationServices'), '/part-time-jobs'), 'hidden', json('false'), 'name', 'applicationServices'),
      json_object('label', 'Full-time jobs', 'link', coalesce(json_extract(`data`, '$.services.businessServices'), '/full-time-jobs'), 'hidden', json('false'), 'name', 'businessServices'),
      json_object('label', 'Contract', 'link', coalesce(json_extract(`data`, '$.services.technologyTrainings'), '/contract-jobs'), 'hidden', json('false'), 'name', 'technologyTrainings'),
      json_object('label', 'Global staffing', 'link', coalesce(json_extract(`data`, '$.services.globalStaffing'), '/globalStaffing'), 'hidden', json('false'), 'name', 'globalStaffing'),
      json_object('label', 'Staff augmentation', 'link', coalesce(json_extract(`data`, '$.services.staffAugmentation'), '/staffAugmentation'), 'hidden', json('false'), 'name', 'staffAugmentation'))),
    json_object('label', 'Products', 'link', coalesce(json_extract(`data`, '$.otherLinks.products'), '/products'), 'hidden', json('false'), 'name', 'products', 'children', json('[]')),
    json_object('label', 'Career', 'link', coalesce(json_extract(`data`, '$.otherLinks.career'), '/career'), 'hidden', json('false'), 'name', 'career', 'children', json('[]')),
    json_object('label', 'Blog', 'link', coalesce(json_extract(`data`, '$.otherLinks.blog'), '/blog'), 'hidden', json('false'), 'name', 'blog', 'children', json('[]')),
    json_object('label', 'Contact us', 'link', coalesce(json_extract(`data`, '$.otherLinks.contactUs'), '/contact-us'), 'hidden', json('false'), 'name', 'contactUs', 'children', json('[]'))))
  WHERE `type` = 'header' AND json_type(`data`, '$.menu') IS NULL AND json_type(`data`, '$.otherLinks') IS NOT NULL;--> statement-breakpoint
UPDATE `documents` SET `published` = json_set(json_remove(`published`, '$.services', '$.otherLinks'), '$.menu', json_array(
    json_object('label', 'Home', 'link', coalesce(json_extract(`published`, '$.otherLinks.home'), '/'), 'hidden', json('false'), 'name', 'home', 'children', json('[]')),
    json_object('label', 'About us', 'link', coalesce(json_extract(`published`, '$.otherLinks.aboutUs'), '/about-us'), 'hidden', json('false'), 'name', 'aboutUs', 'children', json('[]')),
    json_object('label', 'Services', 'link', '', 'hidden', json('false'), 'name', '', 'children', json_array(
      json_object('label', 'Part-time jobs', 'link', coalesce(json_extract(`published`, '$.services.applicationServices'), '/part-time-jobs'), 'hidden', json('false'), 'name', 'applicationServices'),
      json_object('label', 'Full-time jobs', 'link', coalesce(json_extract(`published`, '$.services.businessServices'), '/full-time-jobs'), 'hidden', json('false'), 'name', 'businessServices'),
      json_object('label', 'Contract', 'link', coalesce(json_extract(`published`, '$.services.technologyTrainings'), '/contract-jobs'), 'hidden', json('false'), 'name', 'technologyTrainings'),
      json_object('label', 'Global staffing', 'link', coalesce(json_extract(`published`, '$.services.globalStaffing'), '/globalStaffing'), 'hidden', json('false'), 'name', 'globalStaffing'),
      json_object('label', 'Staff augmentation', 'link', coalesce(json_extract(`published`, '$.services.staffAugmentation'), '/staffAugmentation'), 'hidden', json('false'), 'name', 'staffAugmentation'))),
    json_object('label', 'Products', 'link', coalesce(json_extract(`published`, '$.otherLinks.products'), '/products'), 'hidden', json('false'), 'name', 'products', 'children', json('[]')),
    json_object('label', 'Career', 'link', coalesce(json_extract(`published`, '$.otherLinks.career'), '/career'), 'hidden', json('false'), 'name', 'career', 'children', json('[]')),
    json_object('label', 'Blog', 'link', coalesce(json_extract(`published`, '$.otherLinks.blog'), '/blog'), 'hidden', json('false'), 'name', 'blog', 'children', json('[]')),
    json_object('label', 'Contact us', 'link', coalesce(json_extract(`published`, '$.otherLinks.contactUs'), '/contact-us'), 'hidden', json('false'), 'name', 'contactUs', 'children', json('[]'))))
  WHERE `type` = 'header' AND `published` IS NOT NULL AND json_type(`published`, '$.menu') IS NULL AND json_type(`published`, '$.otherLinks') IS NOT NULL;--> statement-breakpoint
UPDATE `revisions` SET `data` = json_set(json_remove(`data`, '$.services', '$.otherLinks'), '$.menu', json_array(
    json_object('label', 'Home', 'link', coalesce(json_extract(`data`, '$.otherLinks.home'), '/'), 'hidden', json('false'), 'name', 'home', 'children', json('[]')),
    json_object('label', 'About us', 'link', coalesce(json_extract(`data`, '$.otherLinks.aboutUs'), '/about-us'), 'hidden', json('false'), 'name', 'aboutUs', 'children', json('[]')),
    json_object('label', 'Services', 'link', '', 'hidden', json('false'), 'name', '', 'children', json_array(
      json_object('label', 'Part-time jobs', 'link', coalesce(json_extract(`data`, '$.services.applicationServices'), '/part-time-jobs'), 'hidden', json('false'), 'name', 'applicationServices'),
      json_object('label', 'Full-time jobs', 'link', coalesce(json_extract(`data`, '$.services.businessServices'), '/full-time-jobs'), 'hidden', json('false'), 'name', 'businessServices'),
      json_object('label', 'Contract', 'link', coalesce(json_extract(`data`, '$.services.technologyTrainings'), '/contract-jobs'), 'hidden', json('false'), 'name', 'technologyTrainings'),
      json_object('label', 'Global staffing', 'link', coalesce(json_extract(`data`, '$.services.globalStaffing'), '/globalStaffing'), 'hidden', json('false'), 'name', 'globalStaffing'),
      json_object('label', 'Staff augmentation', 'link', coalesce(json_extract(`data`, '$.services.staffAugmentation'), '/staffAugmentation'), 'hidden', json('false'), 'name', 'staffAugmentation'))),
    json_object('label', 'Products', 'link', coalesce(json_extract(`data`, '$.otherLinks.products'), '/products'), 'hidden', json('false'), 'name', 'products', 'children', json('[]')),
    json_object('label', 'Career', 'link', coalesce(json_extract(`data`, '$.otherLinks.career'), '/career'), 'hidden', json('false'), 'name', 'career', 'children', json('[]')),
    json_object('label', 'Blog', 'link', coalesce(json_extract(`data`, '$.otherLinks.blog'), '/blog'), 'hidden', json('false'), 'name', 'blog', 'children', json('[]')),
    json_object('label', 'Contact us', 'link', coalesce(json_extract(`data`, '$.otherLinks.contactUs'), '/contact-us'), 'hidden', json('false'), 'name', 'contactUs', 'children', json('[]'))))
  WHERE `documentId` IN (SELECT `id` FROM `documents` WHERE `type` = 'header') AND json_type(`data`, '$.menu') IS NULL AND json_type(`data`, '$.otherLinks') IS NOT NULL;
