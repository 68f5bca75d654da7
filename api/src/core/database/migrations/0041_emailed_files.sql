-- The text of emailed files is searched too: `resumeId` names a file of either table, and `documentId` the application or message it is of.
CREATE TABLE `new_resume_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`resumeId` text NOT NULL,
	`documentId` text NOT NULL,
	`state` text NOT NULL
);--> statement-breakpoint
INSERT INTO `new_resume_texts` (`id`, `resumeId`, `documentId`, `state`)
SELECT t.`id`, t.`resumeId`, r.`applicationId`, t.`state` FROM `resume_texts` t JOIN `resumes` r ON r.`id` = t.`resumeId`;--> statement-breakpoint
DROP TRIGGER `resume_text_deleted`;--> statement-breakpoint
DROP TRIGGER `candidate_application_changed`;--> statement-breakpoint
DROP TRIGGER `candidate_message_changed`;--> statement-breakpoint
DROP TABLE `resume_texts`;--> statement-breakpoint
ALTER TABLE `new_resume_texts` RENAME TO `resume_texts`;--> statement-breakpoint
CREATE UNIQUE INDEX `resume_texts_resumeId_unique` ON `resume_texts` (`resumeId`);--> statement-breakpoint
CREATE INDEX `resume_texts_document` ON `resume_texts` (`documentId`);--> statement-breakpoint
CREATE TRIGGER `resume_text_deleted` AFTER DELETE ON `resume_texts` BEGIN
	DELETE FROM `resume_search` WHERE `rowid` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `resume_deleted` AFTER DELETE ON `resumes` BEGIN
	DELETE FROM `resume_texts` WHERE `resumeId` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `incoming_file_deleted` AFTER DELETE ON `incoming_files` BEGIN
	DELETE FROM `resume_texts` WHERE `resumeId` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_file_added` AFTER INSERT ON `incoming_files` BEGIN
	INSERT INTO `candidate_pending` (`documentId`) SELECT e.`submissionId` FROM `incoming_emails` e
	WHERE e.`id` = new.`emailId`
		AND NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = e.`submissionId`);
END;--> statement-breakpoint
-- Spam belongs to nobody. What the law requires the agency to keep of an erased application is no longer used for anything else.
CREATE TRIGGER `candidate_application_changed` AFTER UPDATE OF `status`, `erasedAt` ON `applications`
WHEN (new.`status` = 'spam') <> (old.`status` = 'spam') OR new.`erasedAt` IS NOT old.`erasedAt` BEGIN
	DELETE FROM `candidate_documents`
	WHERE `documentId` = new.`id` AND (new.`status` = 'spam' OR new.`erasedAt` IS NOT NULL);
	DELETE FROM `resume_texts`
	WHERE `documentId` = new.`id` AND (new.`status` = 'spam' OR new.`erasedAt` IS NOT NULL);
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`id`
	WHERE new.`status` <> 'spam' AND new.`erasedAt` IS NULL
		AND NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_message_changed` AFTER UPDATE OF `status` ON `messages`
WHEN (new.`status` = 'spam') <> (old.`status` = 'spam') BEGIN
	DELETE FROM `candidate_documents` WHERE `documentId` = new.`id` AND new.`status` = 'spam';
	DELETE FROM `resume_texts` WHERE `documentId` = new.`id` AND new.`status` = 'spam';
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`id`
	WHERE new.`status` <> 'spam' AND NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`id`);
END;--> statement-breakpoint
INSERT INTO `candidate_pending` (`documentId`)
SELECT DISTINCT e.`submissionId` FROM `incoming_emails` e JOIN `incoming_files` f ON f.`emailId` = e.`id`
WHERE NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = e.`submissionId`);
