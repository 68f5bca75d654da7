-- The job search has no words of what a job refers to. Replacing the sector of ten thousand jobs does not index them again.
DROP TRIGGER `job_published`;--> statement-breakpoint
CREATE TRIGGER `job_published` AFTER UPDATE OF `published`, `deletedAt` ON `documents`
WHEN new.`type` = 'job' AND (
	new.`deletedAt` IS NOT old.`deletedAt`
	OR json_remove(new.`published`, '$.category', '$.type', '$.basis', '$.office', '$.questions')
		IS NOT json_remove(old.`published`, '$.category', '$.type', '$.basis', '$.office', '$.questions')
) BEGIN
	DELETE FROM `job_search` WHERE `rowid` = (SELECT `id` FROM `document_texts` WHERE `documentId` = new.`id`);
	INSERT INTO `job_search` (`rowid`, `title`, `place`, `skills`, `text`)
	SELECT `id`, `title`, `place`, `skills`, `text` FROM `job_parts` WHERE `documentId` = new.`id`;
END;
