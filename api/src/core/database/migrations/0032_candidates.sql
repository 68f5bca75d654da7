CREATE TABLE `candidates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`rating` integer,
	`createdAt` integer NOT NULL,
	`contactedAt` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `candidates_contacted` ON `candidates` (`contactedAt`);--> statement-breakpoint
CREATE INDEX `candidates_name` ON `candidates` (`name`);--> statement-breakpoint
CREATE TABLE `candidate_documents` (
	`documentId` text PRIMARY KEY NOT NULL,
	`candidateId` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phoneKey` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`candidateId`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `candidate_documents_candidate` ON `candidate_documents` (`candidateId`,`at`);--> statement-breakpoint
CREATE INDEX `candidate_documents_email` ON `candidate_documents` (`email`);--> statement-breakpoint
CREATE INDEX `candidate_documents_phone` ON `candidate_documents` (`phoneKey`);--> statement-breakpoint
CREATE TABLE `candidate_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidateId` text NOT NULL,
	`text` text NOT NULL,
	`userId` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`candidateId`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `candidate_notes_candidate` ON `candidate_notes` (`candidateId`,`id`);--> statement-breakpoint
CREATE TABLE `candidate_pending` (
	`documentId` text PRIMARY KEY NOT NULL,
	`isLinked` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE INDEX `candidate_pending_linked` ON `candidate_pending` (`isLinked`);--> statement-breakpoint
CREATE TABLE `resume_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`resumeId` text NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `resume_texts_resumeId_unique` ON `resume_texts` (`resumeId`);--> statement-breakpoint
CREATE INDEX `messages_email` ON `messages` (lower(json_extract(`data`, '$.email')));--> statement-breakpoint
CREATE INDEX `applications_email` ON `applications` (`email`);--> statement-breakpoint
-- C++ and C# are words. Rows are numbered as in `resume_texts`.
CREATE VIRTUAL TABLE `resume_search` USING fts5(
	`text`, tokenize="porter unicode61 remove_diacritics 2 tokenchars '+#'"
);--> statement-breakpoint
-- Words of deleted rows are removed immediately instead of at some later merge.
INSERT INTO `resume_search` (`resume_search`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `resume_text_deleted` AFTER DELETE ON `resume_texts` BEGIN
	DELETE FROM `resume_search` WHERE `rowid` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_application_added` AFTER INSERT ON `applications` WHEN new.`status` <> 'spam' AND new.`erasedAt` IS NULL BEGIN
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`id`
	WHERE NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_message_added` AFTER INSERT ON `messages` WHEN new.`status` <> 'spam' BEGIN
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`id`
	WHERE NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_resume_added` AFTER INSERT ON `resumes` BEGIN
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`applicationId`
	WHERE NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`applicationId`);
END;--> statement-breakpoint
-- Spam belongs to nobody. What the law requires the agency to keep of an erased application is no longer used for anything else.
CREATE TRIGGER `candidate_application_changed` AFTER UPDATE OF `status`, `erasedAt` ON `applications`
WHEN (new.`status` = 'spam') <> (old.`status` = 'spam') OR new.`erasedAt` IS NOT old.`erasedAt` BEGIN
	DELETE FROM `candidate_documents`
	WHERE `documentId` = new.`id` AND (new.`status` = 'spam' OR new.`erasedAt` IS NOT NULL);
	DELETE FROM `resume_texts`
	WHERE (new.`status` = 'spam' OR new.`erasedAt` IS NOT NULL)
		AND `resumeId` IN (SELECT `id` FROM `resumes` WHERE `applicationId` = new.`id`);
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`id`
	WHERE new.`status` <> 'spam' AND new.`erasedAt` IS NULL
		AND NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_message_changed` AFTER UPDATE OF `status` ON `messages`
WHEN (new.`status` = 'spam') <> (old.`status` = 'spam') BEGIN
	DELETE FROM `candidate_documents` WHERE `documentId` = new.`id` AND new.`status` = 'spam';
	INSERT INTO `candidate_pending` (`documentId`) SELECT new.`id`
	WHERE new.`status` <> 'spam' AND NOT EXISTS (SELECT 1 FROM `candidate_pending` WHERE `documentId` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_application_deleted` AFTER DELETE ON `applications` BEGIN
	DELETE FROM `candidate_documents` WHERE `documentId` = old.`id`;
	DELETE FROM `candidate_pending` WHERE `documentId` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_message_deleted` AFTER DELETE ON `messages` BEGIN
	DELETE FROM `candidate_documents` WHERE `documentId` = old.`id`;
	DELETE FROM `candidate_pending` WHERE `documentId` = old.`id`;
END;--> statement-breakpoint
-- A record goes with the last application of the person, and shows what the newest says.
CREATE VIEW `candidate_newest` AS
SELECT `candidateId`, `name`, `email`, `phone`, max(`at`) AS `at`
FROM `candidate_documents` WHERE `kind` = 'application' GROUP BY `candidateId`;--> statement-breakpoint
CREATE TRIGGER `candidate_document_added` AFTER INSERT ON `candidate_documents` BEGIN
	UPDATE `candidates` SET (`name`, `email`, `phone`) =
		(SELECT `name`, `email`, `phone` FROM `candidate_newest` WHERE `candidateId` = new.`candidateId`)
	WHERE `id` = new.`candidateId` AND new.`kind` = 'application';
	UPDATE `candidates` SET `contactedAt` = max(`contactedAt`, new.`at`) WHERE `id` = new.`candidateId`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_document_changed` AFTER UPDATE ON `candidate_documents` BEGIN
	DELETE FROM `candidates` WHERE `id` = old.`candidateId`
		AND NOT EXISTS (SELECT 1 FROM `candidate_newest` WHERE `candidateId` = old.`candidateId`);
	UPDATE `candidates` SET (`name`, `email`, `phone`) =
		(SELECT `name`, `email`, `phone` FROM `candidate_newest` WHERE `candidateId` = `candidates`.`id`)
	WHERE `id` IN (old.`candidateId`, new.`candidateId`)
		AND EXISTS (SELECT 1 FROM `candidate_newest` WHERE `candidateId` = `candidates`.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `candidate_document_deleted` AFTER DELETE ON `candidate_documents` BEGIN
	DELETE FROM `candidates` WHERE `id` = old.`candidateId`
		AND NOT EXISTS (SELECT 1 FROM `candidate_newest` WHERE `candidateId` = old.`candidateId`);
	UPDATE `candidates` SET (`name`, `email`, `phone`) =
		(SELECT `name`, `email`, `phone` FROM `candidate_newest` WHERE `candidateId` = old.`candidateId`)
	WHERE `id` = old.`candidateId`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_emailed` AFTER INSERT ON `outbox` WHEN json_extract(new.`mail`, '$.to') IS NOT NULL BEGIN
	UPDATE `candidates` SET `contactedAt` = max(`contactedAt`, new.`createdAt`)
	WHERE `id` = (SELECT `candidateId` FROM `candidate_documents` WHERE `documentId` = new.`subjectId`);
END;--> statement-breakpoint
INSERT INTO `candidate_pending` (`documentId`)
SELECT `id` FROM `applications` WHERE `status` <> 'spam' AND `erasedAt` IS NULL
UNION SELECT `id` FROM `messages` WHERE `status` <> 'spam';
