-- Reply templates are entries now, with the placeholders of emails. Ids of documents are unique among all types, and stages
-- have some of those of the stock templates.
CREATE TABLE `new_templates` AS
SELECT
	CASE WHEN `id` IN ('interview', 'something-missing', 'not-this-time', 'thank-you', 'call-back')
		THEN 'reply-' || `id` ELSE `id` END AS `newId`,
	row_number() OVER (ORDER BY `inbox`, `name`) AS `position`,
	json_object(
		'name', `name`,
		'inbox', `inbox`,
		'subject', replace(replace(replace(replace(`subject`,
			'{name}', '{recipient_name}'), '{job}', '{job_title}'), '{agency}', '{company_name}'), '{me}', '{colleague}'),
		'body', replace(replace(replace(replace(`text`,
			'{name}', '{recipient_name}'), '{job}', '{job_title}'), '{agency}', '{company_name}'), '{me}', '{colleague}')
	) AS `data`,
	-- Stock templates that were never edited are dated the start of 2025, like the stock stages.
	CASE `updatedAt` WHEN 0 THEN 1735689600000 ELSE `updatedAt` END AS `at`,
	-- They follow updates while no user has saved them. An unknown user is better than none.
	CASE `updatedAt` WHEN 0 THEN NULL ELSE coalesce(
		(SELECT `userId` FROM `audit_log`
			WHERE `subject` = `reply_templates`.`id` AND `action` IN ('template.create', 'template.update')
			ORDER BY `audit_log`.`id` DESC LIMIT 1),
		''
	) END AS `userId`
FROM `reply_templates`;--> statement-breakpoint
INSERT INTO `changes` (`type`, `documentId`, `at`)
SELECT 'replyTemplate', `newId`, unixepoch() * 1000 FROM `new_templates` ORDER BY `position`;--> statement-breakpoint
INSERT INTO `documents` (
	`id`, `type`, `data`, `published`, `version`, `seq`, `position`, `publishedAt`, `lastPublishedAt`, `createdAt`, `updatedAt`,
	`updatedBy`
)
SELECT `newId`, 'replyTemplate', `data`, `data`, 1, `changes`.`seq`, `position`, t.`at`, t.`at`, t.`at`, t.`at`, t.`userId`
FROM `new_templates` AS t JOIN `changes` ON `changes`.`type` = 'replyTemplate' AND `changes`.`documentId` = `newId`;--> statement-breakpoint
INSERT INTO `revisions` (`documentId`, `version`, `action`, `data`, `userId`, `at`)
SELECT `newId`, 1, 'create', `data`, `userId`, `at` FROM `new_templates` ORDER BY `position`;--> statement-breakpoint
DROP TABLE `new_templates`;--> statement-breakpoint
DROP TABLE `reply_templates`;
