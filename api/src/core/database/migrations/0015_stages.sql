ALTER TABLE `applications` ADD `candidateSees` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Candidates go on seeing the words that they saw.
UPDATE `applications` SET `candidateSees` = CASE `candidateStatus`
	WHEN 'new' THEN 'We’ve received your application. A consultant will review it.'
	WHEN 'reviewing' THEN 'A consultant is reviewing your application.'
	WHEN 'shortlisted' THEN 'You’re on our shortlist.'
	WHEN 'interview' THEN 'You’ve reached the interview stage.'
	WHEN 'offered' THEN 'You have an offer.'
	WHEN 'hired' THEN 'You’ve got the job. Congratulations!'
	WHEN 'rejected' THEN 'We’re not taking your application any further this time.'
	WHEN 'withdrawn' THEN 'You’ve withdrawn your application.'
	ELSE ''
END;--> statement-breakpoint
-- The history keeps the names and words as they were.
UPDATE `submission_events` SET `text` = (
	SELECT CASE `text`
		WHEN 'new' THEN 'We’ve received your application. A consultant will review it.'
		WHEN 'reviewing' THEN 'A consultant is reviewing your application.'
		WHEN 'shortlisted' THEN 'You’re on our shortlist.'
		WHEN 'interview' THEN 'You’ve reached the interview stage.'
		WHEN 'offered' THEN 'You have an offer.'
		WHEN 'hired' THEN 'You’ve got the job. Congratulations!'
		WHEN 'rejected' THEN 'We’re not taking your application any further this time.'
		WHEN 'withdrawn' THEN 'You’ve withdrawn your application.'
		ELSE `text`
	END
) WHERE `kind` = 'candidateStatus';--> statement-breakpoint
UPDATE `submission_events` SET `text` = upper(substr(`text`, 1, 1)) || substr(`text`, 2)
WHERE `kind` = 'status' AND `submissionId` IN (SELECT `id` FROM `applications`);--> statement-breakpoint
UPDATE `applications` SET `candidateStatus` = CASE `candidateStatus`
	WHEN 'reviewing' THEN 'active'
	WHEN 'shortlisted' THEN 'active'
	WHEN 'interview' THEN 'active'
	WHEN 'offered' THEN 'offer'
	ELSE `candidateStatus`
END;--> statement-breakpoint
-- Stages are entries now. The ids are the statuses that applications already have, so that none of them moves. They
-- are dated the start of 2025, so that lists of recent changes do not begin with them.
CREATE TABLE `new_stages` (`id` text NOT NULL, `position` integer NOT NULL, `data` text NOT NULL);--> statement-breakpoint
INSERT INTO `new_stages` VALUES
('new', 1, '{"name":"New","kind":"new","candidateSees":"We’ve received your application. A consultant will review it."}'),
('reviewing', 2, '{"name":"Reviewing","kind":"active","candidateSees":""}'),
('shortlisted', 3, '{"name":"Shortlisted","kind":"active","candidateSees":""}'),
('interview', 4, '{"name":"Interview","kind":"active","candidateSees":""}'),
('offered', 5, '{"name":"Offered","kind":"offer","candidateSees":""}'),
('hired', 6, '{"name":"Hired","kind":"hired","candidateSees":""}'),
('rejected', 7, '{"name":"Rejected","kind":"rejected","candidateSees":""}'),
('withdrawn', 8, '{"name":"Withdrawn","kind":"withdrawn","candidateSees":"You’ve withdrawn your application."}');--> statement-breakpoint
INSERT INTO `changes` (`type`, `documentId`, `at`)
SELECT 'stage', `id`, unixepoch() * 1000 FROM `new_stages` ORDER BY `position`;--> statement-breakpoint
INSERT INTO `documents` (
	`id`, `type`, `data`, `published`, `version`, `seq`, `position`, `publishedAt`, `lastPublishedAt`, `createdAt`, `updatedAt`
)
SELECT
	`new_stages`.`id`, 'stage', `data`, `data`, 1, `changes`.`seq`, `position`,
	1735689600000, 1735689600000, 1735689600000, 1735689600000
FROM `new_stages` JOIN `changes` ON `changes`.`type` = 'stage' AND `changes`.`documentId` = `new_stages`.`id`;--> statement-breakpoint
INSERT INTO `revisions` (`documentId`, `version`, `action`, `data`, `at`)
SELECT `id`, 1, 'create', `data`, 1735689600000 FROM `new_stages` ORDER BY `position`;--> statement-breakpoint
DROP TABLE `new_stages`;
