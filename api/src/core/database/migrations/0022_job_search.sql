-- What a published job says, by the parts that the job search weighs. The id is that of `document_texts`, because VACUUM renumbers
-- the rows of `documents`.
CREATE VIEW `job_parts` AS
SELECT
	`document_texts`.`id` AS `id`,
	`documents`.`id` AS `documentId`,
	coalesce(json_extract(`published`, '$.title'), '') AS `title`,
	concat_ws(' ', json_extract(`published`, '$.location.place'), json_extract(`published`, '$.location.region'),
		json_extract(`published`, '$.location.postcode'), json_extract(`published`, '$.location.otherPlaces')) AS `place`,
	(SELECT coalesce(group_concat(`value`, char(10)), '') FROM (
		SELECT `value` FROM json_each(`published`, '$.requirements')
		UNION ALL SELECT `value` FROM json_each(`published`, '$.responsibilities'))) AS `skills`,
	(SELECT coalesce(group_concat(`value`, char(10)), '') FROM (
		SELECT `atom` AS `value` FROM json_tree(`published`, '$.description') WHERE `key` = 'text'
		UNION ALL SELECT `value` FROM json_each(`published`, '$.benefits'))) AS `text`
FROM `documents` JOIN `document_texts` ON `documentId` = `documents`.`id`
WHERE `type` = 'job' AND `published` IS NOT NULL AND `deletedAt` IS NULL;--> statement-breakpoint
CREATE VIRTUAL TABLE `job_search` USING fts5(
	`title`, `place`, `skills`, `text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);--> statement-breakpoint
CREATE VIRTUAL TABLE `job_words` USING fts5vocab('job_search', 'row');--> statement-breakpoint
INSERT INTO `job_search` (`rowid`, `title`, `place`, `skills`, `text`)
SELECT `id`, `title`, `place`, `skills`, `text` FROM `job_parts`;--> statement-breakpoint
CREATE TRIGGER `job_texts_inserted` AFTER INSERT ON `document_texts` BEGIN
	INSERT INTO `job_search` (`rowid`, `title`, `place`, `skills`, `text`)
	SELECT `id`, `title`, `place`, `skills`, `text` FROM `job_parts` WHERE `id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `job_published` AFTER UPDATE OF `published`, `deletedAt` ON `documents`
WHEN new.`type` = 'job' AND (new.`published` IS NOT old.`published` OR new.`deletedAt` IS NOT old.`deletedAt`) BEGIN
	DELETE FROM `job_search` WHERE `rowid` = (SELECT `id` FROM `document_texts` WHERE `documentId` = new.`id`);
	INSERT INTO `job_search` (`rowid`, `title`, `place`, `skills`, `text`)
	SELECT `id`, `title`, `place`, `skills`, `text` FROM `job_parts` WHERE `documentId` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `job_texts_deleted` AFTER DELETE ON `document_texts` BEGIN
	DELETE FROM `job_search` WHERE `rowid` = old.`id`;
END;
